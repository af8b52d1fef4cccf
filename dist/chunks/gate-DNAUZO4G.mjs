import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-MMOB4E3C.mjs";
import "./chunk-TBALDLSS.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-H4EPU2TS.mjs";
import "./chunk-FEDP3XLT.mjs";
import "./chunk-KA45NHY6.mjs";
import "./chunk-3X2NQKI4.mjs";
import "./chunk-FSMYCYZU.mjs";
import "./chunk-AY5PXC7C.mjs";
import "./chunk-MODWVKKY.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
