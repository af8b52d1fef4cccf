import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-XQLMK5LB.mjs";
import "./chunk-AJQM2T7R.mjs";
import "./chunk-5LMU3DVU.mjs";
import "./chunk-MDDP2V6Q.mjs";
import "./chunk-3A52AS7J.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
