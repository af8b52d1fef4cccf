import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-C7YY7RDY.mjs";
import "./chunk-7WQIDSZW.mjs";
import "./chunk-EYD5HOR2.mjs";
import "./chunk-A2QEXSRV.mjs";
import "./chunk-MPGM5U5P.mjs";
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
