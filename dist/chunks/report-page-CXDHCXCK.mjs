import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-HOHDM4RI.mjs";
import "./chunk-M3YJMPJM.mjs";
import "./chunk-RA5I4QZV.mjs";
import "./chunk-6VNYZGTN.mjs";
import "./chunk-AYAP27LQ.mjs";
import "./chunk-JMQAXXY7.mjs";
import "./chunk-OO66ZBVE.mjs";
import "./chunk-5F4HBJCU.mjs";
import "./chunk-3PRPLFI2.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
