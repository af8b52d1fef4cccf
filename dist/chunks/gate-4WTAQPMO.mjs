import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-SD55AE3A.mjs";
import "./chunk-2JGIAQQE.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-VA6IPM5R.mjs";
import "./chunk-462JFDPW.mjs";
import "./chunk-4DHJSODS.mjs";
import "./chunk-3X2NQKI4.mjs";
import "./chunk-K2MYLQIG.mjs";
import "./chunk-AY5PXC7C.mjs";
import "./chunk-MODWVKKY.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
