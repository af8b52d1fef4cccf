import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-PAV67DYR.mjs";
import "./chunk-UQJVHP7R.mjs";
import "./chunk-EQGYZDPR.mjs";
import "./chunk-RPPWDUDY.mjs";
import "./chunk-234NFMNF.mjs";
import "./chunk-APDHSX52.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  reportPage
};
