import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-CGME7IYG.mjs";
import "./chunk-NSICONBK.mjs";
import "./chunk-E2IHJ2VW.mjs";
import "./chunk-WKCFJH3L.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
