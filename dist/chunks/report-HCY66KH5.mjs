import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-A26KME45.mjs";
import "./chunk-JLBOMZS2.mjs";
import "./chunk-6J7346H3.mjs";
import "./chunk-HWXFXEIF.mjs";
import "./chunk-BYZDABIT.mjs";
import "./chunk-UPC4OUY3.mjs";
import "./chunk-2NYAF2DS.mjs";
import "./chunk-BSQDIXK7.mjs";
import "./chunk-XIAUNQWP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
