import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  reportPage
} from "./chunk-SJN7QGJF.mjs";
import {
  openWhole
} from "./chunk-QBECHYSX.mjs";
import {
  PATH,
  parseWords,
  usageError
} from "./chunk-5BHVGZYH.mjs";
import {
  writeAnew
} from "./chunk-UYZXBXLB.mjs";

// src/report/report-command.ts
var REPORT_FILE = "agent-gate-report.html";
function report(words, { root }) {
  const { values, positionals } = parseWords(words, { out: PATH }, { positionals: true });
  const [bundle, main, ...extra] = positionals;
  if (bundle === void 0 || extra.length > 0)
    throw usageError(
      "report needs a bundle, and at most one of main",
      "For example: agent-gate report bundle main-bundle.zip"
    );
  const file = values.out ?? REPORT_FILE;
  writeReport(file, root, bundle, { main });
  return { text: `${file}
`, exitCode: 0 };
}
function writeReport(file, root, bundle, { main, isOwn }) {
  const text = reportPage(openWhole(bundle, root), main === void 0 ? null : openWhole(main, root), isOwn);
  writeAnew({ file, text }, root);
}

export {
  report,
  writeReport
};
