import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  contentHash,
  nameList,
  percent,
  shortHash,
  trialsPerScenario
} from "./chunk-QCLIXI73.mjs";
import {
  counted,
  inline
} from "./chunk-APDHSX52.mjs";

// src/gating/comparing/comparison-key.ts
function keyOf({ read_by: readBy, rubrics, judges, scenarios }) {
  return {
    ...readBy === void 0 ? {} : { tool: readBy.tool, mapping: readBy.mapping },
    rubrics: rubrics.map(({ rubric, version, hash }) => ({ rubric, version, hash })),
    judges: judges ?? [],
    scenario_set: contentHash(scenarios.map(({ scenario, content }) => `${scenario} ${content}`).sort()),
    trials_per_scenario: trialsPerScenario({ scenarios })
  };
}
function sameJudges({ judges: own = [], trials }, { judges: main = [] }) {
  if (trials.scored === 0) return true;
  const questions = [void 0, ...new Set(own.flatMap(({ question }) => question ?? []))];
  return questions.every((question) => {
    const [now, before] = [namesIn(own, question), namesIn(main, question)];
    const isNeeded = question === void 0 || now.size > 0 && before.size > 0;
    return !isNeeded || sameNames(now, before);
  });
}
function namesIn(judges, of) {
  return new Set(judges.flatMap(({ judge, question }) => question === of ? [judge] : []));
}
function sameNames(now, before) {
  const isUnnamed = before.size === 0 || before.has(null);
  const missing = [...before].filter((judge) => judge !== null && !now.has(judge));
  const added = [...now].filter((judge) => !before.has(judge));
  return missing.length === 0 && added.every((judge) => judge !== null && isUnnamed);
}
function judgeNames(judges) {
  if (judges.length === 0) return "none";
  const most = /* @__PURE__ */ new Map();
  for (const { judge, trials } of judges) most.set(judge, Math.max(trials, most.get(judge) ?? 0));
  const one = most.size === 1;
  return [...most].map(([judge, trials]) => `${judge ?? "unnamed"}${one ? "" : ` (${counted(trials, "trial")})`}`).join(", ");
}

// src/gating/messages/sentences.ts
function whereItDecides({ isOfBase }) {
  return isOfBase ? " (on the base branch: its policy decides)" : "";
}
function waiveOr(change, waived, policy) {
  const waiver = policy.isOfBase ? `add a waiver for ${waived} or ` : "";
  return `${waiver}${change}${whereItDecides(policy)}`;
}
function orAccept(otherwise, joint, policy) {
  if (policy.accepts) return otherwise;
  return `${otherwise}; ${joint} set \`on_not_comparable: pass\`${whereItDecides(policy)} until main has a new baseline`;
}

