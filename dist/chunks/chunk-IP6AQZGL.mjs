import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  decideByConfigs,
  decisionOf,
  findFiles,
  findResultFiles,
  finishBundle,
  gateContext,
  keepsEvidence,
  loadConfig,
  loadMappingAndPolicy,
  measureCandidate,
  readToday,
  redactingPolicies,
  redactionOf,
  refuseSecretNames,
  startJudge,
  withoutSecrets
} from "./chunk-WGSPP2IO.mjs";
import {
  readShipped,
  render,
  startRedaction
} from "./chunk-CJETPPMS.mjs";
import {
  defaultPolicy
} from "./chunk-6EZXYSL4.mjs";
import {
  allOf,
  dotted,
  someOf
} from "./chunk-I7UAWSOX.mjs";
import {
  UserError,
  fixOf,
  soundOr
} from "./chunk-XG63V4H5.mjs";

// src/gating/invalid-decision.ts
var NOTHING_MEASURED = {
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: []
};
var NO_WAIVERS = { held: [], ignored: [], today: "" };
function invalidDecision(input) {
  const context = gateContext(defaultPolicy, NO_WAIVERS, { candidate: NOTHING_MEASURED, runs: [] });
  const findings = input.problems.map(findingOf);
  const decision = decisionOf({
    suite: input.suite,
    policy: defaultPolicy,
    candidateOrigin: input.candidateOrigin,
    runs: [],
    resolved: { decided: "invalid", findings, waivers: [], context },
    config: null,
    relaxed: [],
    history: []
  });
  return { ...decision, compared: { candidate: null, baseline: null } };
}
function findingOf(problem) {
  const { code, what, where, expected, found, more, suggestion } = problem;
  const fix = fixOf(problem);
  return {
    code,
    effect: "invalid",
    what,
    ...expected === void 0 ? {} : { expected },
    ...found === void 0 ? {} : { actual: found },
    ...fix === "" ? {} : { next: fix },
    ...more === void 0 ? {} : { more },
    ...suggestion === void 0 ? {} : { suggestion },
    ...where === void 0 ? {} : { place: where }
  };
}

