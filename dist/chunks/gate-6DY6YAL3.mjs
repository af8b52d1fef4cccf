import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-76EVVKIQ.mjs";
import "./chunk-4SLJX6GA.mjs";
import "./chunk-EYD5HOR2.mjs";
import "./chunk-PCLQQH4Q.mjs";
import "./chunk-DEA2ZKOE.mjs";
import "./chunk-5CTMZO2L.mjs";
import "./chunk-PAKZPXOC.mjs";
import "./chunk-CQNFNUXX.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-KNG6DJWV.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
