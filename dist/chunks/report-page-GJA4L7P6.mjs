import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-LAYX6CIB.mjs";
import "./chunk-A7WUSM4Y.mjs";
import "./chunk-3YZXLPJE.mjs";
import "./chunk-6FSW6YPH.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
