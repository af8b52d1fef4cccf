import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-IMXU6K3S.mjs";
import "./chunk-DBHYAKDJ.mjs";
import "./chunk-AJ7CE3XV.mjs";
import "./chunk-GRQHMNP7.mjs";
import "./chunk-4K6X2P36.mjs";
import "./chunk-O3A6NP7Y.mjs";
import "./chunk-5LMU3DVU.mjs";
import "./chunk-6CPFAGLB.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
