import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-LAVQWBFD.mjs";
import "./chunk-CQNFNUXX.mjs";
import "./chunk-NJSCFWZY.mjs";
import "./chunk-KNG6DJWV.mjs";
import "./chunk-UVTJUBNJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
