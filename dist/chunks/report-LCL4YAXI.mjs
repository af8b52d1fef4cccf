import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-RPXWZNLC.mjs";
import "./chunk-YO3QFMCO.mjs";
import "./chunk-G2GKOWOV.mjs";
import "./chunk-GSTUJFIJ.mjs";
import "./chunk-ACT225T2.mjs";
import "./chunk-7PCDDWX2.mjs";
import "./chunk-EQGYZDPR.mjs";
import "./chunk-RPPWDUDY.mjs";
import "./chunk-234NFMNF.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
