import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-6YCOJKEB.mjs";
import "./chunk-2XAAMOFP.mjs";
import "./chunk-B2F7IST3.mjs";
import "./chunk-RZPUB5OP.mjs";
import "./chunk-WQI65FIV.mjs";
import "./chunk-GBNJGOFM.mjs";
import "./chunk-UHSAOGAZ.mjs";
import "./chunk-V6OJN34E.mjs";
import "./chunk-DWVJQTIX.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
