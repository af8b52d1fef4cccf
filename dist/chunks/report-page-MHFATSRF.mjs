import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-6KDZIBOH.mjs";
import "./chunk-Y4UHYNCP.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-WHYOWQHX.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
