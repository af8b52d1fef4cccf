import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-DJIHAXTD.mjs";
import "./chunk-T63RXTHT.mjs";
import "./chunk-7IQW6ECK.mjs";
import "./chunk-MOLCSFAS.mjs";
import "./chunk-73JM6HXM.mjs";
import "./chunk-6JXWY7QS.mjs";
import "./chunk-4MYQZIKH.mjs";
import "./chunk-ZT7USE7C.mjs";
import "./chunk-HRSHWDZI.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
