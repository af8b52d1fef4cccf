import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
} from "./chunk-LN6D53SB.mjs";
import "./chunk-NHUOVRZL.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
};
