import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-J3S5ZQ7P.mjs";
import "./chunk-CFIYEXZC.mjs";
import "./chunk-QJD5QXGP.mjs";
import "./chunk-WKCFJH3L.mjs";
import "./chunk-4G24CIGT.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
