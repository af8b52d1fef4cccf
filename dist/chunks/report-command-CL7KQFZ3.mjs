import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-2LSRFVCY.mjs";
import "./chunk-IPA3I574.mjs";
import "./chunk-LUBVN7OU.mjs";
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
  report,
  writeReport
};
