import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-U4NEGE65.mjs";
import "./chunk-E2AYEEKH.mjs";
import "./chunk-SL6W2J3Z.mjs";
import "./chunk-3VJODEFU.mjs";
import "./chunk-VUQEDUW4.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
