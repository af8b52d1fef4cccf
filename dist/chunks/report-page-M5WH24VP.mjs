import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-4K6X2P36.mjs";
import "./chunk-O3A6NP7Y.mjs";
import "./chunk-5LMU3DVU.mjs";
import "./chunk-6CPFAGLB.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
