import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-GJVYREMM.mjs";
import "./chunk-JIJ34HMX.mjs";
import "./chunk-SK4TG7TA.mjs";
import "./chunk-C6JE5HU2.mjs";
import "./chunk-PAV67DYR.mjs";
import "./chunk-UQJVHP7R.mjs";
import "./chunk-EQGYZDPR.mjs";
import "./chunk-RPPWDUDY.mjs";
import "./chunk-234NFMNF.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
