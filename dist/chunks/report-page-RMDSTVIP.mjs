import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-W6XEGPSM.mjs";
import "./chunk-32OFXPPS.mjs";
import "./chunk-ZG4Q4Y2T.mjs";
import "./chunk-OQEWTLLR.mjs";
import "./chunk-YJQE4HCP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
