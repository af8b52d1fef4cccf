import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  PATH,
  parseWords,
  usageError
} from "./chunk-U3WBFCYK.mjs";
import {
  reportPage
} from "./chunk-G6A4TODS.mjs";
import {
  openWhole
} from "./chunk-2FGTUKME.mjs";
import {
  writeAnew
} from "./chunk-KPDLYHWC.mjs";

// src/commands/report.ts
var REPORT_FILE = "agent-gate-report.html";
function report(words, { root }) {
  const { values, positionals } = parseWords(words, { out: PATH }, { positionals: true });
  const [own, main, ...others] = positionals;
  if (own === void 0 || others.length > 0)
    throw usageError(
      "report needs a bundle, and at most one of main",
      "For example: agent-gate report bundle main-bundle.zip"
    );
  const file = values.out ?? REPORT_FILE;
  writeReport({ own, main, file }, root);
  return { text: `${file}
`, exitCode: 0 };
}
function writeReport({ own, main, file }, root) {
  const text = reportPage(openWhole(own, root), main === void 0 ? null : openWhole(main, root));
  writeAnew({ file, text }, root);
}

export {
  report,
  writeReport
};
