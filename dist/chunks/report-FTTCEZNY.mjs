import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-5K4IGM46.mjs";
import "./chunk-VA6IPM5R.mjs";
import "./chunk-462JFDPW.mjs";
import "./chunk-3X2NQKI4.mjs";
import "./chunk-EJJHTJ4M.mjs";
import "./chunk-K2MYLQIG.mjs";
import "./chunk-AY5PXC7C.mjs";
import "./chunk-MODWVKKY.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
