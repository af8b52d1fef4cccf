import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
} from "./chunk-BHAAGHQ2.mjs";
import "./chunk-E36CS5TK.mjs";
import "./chunk-RPPNX6LV.mjs";
export {
  renderProblemReport,
  renderProblems,
  safeJson,
  safeJsonLine
};
