import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-YK3F3V5M.mjs";
import "./chunk-6FWMZ7NJ.mjs";
import "./chunk-EWTQVLND.mjs";
import "./chunk-THDQCVIR.mjs";
import "./chunk-LAYX6CIB.mjs";
import "./chunk-A7WUSM4Y.mjs";
import "./chunk-3YZXLPJE.mjs";
import "./chunk-6FSW6YPH.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
