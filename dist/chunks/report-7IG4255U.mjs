import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-N3DVHDPT.mjs";
import "./chunk-2XAAMOFP.mjs";
import "./chunk-B2F7IST3.mjs";
import "./chunk-RZPUB5OP.mjs";
import "./chunk-B2BHSVKL.mjs";
import "./chunk-VRN456BN.mjs";
import "./chunk-UHSAOGAZ.mjs";
import "./chunk-5D6AUW2T.mjs";
import "./chunk-DWVJQTIX.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
