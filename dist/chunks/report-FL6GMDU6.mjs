import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-FW5YPC6A.mjs";
import "./chunk-FVI5K3US.mjs";
import "./chunk-BJOY5GUN.mjs";
import "./chunk-HWXFXEIF.mjs";
import "./chunk-4YXYRHWM.mjs";
import "./chunk-OGHLONWU.mjs";
import "./chunk-2NYAF2DS.mjs";
import "./chunk-BSQDIXK7.mjs";
import "./chunk-XIAUNQWP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
