import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-PRQBYPTR.mjs";
import "./chunk-25E2TXNP.mjs";
import "./chunk-4MYQZIKH.mjs";
import "./chunk-YJCK4DO6.mjs";
import "./chunk-HRSHWDZI.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
