import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-OQ5XJMZA.mjs";
import "./chunk-JBSRFQ47.mjs";
import "./chunk-DUVJMX2Q.mjs";
import "./chunk-HRFB7DNG.mjs";
import "./chunk-2HICPMRC.mjs";
import "./chunk-ECXME36M.mjs";
import "./chunk-OHLI2KHN.mjs";
import "./chunk-3VJODEFU.mjs";
import "./chunk-VUQEDUW4.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
