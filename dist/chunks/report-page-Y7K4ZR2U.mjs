import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-53SF56VT.mjs";
import "./chunk-IR3D2Z4S.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KHZBZ7EP.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
