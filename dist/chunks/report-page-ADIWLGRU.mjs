import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-CSWPS3B6.mjs";
import "./chunk-QWH54LBA.mjs";
import "./chunk-ZIR4OYXJ.mjs";
import "./chunk-QMRPBI6T.mjs";
import "./chunk-2BIAM2OJ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
