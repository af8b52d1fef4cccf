import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-FZSPDJJ3.mjs";
import "./chunk-SJN7QGJF.mjs";
import "./chunk-TNZXBCWE.mjs";
import "./chunk-QBECHYSX.mjs";
import "./chunk-5BHVGZYH.mjs";
import "./chunk-T7SVBVJ6.mjs";
import "./chunk-UYZXBXLB.mjs";
import "./chunk-LVZUN4CE.mjs";
import "./chunk-CMHOSAZO.mjs";
import "./chunk-KQZ5M5F2.mjs";
import "./chunk-AIUQFRYD.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
