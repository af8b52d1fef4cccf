import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
} from "./chunk-EYD5HOR2.mjs";
import "./chunk-FQZDEATT.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
};
