import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-QRJYFRLE.mjs";
import "./chunk-EYIEZSGA.mjs";
import "./chunk-GTRCJMT4.mjs";
import "./chunk-ITDNZ57X.mjs";
import "./chunk-W6XEGPSM.mjs";
import "./chunk-32OFXPPS.mjs";
import "./chunk-ZG4Q4Y2T.mjs";
import "./chunk-OQEWTLLR.mjs";
import "./chunk-YJQE4HCP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
