import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-QP5KIQVK.mjs";
import "./chunk-U4QP7DWZ.mjs";
import "./chunk-Z2M2YAAL.mjs";
import "./chunk-XMUR47GO.mjs";
import "./chunk-PDNAOPC5.mjs";
import "./chunk-OLV7LVOT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
