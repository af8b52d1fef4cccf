import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
} from "./chunk-H5W7MNXS.mjs";
import "./chunk-ULVC5D7U.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
};
