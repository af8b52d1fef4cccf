import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-3I5SCRVW.mjs";
import "./chunk-2MTN3FR2.mjs";
import "./chunk-LN6D53SB.mjs";
import "./chunk-FTIHLM3F.mjs";
import "./chunk-3IZ5IS6J.mjs";
import "./chunk-VZTSM3WS.mjs";
import "./chunk-FFMGLE5F.mjs";
import "./chunk-X3DNOTWU.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-W5EZI5UT.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
