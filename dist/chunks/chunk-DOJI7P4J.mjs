import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  SHORTEST_SECRET,
  contentHash,
  nameList,
  percent,
  shortHash,
  trialsPerScenario
} from "./chunk-Y2ZPYLEQ.mjs";
import {
  counted,
  inline
} from "./chunk-FQZDEATT.mjs";

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
  "judge-unanswered": unanswered,
  "judge-silent": unanswered,
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
  "secret-not-redacted": ({ names }) => ({
    what: `Not redacted, because not set in this step or shorter than ${SHORTEST_SECRET} characters: ${nameList(names)} of the policy's \`secrets_from\``,
    next: "Pass each to the step with `env:`; forks get no secrets"
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
    effect
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
      next: `Keep scenario ids stable, and record each trial's \`input\` and \`ground_truth\` as main does${orAccept(effect)}`
    };
  },
  "rubric-not-comparable": ({ subject, now, before, effect }) => ({
    what: before === null ? `The baseline was not scored with the rubric \`${subject.name}\`` : `The baseline was scored with a different version of the rubric \`${subject.name}\``,
    expected: versionText(now),
    actual: before === null ? "no such rubric" : versionText(before),
    next: `Compare with a baseline that keeps its trials: it can be rescored${orAccept(effect)}`
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
    runs
  }) => ({
    what: `The policy declares \`noise: none\`, but \`${subject.name}\` has different results in two runs of one commit (${runs.join(", ")})`,
    expected: "the same result in every run of one commit",
    next: "Remove the cause of the difference, or set `noise: stochastic`"
  }),
  "noise-free": ({ runs, results }) => ({
    what: `${runs} main runs, 0 of ${counted(results, "scenario result")} changed: consider \`noise: none\``,
    next: "Declare it only if replies are recorded: even without a change, a rate of 3 in as many is possible"
  })
};
function unanswered({ asked, missing, reason, advice }) {
  return {
    what: `${missing} of ${counted(asked, "question")} for a judge ${missing === 1 ? "has" : "have"} no answer: ${reason}`,
    expected: "an answer to every question; a trial without one has no verdict of its rubric",
    next: advice
  };
}
function orAccept(effect) {
  return effect === "invalid" ? ", or set `on_not_comparable: pass` in main's policy until main has a new baseline" : "";
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
  progressText,
  evidenceMessages
};
