import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-LX623FOV.mjs";
import "./chunk-ZKC7FGXX.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-N53WH5CI.mjs";
import "./chunk-BHI7AIWH.mjs";
import "./chunk-GJZAPPL5.mjs";
import "./chunk-GSTUJFIJ.mjs";
import "./chunk-7PCDDWX2.mjs";
import "./chunk-EQGYZDPR.mjs";
import "./chunk-RPPWDUDY.mjs";
import "./chunk-234NFMNF.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
