import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-CTWC67WX.mjs";
import "./chunk-GJXKBVMM.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-JLBOMZS2.mjs";
import "./chunk-6J7346H3.mjs";
import "./chunk-O4SMSREX.mjs";
import "./chunk-HWXFXEIF.mjs";
import "./chunk-UPC4OUY3.mjs";
import "./chunk-2NYAF2DS.mjs";
import "./chunk-BSQDIXK7.mjs";
import "./chunk-XIAUNQWP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
