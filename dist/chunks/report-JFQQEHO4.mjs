import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-FG5RTXHL.mjs";
import "./chunk-3UD3VH6U.mjs";
import "./chunk-Q3I4VK7S.mjs";
import "./chunk-3X2NQKI4.mjs";
import "./chunk-G6UJ3LWX.mjs";
import "./chunk-VUOVWKEK.mjs";
import "./chunk-4YMDT2QR.mjs";
import "./chunk-4LNQKHML.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
