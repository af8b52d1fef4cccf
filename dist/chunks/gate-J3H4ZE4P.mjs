import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-2KBVCKPV.mjs";
import "./chunk-6D2FSLLG.mjs";
import "./chunk-QBECHYSX.mjs";
import "./chunk-5BHVGZYH.mjs";
import "./chunk-UKS3KXQ4.mjs";
import "./chunk-T7SVBVJ6.mjs";
import "./chunk-RGM55VTE.mjs";
import "./chunk-UYZXBXLB.mjs";
import "./chunk-LVZUN4CE.mjs";
import "./chunk-CMHOSAZO.mjs";
import "./chunk-KQZ5M5F2.mjs";
import "./chunk-AIUQFRYD.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
