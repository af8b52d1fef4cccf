import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-M6MYYTLC.mjs";
import "./chunk-57TVQESS.mjs";
import "./chunk-TJ7RMJQI.mjs";
import "./chunk-KYFBTBJN.mjs";
import "./chunk-BEAMCXKT.mjs";
import "./chunk-GXOYPDBL.mjs";
import "./chunk-X2QTR6XG.mjs";
import "./chunk-YLYSISFE.mjs";
import "./chunk-SM5WYII6.mjs";
import "./chunk-OGEMP6LS.mjs";
import "./chunk-VG2BHJVE.mjs";
import "./chunk-2VW6QA5F.mjs";
import "./chunk-55H5AUG2.mjs";
import "./chunk-ULVC5D7U.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
