import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-HVORFUMI.mjs";
import "./chunk-G3QQKMU2.mjs";
import "./chunk-UHSAOGAZ.mjs";
import "./chunk-I7RIQD5C.mjs";
import "./chunk-DWVJQTIX.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
