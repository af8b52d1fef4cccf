import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-27WVIPDQ.mjs";
import "./chunk-SEPAVMNZ.mjs";
import "./chunk-RZ5LY7X3.mjs";
import "./chunk-ODEEHSCR.mjs";
import "./chunk-PFGARNXS.mjs";
import "./chunk-M4QL2T44.mjs";
import "./chunk-BZQGOO6C.mjs";
import "./chunk-YTHGRJRX.mjs";
import "./chunk-NDG2AXFS.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
