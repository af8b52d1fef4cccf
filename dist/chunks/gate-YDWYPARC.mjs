import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-YAKGQIH5.mjs";
import "./chunk-DNJW57QE.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-NMCY57L3.mjs";
import "./chunk-UK5CVG6C.mjs";
import "./chunk-4RPNZFB2.mjs";
import "./chunk-ITDNZ57X.mjs";
import "./chunk-CGB3NOGA.mjs";
import "./chunk-AQMV32SO.mjs";
import "./chunk-SJCIQNOW.mjs";
import "./chunk-YJQE4HCP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
