import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-LXFY7CDY.mjs";
import "./chunk-YLYSISFE.mjs";
import "./chunk-SM5WYII6.mjs";
import "./chunk-OGEMP6LS.mjs";
import "./chunk-VG2BHJVE.mjs";
import "./chunk-2VW6QA5F.mjs";
import "./chunk-55H5AUG2.mjs";
import "./chunk-ULVC5D7U.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
