import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-3QRXNDOI.mjs";
import "./chunk-NMCY57L3.mjs";
import "./chunk-UK5CVG6C.mjs";
import "./chunk-ITDNZ57X.mjs";
import "./chunk-4KOHFWPF.mjs";
import "./chunk-WJOUXMEI.mjs";
import "./chunk-AQMV32SO.mjs";
import "./chunk-OQEWTLLR.mjs";
import "./chunk-YJQE4HCP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
