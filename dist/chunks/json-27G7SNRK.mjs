import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
} from "./chunk-HRULAWXB.mjs";
import "./chunk-OLV7LVOT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
};
