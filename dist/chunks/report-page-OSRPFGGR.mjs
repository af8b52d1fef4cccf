import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-45NJ3TZ5.mjs";
import "./chunk-JWY5IVAW.mjs";
import "./chunk-QJD5QXGP.mjs";
import "./chunk-Q34BS63P.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
