import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-QPOYFCII.mjs";
import "./chunk-U3WBFCYK.mjs";
import "./chunk-RSPRY2OG.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-G6A4TODS.mjs";
import "./chunk-2FGTUKME.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KPDLYHWC.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
