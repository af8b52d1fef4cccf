import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-YGYG3F73.mjs";
import "./chunk-5TZ42MXZ.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-OGDSEW3U.mjs";
import "./chunk-GMAH7QMT.mjs";
import "./chunk-3EI2YBW7.mjs";
import "./chunk-3CITWZYY.mjs";
import "./chunk-E2AYEEKH.mjs";
import "./chunk-SL6W2J3Z.mjs";
import "./chunk-3VJODEFU.mjs";
import "./chunk-VUQEDUW4.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
