import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-3S4X6VO3.mjs";
import "./chunk-PCLQQH4Q.mjs";
import "./chunk-DEA2ZKOE.mjs";
import "./chunk-PAKZPXOC.mjs";
import "./chunk-LAVQWBFD.mjs";
import "./chunk-CQNFNUXX.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-KNG6DJWV.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
