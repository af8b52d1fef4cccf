import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-UX7SUGAH.mjs";
import "./chunk-BSLLYJ23.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-LSVFQ6C3.mjs";
import "./chunk-VKZMI7MB.mjs";
import "./chunk-UY6CZD6A.mjs";
import "./chunk-4QRY7UUJ.mjs";
import "./chunk-CFIYEXZC.mjs";
import "./chunk-QJD5QXGP.mjs";
import "./chunk-WKCFJH3L.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
