import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-TI6SB2U7.mjs";
import "./chunk-KJD6TUCH.mjs";
import "./chunk-IEANJHTP.mjs";
import "./chunk-6FWMZ7NJ.mjs";
import "./chunk-EWTQVLND.mjs";
import "./chunk-2ALWM3VI.mjs";
import "./chunk-THDQCVIR.mjs";
import "./chunk-A7WUSM4Y.mjs";
import "./chunk-3YZXLPJE.mjs";
import "./chunk-6FSW6YPH.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
