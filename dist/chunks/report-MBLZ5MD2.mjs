import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-Q34KWNV4.mjs";
import "./chunk-L4XORG45.mjs";
import "./chunk-YFG5DA3W.mjs";
import "./chunk-C4ZYWHB7.mjs";
import "./chunk-VGAP4AYH.mjs";
import "./chunk-PEMNT2KE.mjs";
import "./chunk-YLOWIABY.mjs";
import "./chunk-GTLGLWUX.mjs";
import "./chunk-UVUTA2KT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
