import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-7NZFWXTP.mjs";
import "./chunk-ZHKUMGJ6.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-Y5QXQI6W.mjs";
import "./chunk-MCBUSHXF.mjs";
import "./chunk-O25X7JQW.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-IR3D2Z4S.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KHZBZ7EP.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
