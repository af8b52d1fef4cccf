import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-N3TWDHFI.mjs";
import "./chunk-DAS4PATG.mjs";
import "./chunk-VU5PNOWY.mjs";
import "./chunk-4QRY7UUJ.mjs";
import "./chunk-CGME7IYG.mjs";
import "./chunk-NSICONBK.mjs";
import "./chunk-E2IHJ2VW.mjs";
import "./chunk-WKCFJH3L.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
