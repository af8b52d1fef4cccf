import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-JOGZDL5K.mjs";
import "./chunk-TUXUJ6KY.mjs";
import "./chunk-KNDRP4UU.mjs";
import "./chunk-KPDLYHWC.mjs";
import "./chunk-6OHNGA3F.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
