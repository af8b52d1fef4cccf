import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-S4DYAFLR.mjs";
import "./chunk-4ECBYLG2.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-ZA5YGWEW.mjs";
import "./chunk-ISK2BNQ6.mjs";
import "./chunk-QHQUKAGE.mjs";
import "./chunk-YI7CBOPH.mjs";
import "./chunk-25E2TXNP.mjs";
import "./chunk-4MYQZIKH.mjs";
import "./chunk-YJCK4DO6.mjs";
import "./chunk-HRSHWDZI.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  gate,
  parseGateOptions
};
