import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-MY4RXCC6.mjs";
import "./chunk-ZQOLJWIR.mjs";
import "./chunk-HRULAWXB.mjs";
import "./chunk-YS6XNMV4.mjs";
import "./chunk-M7RGI6KP.mjs";
import "./chunk-VJEGHGZ4.mjs";
import "./chunk-SLYDQGZR.mjs";
import "./chunk-U4QP7DWZ.mjs";
import "./chunk-Z2M2YAAL.mjs";
import "./chunk-XMUR47GO.mjs";
import "./chunk-PDNAOPC5.mjs";
import "./chunk-OLV7LVOT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
