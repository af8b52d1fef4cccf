import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-YZ63NAJF.mjs";
import "./chunk-XJFB6ZD7.mjs";
import "./chunk-T2JJ4CF7.mjs";
import "./chunk-QX7BKB3I.mjs";
import "./chunk-WHKRL43E.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
