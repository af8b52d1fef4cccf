import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-HDCTMWPA.mjs";
import "./chunk-Z7O43VU2.mjs";
import "./chunk-JIVJ4NC2.mjs";
import "./chunk-VIWRHSDK.mjs";
import "./chunk-YZ63NAJF.mjs";
import "./chunk-XJFB6ZD7.mjs";
import "./chunk-T2JJ4CF7.mjs";
import "./chunk-QX7BKB3I.mjs";
import "./chunk-WHKRL43E.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
