import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-6NFZV536.mjs";
import "./chunk-N3DRFM6J.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-NMCY57L3.mjs";
import "./chunk-UK5CVG6C.mjs";
import "./chunk-OMQENH73.mjs";
import "./chunk-ITDNZ57X.mjs";
import "./chunk-WJOUXMEI.mjs";
import "./chunk-AQMV32SO.mjs";
import "./chunk-OQEWTLLR.mjs";
import "./chunk-YJQE4HCP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
