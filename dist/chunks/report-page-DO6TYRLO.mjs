import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-EJJHTJ4M.mjs";
import "./chunk-K2MYLQIG.mjs";
import "./chunk-AY5PXC7C.mjs";
import "./chunk-MODWVKKY.mjs";
import "./chunk-DXUBBTZS.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
