import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-DM6EFFVI.mjs";
import "./chunk-HXKTUOL4.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-GQPU5L3Y.mjs";
import "./chunk-5YYKXSJL.mjs";
import "./chunk-Z5OIETJJ.mjs";
import "./chunk-REVQ7Z6Y.mjs";
import "./chunk-NXJFUM2C.mjs";
import "./chunk-ZULOX44J.mjs";
import "./chunk-ESJOYF7J.mjs";
import "./chunk-QCLIXI73.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
