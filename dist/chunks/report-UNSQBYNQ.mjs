import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-MYAFXWI5.mjs";
import "./chunk-RWEAY2YZ.mjs";
import "./chunk-RVZH577S.mjs";
import "./chunk-GRQHMNP7.mjs";
import "./chunk-XQLMK5LB.mjs";
import "./chunk-AJQM2T7R.mjs";
import "./chunk-5LMU3DVU.mjs";
import "./chunk-MDDP2V6Q.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
