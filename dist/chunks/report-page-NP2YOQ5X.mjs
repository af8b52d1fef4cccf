import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-7ARVFQQX.mjs";
import "./chunk-Z6H6UH3W.mjs";
import "./chunk-ZG4Q4Y2T.mjs";
import "./chunk-746EJLXF.mjs";
import "./chunk-YJQE4HCP.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