// src/gating/messages/evidence.ts
function progressText(done, of, { retries, cost_usd: cost, ...spent }) {
  const tokens = spent.input_tokens + spent.output_tokens;
  return [
    `The judge: ${done} of ${counted(of, "question")}`,
    ...retries > 0 ? [retries === 1 ? "1 retry" : `${retries} retries`] : [],
    ...tokens > 0 ? [counted(tokens, "token")] : [],
    ...cost === null || cost === 0 ? [] : [`$${cost.toFixed(4)}`]
  ].join(", ");
}
var evidenceMessages = {
  "judge-unanswered": ({ asked, missing, reasons, advice }) => ({
    what: `${missing} of ${counted(asked, "question")} for a judge ${missing === 1 ? "has" : "have"} no answer: ${reasons.length === 1 ? reasons[0]?.[0] : reasons.map(reasonText).join("; ")}`,
    expected: "an answer to every question; a trial without one has no verdict of its rubric",
    next: advice
  }),
  "judge-silent": ({ asked, reasons, advice }) => ({
    what: `The judge answered none of ${counted(asked, "question")}: ${reasons.map(reasonText).join("; ")}`,
    expected: "an answer to every question; a trial without one has no verdict of its rubric",
    next: advice
  }),
  "judge-asked": ({ questions, missing, ...spent }) => ({
    what: progressText(questions - missing, questions, spent)
  }),
  "answers-given": ({ file }) => ({
    what: `The part of this run's answers in \`${file}\` does not come from the judge: the workflow names that file and may write it`,
    next: "Check what writes it: a pull request with this file, or a changed workflow, answers for the judge"
  }),
  "answers-unkept": ({ reason }) => ({
    what: "Some answers of the judge could not be stored; the next run asks again",
    actual: reason,
    next: "Check the path of the `answers` file"
  }),
  "secrets-replaced": ({ shapes }) => {
    const total = shapes.reduce((sum, [, count]) => sum + count, 0);
    const were = total === 1 ? "value that looks like a secret was" : "values that look like secrets were";
    return {
      what: `${total} ${were} replaced (${shapes.map(([shape, count]) => `${shape} ${count}`).join(", ")})`,
      next: "Rotate them: they were in the results file. Keep secrets out of what the harness writes"
    };
  },
  "secret-not-set": ({ names }) => ({
    what: `${secretsNamed(names)} is not set in this step, so its value is not redacted`,
    next: "Pass it to the step with `env:`; forks get no secrets"
  }),
  "secret-too-short": ({ names }) => ({
    what: `${secretsNamed(names)} is too short to redact without breaking ordinary words`,
    next: "Use a secret of at least 6 characters"
  }),
  "redaction-unmatched": ({ path }) => ({
    what: `The policy's \`redact\` names \`${path}\`, which no trial of this run has: nothing was redacted there`,
    next: "Fix the path, or remove it from the policy"
  }),
  "selector-finds-nothing": ({ part, selector }) => ({
    what: `The mapping's selector \`${inline(selector)}\` of \`${inline(part)}\` finds nothing in any record`,
    next: "See what the records hold with `agent-gate inspect`, then fix or remove it"
  }),
  "scenarios-not-comparable": ({
    common,
    total,
    minOverlap,
    here,
    main,
    changed,
    ...policy
  }) => {
    const sides = [
      ["in this run only", here],
      ["on main only", main],
      ["different question", changed]
    ];
    const named = sides.filter(([, ids]) => ids.length > 0).map(([where, ids]) => `${where}: ${nameList(ids)}`);
    return {
      what: `Only ${common} of ${total} scenarios are in both runs, too few to compare them`,
      expected: `at least ${percent(minOverlap, 0)} of the scenarios in both runs`,
      actual: named.length === 0 ? void 0 : named.join("; "),
      next: orAccept(
        "Keep scenario ids stable, and record each trial's `input` and `ground_truth` as main does",
        "if the suite changed on purpose,",
        policy
      )
    };
  },
  "rubric-not-comparable": ({ subject, now, before, ...policy }) => ({
    what: before === null ? `The baseline was not scored with the rubric \`${subject.name}\`` : `The baseline was scored with a different version of the rubric \`${subject.name}\``,
    expected: versionText(now),
    actual: before === null ? "no such rubric" : versionText(before),
    next: orAccept("Compare with a baseline that keeps its trials: it can be rescored", "or", policy)
  }),
  "rubric-removed": ({ subject, metric }) => ({
    what: `The rubric \`${subject.name}\` (${metric}) scored the baseline and does not score this run`,
    next: "Restore it; if main removed it on purpose, save a new baseline on main"
  }),
  "judge-not-comparable": ({ names, now, before }) => ({
    what: `A different model judged the baseline, so rates that depend on its verdicts are not compared: ${nameList(names)}`,
    expected: judgeNames(before),
    actual: judgeNames(now),
    next: "Use the same model for both runs; if the judge changed for good, run main with the new one"
  }),
  "mapping-changed": ({ now, before }) => ({
    what: "The baseline's results were read by a different mapping and cannot be read again",
    expected: mappingText(before),
    actual: mappingText(now),
    next: "Until main has a new baseline, a change may come from the mapping and not from the agent"
  }),
  "not-deterministic": ({
    subject,
    runs,
    ...policy
  }) => ({
    what: `The policy declares \`noise: none\`, but \`${subject.name}\` has different results in two runs of one commit (${runs.join(", ")})`,
    expected: "the same result in every run of one commit",
    next: `Remove the cause of the difference, or set \`noise: stochastic\`${whereItDecides(policy)}`
  }),
  "noise-free": ({ runs, results }) => ({
    what: `${runs} main runs, 0 of ${counted(results, "scenario result")} changed: consider \`noise: none\``,
    next: "Declare it only if replies are recorded: even without a change, a rate of 3 in as many is possible"
  })
};
function reasonText([reason, times]) {
  return times === 1 ? reason : `${reason} (${times} times)`;
}
function secretsNamed(names) {
  const some = names.length === 1 ? "The secret" : `Each of ${counted(names.length, "secret")}`;
  return `${some} of the policy's \`secrets_from\` (${nameList(names)})`;
}
function versionText({ version, hash }) {
  return `version ${version} (${shortHash(hash)})`;
}
function mappingText(mapping) {
  return mapping === null ? "none" : `${mapping.mapping} (${shortHash(mapping.hash)})`;
}

export {
  keyOf,
  sameJudges,
  namesIn,
  whereItDecides,
  waiveOr,
  progressText,
  evidenceMessages
};
