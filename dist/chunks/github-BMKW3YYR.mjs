import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  context,
  getOctokit
} from "./chunk-SPWLW2NG.mjs";
import "./chunk-DUUT4KVJ.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  context,
  getOctokit
};
