import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-PFGARNXS.mjs";
import "./chunk-M4QL2T44.mjs";
import "./chunk-BZQGOO6C.mjs";
import "./chunk-YTHGRJRX.mjs";
import "./chunk-NDG2AXFS.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
