import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-WQI65FIV.mjs";
import "./chunk-GBNJGOFM.mjs";
import "./chunk-UHSAOGAZ.mjs";
import "./chunk-V6OJN34E.mjs";
import "./chunk-DWVJQTIX.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
