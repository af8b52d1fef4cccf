import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-75K5QO2V.mjs";
import "./chunk-2XAAMOFP.mjs";
import "./chunk-B2F7IST3.mjs";
import "./chunk-RZPUB5OP.mjs";
import "./chunk-HVORFUMI.mjs";
import "./chunk-G3QQKMU2.mjs";
import "./chunk-UHSAOGAZ.mjs";
import "./chunk-I7RIQD5C.mjs";
import "./chunk-DWVJQTIX.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
