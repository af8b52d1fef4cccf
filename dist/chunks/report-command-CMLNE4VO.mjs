import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-3VTE7LGS.mjs";
import "./chunk-I4JUH2N5.mjs";
import "./chunk-I6OJS62N.mjs";
import "./chunk-QDAOSWNL.mjs";
import "./chunk-VS5VMFWX.mjs";
import "./chunk-3GWZFD6H.mjs";
import "./chunk-47CYQOXZ.mjs";
import "./chunk-G6MFG3YQ.mjs";
import "./chunk-6W44APWX.mjs";
import "./chunk-KXTLITRD.mjs";
import "./chunk-E36CS5TK.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
