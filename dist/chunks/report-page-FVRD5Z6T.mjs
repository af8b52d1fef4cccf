import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-5GFIBMLF.mjs";
import "./chunk-CGB3NOGA.mjs";
import "./chunk-AQMV32SO.mjs";
import "./chunk-SJCIQNOW.mjs";
import "./chunk-YJQE4HCP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
