import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-VQO5CXWE.mjs";
import "./chunk-FSWDTLE5.mjs";
import "./chunk-4SDRISCD.mjs";
import "./chunk-GDVHS7MH.mjs";
import "./chunk-UKS3KXQ4.mjs";
import "./chunk-ZFG45WIS.mjs";
import "./chunk-RGM55VTE.mjs";
import "./chunk-DHYTFYZW.mjs";
import "./chunk-LVZUN4CE.mjs";
import "./chunk-CMHOSAZO.mjs";
import "./chunk-KQZ5M5F2.mjs";
import "./chunk-AIUQFRYD.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
