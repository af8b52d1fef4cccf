import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-RL7OPYPS.mjs";
import "./chunk-3UOX2DZ4.mjs";
import "./chunk-HXRWUS26.mjs";
import "./chunk-DKOYFFWK.mjs";
import "./chunk-5IS5S7CB.mjs";
import "./chunk-X5S2R3M3.mjs";
import "./chunk-2POYS5EG.mjs";
import "./chunk-QAMODD65.mjs";
import "./chunk-GOLGTRAV.mjs";
import "./chunk-VUVM5KWZ.mjs";
import "./chunk-HRULAWXB.mjs";
import "./chunk-OLV7LVOT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
