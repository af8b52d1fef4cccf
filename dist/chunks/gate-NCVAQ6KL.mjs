import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-MZZNIVAR.mjs";
import "./chunk-JXMZONKC.mjs";
import "./chunk-TCTDMM7S.mjs";
import "./chunk-BIIOEOVJ.mjs";
import "./chunk-BHAAGHQ2.mjs";
import "./chunk-HX5DFH2L.mjs";
import "./chunk-6BKOEMFB.mjs";
import "./chunk-JT5GYHYH.mjs";
import "./chunk-5HAIJEO3.mjs";
import "./chunk-XGLF24CK.mjs";
import "./chunk-CDNNNINO.mjs";
import "./chunk-L4AJN3NB.mjs";
import "./chunk-MSR2V3DK.mjs";
import "./chunk-ES25QAQM.mjs";
import "./chunk-E36CS5TK.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
