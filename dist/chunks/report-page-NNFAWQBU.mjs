import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-WJWQIXQ4.mjs";
import "./chunk-4CBNTCY7.mjs";
import "./chunk-QJD5QXGP.mjs";
import "./chunk-Q34BS63P.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
