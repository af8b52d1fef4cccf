import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-QIJQEPRD.mjs";
import "./chunk-I43FEBYB.mjs";
import "./chunk-IEANJHTP.mjs";
import "./chunk-RWEAY2YZ.mjs";
import "./chunk-RVZH577S.mjs";
import "./chunk-HTIOQ42P.mjs";
import "./chunk-GRQHMNP7.mjs";
import "./chunk-AJQM2T7R.mjs";
import "./chunk-5LMU3DVU.mjs";
import "./chunk-MDDP2V6Q.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
