import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-AZL6HZXB.mjs";
import "./chunk-5WV4LFQ2.mjs";
import "./chunk-IEANJHTP.mjs";
import "./chunk-SEPAVMNZ.mjs";
import "./chunk-RZ5LY7X3.mjs";
import "./chunk-4URF22LD.mjs";
import "./chunk-ODEEHSCR.mjs";
import "./chunk-M4QL2T44.mjs";
import "./chunk-BZQGOO6C.mjs";
import "./chunk-YTHGRJRX.mjs";
import "./chunk-NDG2AXFS.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
