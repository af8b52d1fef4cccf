import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-LQF4TRIB.mjs";
import "./chunk-E6P2LAY4.mjs";
import "./chunk-4YMDT2QR.mjs";
import "./chunk-MODWVKKY.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
