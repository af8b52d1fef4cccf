import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-2OW6G4VX.mjs";
import "./chunk-EBVVK27E.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-JBSRFQ47.mjs";
import "./chunk-DUVJMX2Q.mjs";
import "./chunk-XHGBWSA5.mjs";
import "./chunk-HRFB7DNG.mjs";
import "./chunk-ECXME36M.mjs";
import "./chunk-OHLI2KHN.mjs";
import "./chunk-3VJODEFU.mjs";
import "./chunk-VUQEDUW4.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
