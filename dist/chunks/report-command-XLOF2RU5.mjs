import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-J6NDG5S5.mjs";
import "./chunk-DTLHJMTE.mjs";
import "./chunk-MFAATJ3K.mjs";
import "./chunk-LPU6VLWA.mjs";
import "./chunk-5AG7XEG2.mjs";
import "./chunk-SJW74RPO.mjs";
import "./chunk-QF4H6I4F.mjs";
import "./chunk-WNED5VPX.mjs";
import "./chunk-LSFE6R6I.mjs";
import "./chunk-IXZP7M2H.mjs";
import "./chunk-C6Q4FMUK.mjs";
import "./chunk-EJX4T4YE.mjs";
import "./chunk-NNOWPGVS.mjs";
import "./chunk-RXV6FDVC.mjs";
import "./chunk-7LAB6J43.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
