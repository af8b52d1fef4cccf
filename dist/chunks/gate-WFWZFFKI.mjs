import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-R4BCFAKX.mjs";
import "./chunk-CQN4OYZZ.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-5BQOPZ34.mjs";
import "./chunk-RSPRY2OG.mjs";
import "./chunk-7UMOJ3TS.mjs";
import "./chunk-X2EZRNJ3.mjs";
import "./chunk-TUXUJ6KY.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KPDLYHWC.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
