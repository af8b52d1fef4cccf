import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-G6UJ3LWX.mjs";
import "./chunk-VUOVWKEK.mjs";
import "./chunk-4YMDT2QR.mjs";
import "./chunk-4LNQKHML.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
