import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  EVIDENCE_FILE,
  MANIFEST_FILE,
  NOTHING_MORE,
  RESULTS_FILE,
  UNNAMED_SUITE,
  allOf,
  clear,
  compareReports,
  decideByRulers,
  decisionOf,
  defaultPolicy,
  findShardedFiles,
  finishBundle,
  isLeftByDesktop,
  keepsEvidence,
  loadReader,
  loadRuler,
  measureAlike,
  measureRedacted,
  measureRun,
  move,
  openBundle,
  openBundleFiles,
  pairScenarios,
  placeText,
  planPool,
  policiesOf,
  readToday,
  redactionOf,
  remove,
  startJudge,
  startRedaction,
  startResultsHash,
  suiteOf,
  totalTrials,
  unmatchedPaths,
  warn
} from "./chunk-5KJLZ7NR.mjs";
import {
  ANSWERS,
  ANSWERS_KEY,
  isNone,
  makeAside,
  makeFolders,
  writingTo
} from "./chunk-A4GERX5N.mjs";
import {
  byText,
  counted,
  mapTexts,
  sha256Of
} from "./chunk-XXPFZNUJ.mjs";
import {
  Problems,
  UserError,
  soundOr,
  systemTrouble,
  unlessMistaken
} from "./chunk-PG2UMBNY.mjs";

// src/gating/invalid-decision.ts
var NOTHING_MEASURED = {
  schema: 1,
  trials: { scored: 0, errored: { agent: 0, infrastructure: 0, judge: 0 }, unclassified: 0 },
  rubrics: [],
  scenarios: [],
  errored: []
};
function invalidDecision(input) {
  const sides = { candidate: NOTHING_MEASURED, runs: [] };
  const pairing = pairScenarios(sides);
  const weighed = { pairing, comparisons: compareReports(defaultPolicy, sides, pairing) };
  const findings = input.problems.map(findingOf);
  const decision = decisionOf({
    suite: input.suite,
    policy: defaultPolicy,
    candidate: NOTHING_MEASURED,
    candidateOrigin: input.candidateOrigin,
    runs: [],
    settled: { decided: "invalid", findings, waivers: [], weighed },
    ruler: null,
    loosened: [],
    history: []
  });
  return { ...decision, compared: { candidate: null, baseline: null } };
}
function findingOf({ code, what, where, expected, found, mend }) {
  return {
    code,
    effect: "invalid",
    what,
    ...expected === void 0 ? {} : { expected },
    ...found === void 0 ? {} : { actual: found },
    ...mend ? { next: mend } : {},
    ...where === void 0 ? {} : { where: placeText(where) }
  };
}

