import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-2UR37YPY.mjs";
import "./chunk-H7CRQY37.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-A2DJVCBI.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
