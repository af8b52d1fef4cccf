import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-XQDWA66Z.mjs";
import "./chunk-NYEXUV6J.mjs";
import "./chunk-L4BI52FS.mjs";
import "./chunk-ZFX3KAIA.mjs";
import "./chunk-MATUXHGF.mjs";
import "./chunk-CTOFVBSL.mjs";
import "./chunk-D5JUHIMJ.mjs";
import "./chunk-YQCEJ3C2.mjs";
import "./chunk-M3YJMPJM.mjs";
import "./chunk-RA5I4QZV.mjs";
import "./chunk-6VNYZGTN.mjs";
import "./chunk-AYAP27LQ.mjs";
import "./chunk-JMQAXXY7.mjs";
import "./chunk-OO66ZBVE.mjs";
import "./chunk-5F4HBJCU.mjs";
import "./chunk-3PRPLFI2.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
