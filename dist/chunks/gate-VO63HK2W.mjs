import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-4ITFCA5L.mjs";
import "./chunk-XY7Z7EJC.mjs";
import "./chunk-LN6D53SB.mjs";
import "./chunk-FTIHLM3F.mjs";
import "./chunk-3IZ5IS6J.mjs";
import "./chunk-7KKCXBB5.mjs";
import "./chunk-FFMGLE5F.mjs";
import "./chunk-Y4UHYNCP.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-WHYOWQHX.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
