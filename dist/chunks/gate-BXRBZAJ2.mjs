import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-BDW4VDAB.mjs";
import "./chunk-AMRNOZR5.mjs";
import "./chunk-LN6D53SB.mjs";
import "./chunk-UUNLZ7IC.mjs";
import "./chunk-7XKAQA5L.mjs";
import "./chunk-BIYA25TL.mjs";
import "./chunk-7RWUOXYM.mjs";
import "./chunk-4QDATKPO.mjs";
import "./chunk-GRZLLZDU.mjs";
import "./chunk-6Q6QKTX7.mjs";
import "./chunk-TUF33KJD.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
