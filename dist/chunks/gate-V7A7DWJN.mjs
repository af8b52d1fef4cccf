import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-2XE6GEYO.mjs";
import "./chunk-UV7F3DPC.mjs";
import "./chunk-IEANJHTP.mjs";
import "./chunk-6X562HDU.mjs";
import "./chunk-NAKMQC2N.mjs";
import "./chunk-LRNPCMZZ.mjs";
import "./chunk-ALXL2PWF.mjs";
import "./chunk-5ESESVG3.mjs";
import "./chunk-KH47A2EQ.mjs";
import "./chunk-RVMP6H4H.mjs";
import "./chunk-BNERYPKV.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
