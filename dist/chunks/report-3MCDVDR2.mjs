import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-PO32SB32.mjs";
import "./chunk-FTIHLM3F.mjs";
import "./chunk-3IZ5IS6J.mjs";
import "./chunk-FFMGLE5F.mjs";
import "./chunk-6KDZIBOH.mjs";
import "./chunk-Y4UHYNCP.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-WHYOWQHX.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
