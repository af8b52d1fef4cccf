import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-YLLJPSSZ.mjs";
import "./chunk-726ORULY.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-Y5QXQI6W.mjs";
import "./chunk-MCBUSHXF.mjs";
import "./chunk-Q6GVNELA.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-GSH5DH4Y.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KHZBZ7EP.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
