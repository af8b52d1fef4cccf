import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-5NWGF7UU.mjs";
import "./chunk-PCLQQH4Q.mjs";
import "./chunk-DEA2ZKOE.mjs";
import "./chunk-PAKZPXOC.mjs";
import "./chunk-RQ7PTEVQ.mjs";
import "./chunk-CGDJIVPE.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-WZUQPWJT.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
