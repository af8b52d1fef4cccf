import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  openWhole,
  reportPage
} from "./chunk-ZF4B77SN.mjs";
import "./chunk-2POYS5EG.mjs";
import "./chunk-QAMODD65.mjs";
import "./chunk-GOLGTRAV.mjs";
import "./chunk-VUVM5KWZ.mjs";
import "./chunk-OLV7LVOT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  openWhole,
  reportPage
};
