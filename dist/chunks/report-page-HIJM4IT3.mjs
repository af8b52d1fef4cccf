import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-TH5V4QU3.mjs";
import "./chunk-NXJFUM2C.mjs";
import "./chunk-ZULOX44J.mjs";
import "./chunk-ESJOYF7J.mjs";
import "./chunk-QCLIXI73.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
