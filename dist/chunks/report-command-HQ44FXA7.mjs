import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-IX7I4PGC.mjs";
import "./chunk-O56VSXXP.mjs";
import "./chunk-MB77AGWG.mjs";
import "./chunk-U62FGMWJ.mjs";
import "./chunk-UYEMILR3.mjs";
import "./chunk-66OGBQU2.mjs";
import "./chunk-65U5YIUC.mjs";
import "./chunk-5RSVC7JP.mjs";
import "./chunk-PAV3ASZI.mjs";
import "./chunk-4SO6KMKK.mjs";
import "./chunk-ULVC5D7U.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
