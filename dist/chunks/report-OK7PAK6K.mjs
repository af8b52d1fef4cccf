import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-KBFKPISN.mjs";
import "./chunk-Y5QXQI6W.mjs";
import "./chunk-MCBUSHXF.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-Z7V4QKGN.mjs";
import "./chunk-GLC75OWB.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KPDLYHWC.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