// src/io/bundle/older-bundle.ts
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
function homeOf(folder) {
  return existsSync(folder) ? realpathSync(folder) : resolve(folder);
}
var OLDER = "older";
function takeAwayBundle(folder) {
  if (!isBundleAlone(folder)) return;
  unlessMistaken(
    () => writingTo(folder, () => moveAway(homeOf(folder))),
    (cause) => {
      const found = cause.problems.map(({ what }) => what).join();
      throw new UserError({ ...STAYS, where: { file: folder }, found }, { cause });
    }
  );
}
function moveAway(home) {
  const aside = makeAside(home);
  try {
    move(home, join(aside, OLDER));
  } finally {
    clear(aside);
  }
}
var STAYS = {
  code: "out-not-taken-away",
  what: "the bundle of an earlier run, which says nothing of this one, cannot be taken away",
  mend: "Remove it yourself"
};
function putInPlace(draft, home, aside) {
  const older = join(aside, OLDER);
  do {
    refuseForeignFolder(home);
    remove(older);
    moveIfThere(home, older);
  } while (!hasTakenPlace(draft, home));
}
function moveIfThere(from, to) {
  try {
    if (existsSync(from)) move(from, to);
  } catch (error) {
    if (!isNone(error)) throw error;
  }
}
function hasTakenPlace(draft, home) {
  try {
    move(draft, home);
    return true;
  } catch (error) {
    if (!existsSync(home) || !existsSync(draft)) throw error;
    return false;
  }
}
function abandonDraft(home, aside) {
  const older = join(aside, OLDER);
  try {
    if (existsSync(older) && !existsSync(home)) move(older, home);
    clear(aside);
  } catch (error) {
    const why = systemTrouble(error);
    if (why === null) throw error;
    warn(`the bundle of an earlier run could not be put back, and lies in ${older} (${why})`);
  }
}
function refuseForeignFolder(folder) {
  if (!writingTo(folder, () => isFilled(folder)) || isBundleAlone(folder)) return;
  throw new UserError({
    code: "out-not-empty",
    what: "the output folder holds files that are not a bundle",
    where: { file: folder },
    mend: "Name a new or empty folder"
  });
}
function isFilled(folder) {
  return existsSync(folder) && readdirSync(folder).some((name) => !isLeftByDesktop(name));
}
function isBundleAlone(folder) {
  if (!existsSync(join(folder, MANIFEST_FILE))) return false;
  const { label, read, names } = openBundleFiles(folder, ".");
  const manifest = soundOr(null, () => openBundle(label, read).manifest);
  if (manifest === null) return false;
  const own = /* @__PURE__ */ new Set([...manifest.files.map(({ file }) => file), MANIFEST_FILE]);
  return names.every((name) => own.has(name));
}

// src/pipeline/baseline/without-secrets.ts
function withoutSecrets(answer, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const clean = (run) => ({
    ...run,
    origin: { ...run.origin, ...run.origin.label && { label: redact(run.origin.label) } },
    report: redactReport(run.report, redact),
    own: run.own && redactReport(run.own, redact)
  });
  const { runs, newest, notes } = answer;
  return {
    ...answer,
    runs: runs.map(clean),
    newest: newest && clean(newest),
    notes: notes.map((note) => redactNote(note, redact))
  };
}
function redactNote(note, redact) {
  const told = mapTexts(note, redact);
  return { ...told, code: note.code, effect: note.effect };
}
function redactReport(report, redact) {
  const { judges, errored, scenarios } = report;
  return {
    ...report,
    ...judges && { judges: judges.map((one) => ({ ...one, judge: one.judge && redact(one.judge) })) },
    errored: errored.map((trial) => ({ ...trial, message: redact(trial.message) })),
    scenarios: scenarios.map((scenario) => redactScenario(scenario, redact))
  };
}
function redactScenario(scenario, redact) {
  const { title, family, tags, rubrics } = scenario;
  const told = (failure) => ({ ...failure, explanation: redact(failure.explanation) });
  const scores = Object.entries(rubrics).map(
    ([id, own]) => [id, { ...own, failures: own.failures.map(told) }]
  );
  return {
    ...scenario,
    ...title && { title: redact(title) },
    ...family && { family: redact(family) },
    tags: tags.map(redact),
    rubrics: Object.fromEntries(scores)
  };
}

