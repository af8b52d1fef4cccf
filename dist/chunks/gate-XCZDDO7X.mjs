import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  gate,
  parseGateOptions
} from "./chunk-VDJCW6SK.mjs";
import "./chunk-2UYDK3DK.mjs";
import "./chunk-3QOTG3YN.mjs";
import "./chunk-GOX6CI7D.mjs";
import "./chunk-VBNAWKRU.mjs";
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
