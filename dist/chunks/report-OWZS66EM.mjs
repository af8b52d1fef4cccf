import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-T4OKIZQF.mjs";
import "./chunk-Y5QXQI6W.mjs";
import "./chunk-MCBUSHXF.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-53SF56VT.mjs";
import "./chunk-IR3D2Z4S.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KHZBZ7EP.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
