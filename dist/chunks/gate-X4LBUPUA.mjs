import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-KMGPJSS6.mjs";
import "./chunk-PU4NGSVK.mjs";
import "./chunk-HRULAWXB.mjs";
import "./chunk-MICY7QM7.mjs";
import "./chunk-OYQHN3Y7.mjs";
import "./chunk-IQ3TX37A.mjs";
import "./chunk-S7WTZBXF.mjs";
import "./chunk-SL7DKNW6.mjs";
import "./chunk-HBFW3GWK.mjs";
import "./chunk-2TZZ3WDR.mjs";
import "./chunk-QI4J57LI.mjs";
import "./chunk-OLV7LVOT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
