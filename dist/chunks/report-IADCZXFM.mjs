import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-MG6WB7HH.mjs";
import "./chunk-IQ2UR2OU.mjs";
import "./chunk-EDBWQVXN.mjs";
import "./chunk-S7WTZBXF.mjs";
import "./chunk-7LL7WYWP.mjs";
import "./chunk-SL7DKNW6.mjs";
import "./chunk-HBFW3GWK.mjs";
import "./chunk-2TZZ3WDR.mjs";
import "./chunk-QI4J57LI.mjs";
import "./chunk-OLV7LVOT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
