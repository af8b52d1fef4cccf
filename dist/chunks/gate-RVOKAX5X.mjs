import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-GXIJCHTI.mjs";
import "./chunk-7H5UUZZE.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-DAS4PATG.mjs";
import "./chunk-VU5PNOWY.mjs";
import "./chunk-UY6CZD6A.mjs";
import "./chunk-4QRY7UUJ.mjs";
import "./chunk-NSICONBK.mjs";
import "./chunk-E2IHJ2VW.mjs";
import "./chunk-WKCFJH3L.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
