import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-DZZTOJGY.mjs";
import "./chunk-O5JCZ5Z6.mjs";
import "./chunk-TNZXBCWE.mjs";
import "./chunk-4SDRISCD.mjs";
import "./chunk-GDVHS7MH.mjs";
import "./chunk-ZFG45WIS.mjs";
import "./chunk-DHYTFYZW.mjs";
import "./chunk-LVZUN4CE.mjs";
import "./chunk-CMHOSAZO.mjs";
import "./chunk-KQZ5M5F2.mjs";
import "./chunk-AIUQFRYD.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
