import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-RU3GJSO5.mjs";
import "./chunk-S7XFVN5G.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-C5PWXJGW.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
