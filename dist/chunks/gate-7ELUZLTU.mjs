import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-VMWEPWDR.mjs";
import "./chunk-JVCOWCRI.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-FVI5K3US.mjs";
import "./chunk-BJOY5GUN.mjs";
import "./chunk-O4SMSREX.mjs";
import "./chunk-HWXFXEIF.mjs";
import "./chunk-OGHLONWU.mjs";
import "./chunk-2NYAF2DS.mjs";
import "./chunk-BSQDIXK7.mjs";
import "./chunk-XIAUNQWP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