// src/gating/findings/attempt-findings.ts
function trialsAdded(earlier, own) {
  const total = totalTrials(earlier);
  const added = `${counted(total, "trial")} of ${attemptNames(earlier)} ${total === 1 ? "was" : "were"} added`;
  return {
    code: "trials-added",
    effect: "notice",
    what: `${added} to the ${own} of this attempt: a re-run adds, it never replaces`,
    actual: `${total + own} trials`,
    next: "Read the rates as those of all attempts together; a new commit starts anew"
  };
}
function trialsRepeated(repeated, earlier, own) {
  const all = own === 0 ? "All" : "Some";
  return {
    code: "trials-repeated",
    effect: "notice",
    what: `${all} results of this attempt are those of ${attemptNames(repeated)}, so they count once`,
    actual: own === 0 ? `${counted(totalTrials(earlier), "trial")} of ${attemptNames(earlier)} in all` : `${counted(totalTrials(repeated), "trial")} that are known, ${own} new`,
    next: "To add trials, re-run the jobs that run the suite too"
  };
}
function trialsNotAdded(left, hasOthers = false) {
  if (left.length === 0) return [];
  const attempts = [...left].sort((a, b) => a.attempt - b.attempt);
  return [
    {
      code: "trials-not-added",
      effect: "notice",
      what: `The trials of ${attemptNames(attempts)} were not added to those of this attempt`,
      actual: attempts.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join("; "),
      next: hasOthers ? "Nothing, where other jobs alone ran again; where the suite did, judge with care: its trials are missing" : "Judge with care: the earlier attempts are left out, so this one may have passed by luck"
    }
  ];
}
function attemptNames(attempts) {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? "attempt" : "attempts"} ${allOf(numbers)}`;
}

// src/io/bundle/bundle-writer.ts
import { writeFileSync } from "node:fs";
import { dirname, join as join2 } from "node:path";

// src/io/bundle/line-file.ts
import { createHash } from "node:crypto";
import { closeSync, openSync, writeSync } from "node:fs";
var BUFFER_BYTES = 1 << 20;
var MOST_BYTES = 3;
var NEWLINE = 10;
function createLineFile(path) {
  const descriptor = openSync(path, "w");
  const hash = createHash("sha256");
  const buffer = Buffer.allocUnsafe(BUFFER_BYTES);
  let filled = 0;
  let bytes = 0;
  let isOpen = true;
  const put = (chunk) => {
    hash.update(chunk);
    bytes += chunk.length;
    writeWhole(descriptor, chunk);
  };
  const flush = () => {
    put(buffer.subarray(0, filled));
    filled = 0;
  };
  const abandon = () => {
    if (isOpen) closeSync(descriptor);
    isOpen = false;
  };
  const add = (text) => {
    const room = MOST_BYTES * text.length;
    if (room > BUFFER_BYTES - filled) flush();
    if (room > BUFFER_BYTES) put(Buffer.from(text));
    else filled += buffer.write(text, filled);
  };
  return {
    add,
    write(line) {
      add(line);
      if (filled === BUFFER_BYTES) flush();
      buffer[filled++] = NEWLINE;
    },
    close() {
      flush();
      abandon();
      return { bytes, sha256: `sha256:${hash.digest("hex")}` };
    },
    abandon
  };
}
function writeWhole(descriptor, chunk) {
  let written = 0;
  while (written < chunk.length) written += writeSync(descriptor, chunk, written);
}

// src/io/bundle/bundle-writer.ts
function createBundle(folder, keepsEvidence2) {
  const home = homeOf(folder);
  const aside = writingTo(folder, () => makeAside(home));
  const draft = join2(aside, "bundle");
  writingTo(folder, () => makeFolders(draft));
  const createEvidence = (name) => keepsEvidence2 ? writingTo(folder, () => createLineFile(join2(draft, name))) : null;
  const trials = createEvidence(EVIDENCE_FILE);
  const results = createEvidence(RESULTS_FILE);
  const resultsHash = startResultsHash();
  const files = /* @__PURE__ */ new Map();
  return {
    add(evidence, result) {
      const canonical = JSON.stringify(result);
      resultsHash.add(canonical);
      writingTo(folder, () => {
        trials?.write(lineOf(evidence));
        results?.write(canonical);
      });
    },
    text(name, content) {
      writingTo(folder, () => {
        makeFolders(dirname(join2(draft, name)));
        writeFileSync(join2(draft, name), content);
      });
      files.set(name, digestOf(content));
    },
    pieces(name, content) {
      const file = writingTo(folder, () => createLineFile(join2(draft, name)));
      try {
        for (const piece of content) writingTo(folder, () => file.add(piece));
        files.set(
          name,
          writingTo(folder, () => file.close())
        );
      } finally {
        file.abandon();
      }
    },
    finish(head) {
      writingTo(folder, () => {
        if (trials !== null) files.set(EVIDENCE_FILE, trials.close());
        if (results !== null) files.set(RESULTS_FILE, results.close());
        writeFileSync(join2(draft, MANIFEST_FILE), manifestText(head, resultsHash.finish(), files));
        putInPlace(draft, home, aside);
      });
      clear(aside);
    },
    discard() {
      trials?.abandon();
      results?.abandon();
      abandonDraft(home, aside);
    }
  };
}
function lineOf({ trial, text }) {
  if (text !== null && !/[\r\n]/.test(text)) return text;
  const { [ANSWERS]: answers } = trial;
  return JSON.stringify({ ...trial, error: writtenError(trial), [ANSWERS_KEY]: answers });
}
function writtenError({ error }) {
  if (error === null) return null;
  const { kind, message, classified } = error;
  if (classified) return { kind, message };
  return message === "" ? { message } : message;
}
function manifestText(head, results, digests) {
  const files = [...digests].map(([file, digest]) => ({ file, ...digest })).sort((a, b) => byText(a.file, b.file));
  const manifest = { schema: 1, ...head, results, files };
  return `${JSON.stringify(manifest, null, 2)}
