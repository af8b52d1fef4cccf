import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-RMLTFXQS.mjs";
import "./chunk-2MFTEFCB.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-T63RXTHT.mjs";
import "./chunk-7IQW6ECK.mjs";
import "./chunk-TKQ74RWF.mjs";
import "./chunk-MOLCSFAS.mjs";
import "./chunk-6JXWY7QS.mjs";
import "./chunk-4MYQZIKH.mjs";
import "./chunk-ZT7USE7C.mjs";
import "./chunk-HRSHWDZI.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
