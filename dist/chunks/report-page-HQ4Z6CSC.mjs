import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-SJN7QGJF.mjs";
import "./chunk-TNZXBCWE.mjs";
import "./chunk-QBECHYSX.mjs";
import "./chunk-T7SVBVJ6.mjs";
import "./chunk-UYZXBXLB.mjs";
import "./chunk-LVZUN4CE.mjs";
import "./chunk-CMHOSAZO.mjs";
import "./chunk-KQZ5M5F2.mjs";
import "./chunk-AIUQFRYD.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
