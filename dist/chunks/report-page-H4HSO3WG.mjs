import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-55KGI24H.mjs";
import "./chunk-X3DNOTWU.mjs";
import "./chunk-TAV6BIA5.mjs";
import "./chunk-W5EZI5UT.mjs";
import "./chunk-QNI2MHTZ.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
