import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-6O7TAKVC.mjs";
import "./chunk-KGGTL2WB.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-Y5QXQI6W.mjs";
import "./chunk-MCBUSHXF.mjs";
import "./chunk-ISMWPZEC.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-GLC75OWB.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KPDLYHWC.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
