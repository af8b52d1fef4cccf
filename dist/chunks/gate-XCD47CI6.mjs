import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-UOOSRSCG.mjs";
import "./chunk-BTGKJYRU.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-U3WBFCYK.mjs";
import "./chunk-RSPRY2OG.mjs";
import "./chunk-BZP6HV5L.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-2FGTUKME.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KPDLYHWC.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