`;
}
function digestOf(content) {
  const bytes = Buffer.from(content);
  return { bytes: bytes.length, sha256: sha256Of(bytes) };
}

// src/pipeline/measure-candidate.ts
async function measureCandidate(run, rulers) {
  const { deciding, own } = rulers;
  const decided = await measureDeciding(run, rulers);
  if (own === null) return { ...decided, own: null };
  try {
    const ownReport = measureAlike(deciding, own) ? decided.report : measureRun(await run.ask({ ...run, mapping: own.mapping, pool: decided.pool }, rulers), own.rubrics);
    return { ...decided, own: ownReport };
  } catch (error) {
    decided.bundle?.discard();
    throw error;
  }
}
async function measureDeciding(run, rulers) {
  const { deciding, own } = rulers;
  try {
    return { ...await measureInto(run, rulers, deciding.mapping), unscored: [] };
  } catch (error) {
    const isOtherMapping = own !== null && own.mapping?.hash !== deciding.mapping?.hash;
    if (!(error instanceof UserError) || !isOtherMapping) throw error;
    const unscored = ["the mapping of the base cannot read these results, so they were read by the run's own"];
    return { ...await measureInto(run, rulers, own.mapping), unscored };
  }
}
async function measureInto(run, rulers, mapping) {
  const { pool, pooled } = poolWith(run, mapping);
  const files = await run.ask({ ...run, mapping, pool }, rulers);
  const bundle = run.out === void 0 ? null : createBundle(run.out, run.evidence);
  try {
    const redaction = startRedaction(run.redaction);
    const report = measureRedacted(files, rulers.deciding.rubrics, redaction, bundle ?? void 0);
    return { report, bundle, pool, pooled, unmatched: redaction.unmatched() };
  } catch (error) {
    bundle?.discard();
    throw error;
  }
}
function poolWith({ earlier, ...run }, mapping) {
  if (earlier === void 0) return { pool: void 0, pooled: void 0 };
  const { trials, left, attempt } = earlier;
  const pool = trials && planPool({ ...run, mapping }, trials);
  if (trials === null || pool === null) return alone(trialsNotAdded(left));
  if ("why" in pool) {
    const unfit = (trials.attempts ?? [trials]).map((one) => ({ attempt: one.attempt, why: pool.why }));
    return alone(trialsNotAdded([...left, ...unfit]));
  }
  const { before, own, repeated } = pool;
  const notes = [
    ...own === 0 ? [] : [trialsAdded(before, own)],
    ...repeated.length === 0 ? [] : [trialsRepeated(repeated, before, own)],
    ...trialsNotAdded(left, true)
  ];
  const attempts = own === 0 ? before : [...before, { attempt, trials: own }];
  return { pool, pooled: { attempts, notes } };
}
function alone(notes) {
  return { pool: void 0, pooled: { attempts: null, notes } };
}

// src/pipeline/secret-names.ts
function refuseSecretNames(rulers, { secrets }) {
  const { text: redact } = startRedaction({ ...NOTHING_MORE, secrets });
  const rubrics = [...rulers.deciding.rubrics, ...rulers.own?.rubrics ?? []];
  const shown = new Set(rubrics.flatMap(namesOf).flatMap((name) => redact(name) === name ? [] : [redact(name)]));
  if (shown.size === 0) return;
  throw new UserError([...shown].map((name) => secretName(name)));
}
function namesOf({ id, metric, criteria }) {
  return [id, metric, ...criteria.map(({ key }) => key)];
}
function secretName(name) {
  return {
    code: "secret-name",
    what: `the name \`${name}\` of a rubric, metric or criterion holds a value that is known as secret`,
    mend: "Rename it, or use another secret: one that is a word of every report cannot be kept out of it"
  };
}