// src/io/shards.ts
var PLACE = "{shard}";
var MOST_SHARDS = 1e3;
var NUMBER = /^\d+$/;
var NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
function readShards(text) {
  const names = text.split(/[\n,]/).map((name) => name.trim());
  const [only = ""] = names;
  if (names.length === 1 && !/[A-Za-z]/.test(only)) return numbered(only);
  const filled = names.filter((name) => name !== "");
  const isSound = filled.length > 0 && filled.every((name) => NAME.test(name));
  return isSound && new Set(filled).size === filled.length ? filled : null;
}
var SHARDS_EXPECTED = `a number from 1 to ${MOST_SHARDS}, or different names of letters, digits, \`.\`, \`_\` and \`-\``;
function numbered(digits) {
  const count = Number(digits);
  if (!/^[1-9]\d*$/.test(digits) || count > MOST_SHARDS) return null;
  return Array.from({ length: count }, (_, index) => String(index + 1));
}
function expandShards(patterns, shards) {
  return patterns.flatMap(
    (pattern) => shards.map((shard) => ({ shard, pattern: pattern.replaceAll(PLACE, () => shard) }))
  );
}
function findShardedFiles(patterns, shards, root) {
  requirePlaces(patterns, shards);
  if (shards === void 0) return findResultFiles(patterns, root);
  const found = expandShards(patterns, shards).map((one) => ({
    ...one,
    files: findFiles([one.pattern], root)
  }));
  requireEvery(found, shards, root);
  requireOneShardEach(found);
  if (shards.every((shard) => NUMBER.test(shard))) requireNoMore(patterns, found, root);
  return findResultFiles(
    found.flatMap(({ files }) => files),
    root
  );
}
function requirePlaces(patterns, shards) {
  const wrong = patterns.filter((pattern) => pattern.includes(PLACE) !== (shards !== void 0));
  if (wrong.length === 0) return;
  throw new UserError(wrong.map((pattern) => shards === void 0 ? noShards(pattern) : noPlace(pattern)));
}
function noShards(pattern) {
  return {
    code: "shards-unknown",
    what: `\`${pattern}\` has \`{shard}\`, but \`expected-shards\` is not set`,
    fix: "Set `expected-shards` to the number of shards, or to their names"
  };
}
function noPlace(pattern) {
  return {
    code: "shards-unnamed",
    what: `\`expected-shards\` is set, but \`${pattern}\` has no \`{shard}\``,
    fix: `Write \`${PLACE}\` in place of the shard, for example \`results/shard-${PLACE}.jsonl\``
  };
}
function requireEvery(found, shards, root) {
  const missing = found.filter(({ files }) => files.length === 0);
  if (missing.length === 0) return;
  const names = [...new Set(missing.map(({ shard }) => shard))];
  throw new UserError({
    code: "shard-missing",
    what: `${names.length === 1 ? "shard" : "shards"} ${listed(names)} of ${shards.length} ${names.length === 1 ? "is" : "are"} missing`,
    expected: `a file for ${listed(missing.map(({ pattern }) => `\`${pattern}\``))}`,
    found: `nothing in ${root}`,
    fix: "Check that the job of each shard finished and that its results were downloaded"
  });
}
function requireNoMore(patterns, found, root) {
  const known = new Set(found.flatMap(({ files }) => files));
  const numbered2 = patterns.map((pattern) => pattern.replaceAll(PLACE, "+([0-9])"));
  const more = findFiles(numbered2, root).filter((file) => !known.has(file));
  if (more.length === 0) return;
  const count = new Set(found.map(({ shard }) => shard)).size;
  throw new UserError({
    code: "shard-unexpected",
    what: `${more.length === 1 ? "a file belongs" : `${more.length} files belong`} to no expected shard: ${listed(more.map((file) => `\`${file}\``))}`,
    expected: `files of ${count === 1 ? "1 shard" : `${count} shards`}`,
    found: `further ones in ${root}`,
    fix: "Set `expected-shards` to the current number of shards, or move files of other runs elsewhere"
  });
}
function requireOneShardEach(found) {
  const owners = /* @__PURE__ */ new Map();
  for (const { shard, files } of found) {
    for (const file of files) {
      const before = owners.get(file) ?? shard;
      if (before !== shard) throw doubled(file, before, shard);
      owners.set(file, shard);
    }
  }
}
function doubled(file, first, second) {
  return new UserError({
    code: "shard-doubled",
    what: `the file matches two shards, ${first} and ${second}`,
    where: { file },
    fix: "Let each file match one shard: `*` next to `{shard}` takes 10 for 1"
  });
}
function listed(words) {
  return words.length > 10 ? someOf(words, 10) : allOf(words);
}

// src/pipeline/run-gate.ts
async function runGate(request) {
  let head = null;
  try {
    head = loadConfig(request);
    return await judge(request, head);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return refused(request, head ?? soundOr(null, () => loadMappingAndPolicy(request)), error.problems);
  }
}
function refuseRun(request, problems) {
  return refused(request, null, problems);
}
async function refused(request, head, problems) {
  const suite = await request.findSuite?.() ?? (head === null ? defaultPolicy.suite : head.policy.suite);
  const { rules } = redactionOf(head === null ? [] : [head.policy], request);
  const decision = invalidDecision({ suite, problems, candidateOrigin: request.origin });
  return { decision, bundle: null, redact: startRedaction(rules).text };
}
async function judge(request, head) {
  const { origin, time } = request;
  const today = readToday(request.env, request.notBefore);
  const files = findShardedFiles(request.results, request.shards, request.root);
  const asking = await startJudge(request);
  const found = await request.findBaseline(head, asking.askOfMain);
  const policies = redactingPolicies(found.configs);
  const { rules: redaction, notes } = redactionOf(policies, request);
  refuseSecretNames(found.configs, redaction);
  const evidence = keepsEvidence(policies);
  const earlier = await request.findEarlier?.(found.configs, redaction);
  const { ask } = asking;
  const run = { files, select: request.select, out: request.out, evidence, redaction, earlier, ask };
  const candidate = await measureCandidate(run, found.configs);
  const blank = (candidate.unmatched ?? []).map(({ path, nearest: suggestion }) => {
    return { code: "redaction-unmatched", effect: "warn", path, suggestion };
  });
  const idle = readShipped("mappings", request.mapping ?? "") ? [] : idleSelectors(head);
  const main = withoutSecrets(found, redaction);
  const said = [
    ...main.notes,
    ...notes,
    ...blank,
    ...idle,
    ...candidate.pooled?.notes ?? [],
    ...asking.notes(found.configs)
  ];
  const answer = { ...main, notes: said.map(render) };
  try {
    const decision = decideByConfigs({ origin, today }, candidate, answer);
    const { bundle } = candidate;
    if (bundle !== null) finishBundle(bundle, { origin, time, today, candidate, answer, decision, redaction });
    return { decision, bundle: request.out ?? null, redact: startRedaction(redaction).text };
  } catch (error) {
    candidate.bundle?.discard();
    throw error;
  }
}
var OPTIONAL = /\/first_of\/|^\/(?:error|usage|when|unfinished|trace\/(?:message|calls|results))\b/;
function idleSelectors({ mapping }) {
  const idle = (mapping?.selectors ?? []).filter(
    ({ pointer, asked, found }) => asked > 0 && found === 0 && !OPTIONAL.test(pointer)
  );
  return idle.map(({ pointer, text }) => {
    const part = dotted(pointer.replace(/\/select$/, ""));
    return { code: "selector-finds-nothing", effect: "warn", part, selector: text };
  });
}

export {
  invalidDecision,
  readShards,
  SHARDS_EXPECTED,
  runGate,
  refuseRun
};
