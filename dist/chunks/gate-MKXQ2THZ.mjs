import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-D4XBSLSO.mjs";
import "./chunk-C2GSCQ7A.mjs";
import "./chunk-EYD5HOR2.mjs";
import "./chunk-PCLQQH4Q.mjs";
import "./chunk-DEA2ZKOE.mjs";
import "./chunk-TPVWTNGQ.mjs";
import "./chunk-PAKZPXOC.mjs";
import "./chunk-H7CRQY37.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-A2DJVCBI.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
