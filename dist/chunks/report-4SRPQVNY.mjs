import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-LSXKKX3H.mjs";
import "./chunk-FTIHLM3F.mjs";
import "./chunk-3IZ5IS6J.mjs";
import "./chunk-FFMGLE5F.mjs";
import "./chunk-2AVZITYI.mjs";
import "./chunk-GQCG6S2J.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-W5EZI5UT.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
