import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-MUZBTN4N.mjs";
import "./chunk-GOX6CI7D.mjs";
import "./chunk-VBNAWKRU.mjs";
import "./chunk-YI7CBOPH.mjs";
import "./chunk-PRQBYPTR.mjs";
import "./chunk-25E2TXNP.mjs";
import "./chunk-4MYQZIKH.mjs";
import "./chunk-YJCK4DO6.mjs";
import "./chunk-HRSHWDZI.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
