import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  report,
  writeReport
} from "./chunk-BENKC556.mjs";
import "./chunk-2YPXJUXF.mjs";
import "./chunk-6EYGRX5G.mjs";
import "./chunk-DOJI7P4J.mjs";
import "./chunk-ZLNPPLIC.mjs";
import "./chunk-ZOO7UMAT.mjs";
import "./chunk-BDWTUUFP.mjs";
import "./chunk-FDN5WQKG.mjs";
import "./chunk-IGS255L7.mjs";
import "./chunk-5HR3ZE2N.mjs";
import "./chunk-SCWBLM45.mjs";
import "./chunk-Y2ZPYLEQ.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  report,
  writeReport
};
