import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-6FOJHBZG.mjs";
import "./chunk-32URC7GQ.mjs";
import "./chunk-EYD5HOR2.mjs";
import "./chunk-AHE5Y4LH.mjs";
import "./chunk-GTYREPCK.mjs";
import "./chunk-FAMEKDBA.mjs";
import "./chunk-I7OXJ4RN.mjs";
import "./chunk-QWH54LBA.mjs";
import "./chunk-ZIR4OYXJ.mjs";
import "./chunk-QMRPBI6T.mjs";
import "./chunk-2BIAM2OJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
