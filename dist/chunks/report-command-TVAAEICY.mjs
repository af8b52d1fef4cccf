import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-EAXJS4ZG.mjs";
import "./chunk-HX5DFH2L.mjs";
import "./chunk-LSVCSDX7.mjs";
import "./chunk-JT5GYHYH.mjs";
import "./chunk-5HAIJEO3.mjs";
import "./chunk-XGLF24CK.mjs";
import "./chunk-CDNNNINO.mjs";
import "./chunk-L4AJN3NB.mjs";
import "./chunk-MSR2V3DK.mjs";
import "./chunk-ES25QAQM.mjs";
import "./chunk-E36CS5TK.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
