import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  PATH,
  parseWords,
  usageError
} from "./chunk-2YPXJUXF.mjs";
import {
  reportPage
} from "./chunk-ZLNPPLIC.mjs";
import {
  openWhole
} from "./chunk-ZOO7UMAT.mjs";
import {
  writeAnew
} from "./chunk-5HR3ZE2N.mjs";

// src/report/report-command.ts
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
  writeReport(file, root, own, main);
  return { text: `${file}
`, exitCode: 0 };
}
function writeReport(file, root, own, main) {
  const text = reportPage(openWhole(own, root), main === void 0 ? null : openWhole(main, root));
  writeAnew({ file, text }, root);
}

export {
  report,
  writeReport
};
