import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-6T2KBHQD.mjs";
import "./chunk-OUT7Z2J2.mjs";
import "./chunk-LRYFRTIS.mjs";
import "./chunk-3PLLRLMR.mjs";
import "./chunk-MATUXHGF.mjs";
import "./chunk-IPA3I574.mjs";
import "./chunk-D5JUHIMJ.mjs";
import "./chunk-YQCEJ3C2.mjs";
import "./chunk-WGWESO2Y.mjs";
import "./chunk-FASPGYOK.mjs";
import "./chunk-6VNYZGTN.mjs";
import "./chunk-LHOVUP7K.mjs";
import "./chunk-JMQAXXY7.mjs";
import "./chunk-OO66ZBVE.mjs";
import "./chunk-5F4HBJCU.mjs";
import "./chunk-3PRPLFI2.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
