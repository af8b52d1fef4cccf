import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  adviseName,
  byText,
  counted,
  hashOf,
  isRecord,
  memberOf,
  nearestName
} from "./chunk-KQJASAQX.mjs";

// src/io/shipped.ts
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
var home = findHome(dirname(fileURLToPath(import.meta.url)));
function shippedNames(kind) {
  return readdirSync(join(home, kind)).filter((file) => file.endsWith(".yml") && !file.endsWith(".test.yml")).map((file) => basename(file, ".yml")).sort();
}
function readShipped(kind, name) {
  return shippedNames(kind).includes(name) ? textOf(kind, name) : void 0;
}
function shippedMappings() {
  return shippedNames("mappings").map((name) => ({ name, ...textOf("mappings", name) }));
}
function textOf(kind, name) {
  const file = `${kind}/${name}.yml`;
  return { file, text: readFileSync(join(home, file), "utf8"), shipped: true };
}
function shippedWorkflow() {
  return readFileSync(join(home, "docs/workflows/pull-request.yml"), "utf8");
}
function schemaAddress(kind) {
  const schema = JSON.parse(readFileSync(join(home, `schemas/${kind}.schema.json`), "utf8"));
  return schema.$id;
}
function adviseShipped(kind, name) {
  const names = shippedNames(kind);
  const nearest = nearestName(name, names);
  return nearest === void 0 ? `Name a file, or one that is shipped: ${names.join(", ")}` : `Did you mean \`${nearest}\`, which is shipped? Otherwise name a file`;
}
function productVersion() {
  const manifest = JSON.parse(readFileSync(join(home, "package.json"), "utf8"));
  return manifest.version;
}
function findHome(from) {
  return existsSync(join(from, "package.json")) ? from : findHome(dirname(from));
}

// src/suite/fact-path.ts
function factAt(trial, path) {
  return path.split(".").reduce(memberOf, trial);
}
function textForm(value) {
  return ["string", "number", "boolean"].includes(typeof value) ? String(value) : void 0;
}
function scalarFacts(trial, prefix = "", depth = 1) {
  return Object.entries(trial).flatMap(([key, value]) => {
    const name = prefix + key;
    if (textForm(value) !== void 0) return [name];
    return isRecord(value) && depth < 3 ? scalarFacts(value, `${name}.`, depth + 1) : [];
  });
}

// src/suite/select-trials.ts
function readSelection(text) {
  const [fact, ...value] = text.split("=");
  return fact === void 0 || fact === "" || value.length === 0 ? null : { fact, value: value.join("=") };
}
function selectionText({ fact, value }) {
  return `${fact}=${value}`;
}
var SHOWN_VALUES = 10;
var KNOWN_FACTS = 500;
function startSelection(selections) {
  const tallies = selections.map((selection) => {
    return { selection, hash: hashOf(selection.value), values: /* @__PURE__ */ new Set(), found: false, matched: false };
  });
  const facts = /* @__PURE__ */ new Set();
  const untold = [];
  let seen = 0;
  let kept = 0;
  const keeps = (trial) => {
    seen++;
    const fits = tallies.map((tally) => matches(tally, trial, facts));
    if (trial.error !== null && !fits.includes(false) && fits.includes(void 0)) untold.push(trial.scenario);
    const isKept = fits.every((fit) => fit === true);
    if (isKept) kept++;
    return isKept;
  };
  const problems = () => {
    if (seen === 0) return [];
    if (kept > 0) return untold.length === 0 ? [] : [ofNobody(untold, selections)];
    const own = tallies.filter((tally) => !tally.matched).map((tally) => whyNone(tally, facts));
    return own.length > 0 ? own : [{ code: "nothing-selected", what: `no trial fits ${describe(selections)} together` }];
  };
  return { keeps, problems };
}
function ofNobody(scenarios, selections) {
  const facts = selections.map(({ fact }) => `\`${fact}\``).join(" or ");
  return {
    code: "selection-untold",
    what: `${counted(scenarios.length, "trial")} ended in an error and ${scenarios.length === 1 ? "does" : "do"} not say ${facts}, so nobody knows whether ${describe(selections)} selects them`,
    found: [...new Set(scenarios)].sort(byText).slice(0, SHOWN_VALUES).join(", "),
    mend: "Write the fact into every record, also of a trial that failed"
  };
}
function matches(tally, trial, facts) {
  const text = textForm(factAt(trial, tally.selection.fact));
  if (text === void 0) {
    if (facts.size < KNOWN_FACTS) for (const name of scalarFacts(trial)) facts.add(name);
    return void 0;
  }
  tally.found = true;
  if (tally.values.size <= SHOWN_VALUES) tally.values.add(text);
  const fits = text === tally.selection.value || text === tally.hash;
  if (fits) tally.matched = true;
  return fits;
}
function whyNone({ selection, values, found }, facts) {
  if (!found) {
    const mend = adviseName(selection.fact, [...facts].slice(0, KNOWN_FACTS));
    return {
      code: "unknown-fact",
      what: `no trial has the fact \`${selection.fact}\` as a text, number or boolean`,
      mend
    };
  }
  const listed = [...values].sort().slice(0, SHOWN_VALUES);
  const more = values.size > SHOWN_VALUES ? ", ..." : "";
  return {
    code: "nothing-selected",
    what: `no trial has ${describe([selection])}`,
    found: listed.map((value) => JSON.stringify(value.slice(0, 80))).join(", ") + more
  };
}
function describe(selections) {
  return selections.map((one) => `\`${selectionText(one)}\``).join(" and ");
}

export {
  factAt,
  textForm,
  scalarFacts,
  readSelection,
  selectionText,
  startSelection,
  readShipped,
  shippedMappings,
  shippedWorkflow,
  schemaAddress,
  adviseShipped,
  productVersion
};