// src/pipeline/run-gate.ts
async function runGate(request) {
  let own = null;
  try {
    own = loadRuler(request);
    return await judge(request, own);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return own === null ? refusedUnjudged(request, error) : refused(request, own, error.problems);
  }
}
function refuseRun(request, problems) {
  return refused(request, null, problems);
}
function refusedUnjudged(request, { problems }) {
  const further = new Problems();
  const reader = further.collect(() => loadReader(request));
  if (reader === void 0) return refused(request, null, problems);
  further.collect(() => readResults(request, reader));
  return refused(request, reader, [...problems, ...further.all()]);
}
function readResults(request, { mapping, policy }) {
  const files = findShardedFiles(request.results, request.shards, request.root);
  const { rules: redaction } = redactionOf([policy], request);
  measureRun({ files, mapping, select: request.select, redaction }, []);
}
async function refused(request, own, problems) {
  const suite = await request.findSuite?.() ?? (own === null ? UNNAMED_SUITE : suiteOf(own));
  const { rules } = redactionOf(own === null ? [] : [own.policy], request);
  const decision = invalidDecision({ suite, problems, candidateOrigin: request.origin });
  return { decision, bundle: null, redact: startRedaction(rules).text };
}
async function judge(request, own) {
  const { origin, time } = request;
  const today = readToday(request.env, request.notBefore);
  const files = findShardedFiles(request.results, request.shards, request.root);
  const asking = await startJudge(request);
  const found = await request.findBaseline(own, asking.askOfMain);
  const policies = policiesOf(found.rulers);
  const { rules: redaction, notes } = redactionOf(policies, request);
  refuseSecretNames(found.rulers, redaction);
  const evidence = keepsEvidence(policies);
  const earlier = await request.findEarlier?.(found.rulers, redaction);
  const { ask } = asking;
  const run = { files, select: request.select, out: request.out, evidence, redaction, earlier, ask };
  const candidate = await measureCandidate(run, found.rulers);
  const blank = unmatchedPaths(candidate.unmatched ?? []);
  const main = withoutSecrets(found, redaction);
  const said = [...main.notes, ...notes, ...blank, ...candidate.pooled?.notes ?? [], ...asking.notes(found.rulers)];
  const answer = { ...main, notes: said };
  try {
    const decision = decideByRulers({ origin, today }, candidate, answer);
    const { bundle } = candidate;
    if (bundle !== null) finishBundle(bundle, { origin, time, today, candidate, answer, decision, redaction });
    return { decision, bundle: request.out ?? null, redact: startRedaction(redaction).text };
  } catch (error) {
    candidate.bundle?.discard();
    throw error;
  }
}

export {
  invalidDecision,
  takeAwayBundle,
  refuseForeignFolder,
  runGate,
  refuseRun
};
