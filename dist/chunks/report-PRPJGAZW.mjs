import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-WJBL5CQE.mjs";
import "./chunk-GQPU5L3Y.mjs";
import "./chunk-5YYKXSJL.mjs";
import "./chunk-REVQ7Z6Y.mjs";
import "./chunk-TH5V4QU3.mjs";
import "./chunk-NXJFUM2C.mjs";
import "./chunk-ZULOX44J.mjs";
import "./chunk-ESJOYF7J.mjs";
import "./chunk-QCLIXI73.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
