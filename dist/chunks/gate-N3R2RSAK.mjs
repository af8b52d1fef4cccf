import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-QERTZJCK.mjs";
import "./chunk-WQXPMAWL.mjs";
import "./chunk-IEANJHTP.mjs";
import "./chunk-DBHYAKDJ.mjs";
import "./chunk-AJ7CE3XV.mjs";
import "./chunk-M2KNJZNA.mjs";
import "./chunk-GRQHMNP7.mjs";
import "./chunk-O3A6NP7Y.mjs";
import "./chunk-5LMU3DVU.mjs";
import "./chunk-6CPFAGLB.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
