import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-2AMNW6YJ.mjs";
import "./chunk-5ESESVG3.mjs";
import "./chunk-KH47A2EQ.mjs";
import "./chunk-RVMP6H4H.mjs";
import "./chunk-BNERYPKV.mjs";
import "./chunk-3373UMQ3.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
