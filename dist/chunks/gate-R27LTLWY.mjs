import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-JDT4JGFA.mjs";
import "./chunk-VI274TB6.mjs";
import "./chunk-EYD5HOR2.mjs";
import "./chunk-PCLQQH4Q.mjs";
import "./chunk-DEA2ZKOE.mjs";
import "./chunk-6E47B4ZY.mjs";
import "./chunk-PAKZPXOC.mjs";
import "./chunk-CGDJIVPE.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-WZUQPWJT.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
