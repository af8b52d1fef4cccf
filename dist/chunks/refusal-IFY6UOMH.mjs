import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  safeJsonLine
} from "./chunk-ITT6SZLP.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/reporting/refusal.ts
function renderRefusal(problems) {
  const document = { schema: 1, problems };
  return safeJsonLine(document);
}
export {
  renderRefusal
};
