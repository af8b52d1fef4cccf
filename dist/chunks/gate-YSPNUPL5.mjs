import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-T6VVWFA6.mjs";
import "./chunk-RQ5VMNYV.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-6GFROBZM.mjs";
import "./chunk-U6ND2465.mjs";
import "./chunk-WJL5SCLW.mjs";
import "./chunk-4QRY7UUJ.mjs";
import "./chunk-4CBNTCY7.mjs";
import "./chunk-QJD5QXGP.mjs";
import "./chunk-Q34BS63P.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
