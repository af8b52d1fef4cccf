import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-AENFJNCJ.mjs";
import "./chunk-FTIHLM3F.mjs";
import "./chunk-3IZ5IS6J.mjs";
import "./chunk-FFMGLE5F.mjs";
import "./chunk-55KGI24H.mjs";
import "./chunk-X3DNOTWU.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-W5EZI5UT.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
