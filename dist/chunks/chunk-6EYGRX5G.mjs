import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  evidenceMessages
} from "./chunk-DOJI7P4J.mjs";
import {
  totalTrials
} from "./chunk-IGS255L7.mjs";
import {
  AMOUNT_WORDS,
  SLACK,
  allOf,
  amountText,
  mean,
  meanScore,
  meanScores,
  nameList,
  pValue,
  percent,
  percents,
  points,
  riseText,
  rounded,
  shortSha,
  someOf
} from "./chunk-Y2ZPYLEQ.mjs";
import {
  counted,
  describeProblems
} from "./chunk-FQZDEATT.mjs";

// src/gating/messages/baseline.ts
var baselineMessages = {
  "no-baseline": noBaseline,
  "baseline-expired": ({ sha }) => ({
    what: `The baseline of ${shortSha(sha)} has expired`,
    next: `${SEED}. A schedule keeps one alive, and the input \`retention-days\` keeps it longer`
  }),
  "baseline-foreign": ({ sha, reason }) => ({
    what: `An untrusted artifact named as the baseline of ${shortSha(sha)} was ignored: ${reason}`,
    expected: "a push, schedule or workflow_dispatch run of this workflow on the base branch of this repository",
    next: "Run the workflow once on the base branch (also after renaming it). If another workflow saves the baselines, name its file in the input `baseline-workflow`"
  }),
  "baseline-unreadable": ({ sha, problems }) => ({
    what: `The baseline of ${shortSha(sha)} cannot be read`,
    actual: describeProblems({ problems }),
    next: "Save a new baseline: run the workflow on the base branch"
  }),
  "baseline-forbidden": ({ reason, config }) => ({
    what: config === void 0 ? "The token may not read the baseline" : configNotGiven(config),
    actual: reason,
    next: "Leave the input `token` at its default, and add to the job: `permissions: { contents: read, actions: read, pull-requests: write }`"
  }),
  "baseline-unreachable": ({ reason, config }) => ({
    what: config === void 0 ? "GitHub did not return the baseline" : configNotGiven(config),
    actual: reason,
    next: `Run the job again${config === void 0 ? BY_THRESHOLDS : ""}`
  }),
  "baseline-incomplete": ({ used, reason }) => ({
    what: `Only ${used === 1 ? "the newest run" : `the ${used} newest runs`} of main could be read`,
    actual: reason,
    next: "No action if it is rare: fewer main runs make the comparison less precise, not wrong"
  }),
  "baseline-not-found": ({ sha, artifact }) => ({
    what: `The commit \`${shortSha(sha)}\`, which the input \`baseline\` names, has no usable baseline`,
    expected: `an artifact \`${artifact}\` of a run of that commit on the base branch, one of the newest thousand`,
    next: "Name a commit whose run on the base branch saved one, or set `baseline: auto`"
  }),
  "baseline-none": () => ({
    what: "The input `baseline` is `none`: only thresholds decide",
    next: "To compare with main's runs, set `baseline: auto`"
  }),
  "baseline-from-file": ({ file, base }) => ({
    what: `No saved run could be used; the baseline is \`${file}\` at ${shortSha(base)}`,
    next: "It keeps no trials and cannot be rescored: after a rubric change, write it again with `agent-gate baseline-file BUNDLE`"
  }),
  "baseline-file-absent": ({ file, base }) => ({
    what: `\`${file}\`, which the input \`baseline-file\` names, does not exist at the base commit ${shortSha(base)}`,
    next: "Commit it on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it. The pull request's own copy does not count"
  }),
  "baseline-file-unreadable": ({ file, base, reason }) => ({
    what: `\`${file}\`, at the base commit ${shortSha(base)}, is not a baseline of this suite`,
    actual: reason,
    next: "Write it again on the base branch: `agent-gate baseline-file BUNDLE --out FILE`"
  }),
  "baseline-itself": ({ names }) => ({
    what: `The baseline is this run's own results: ${nameList(names)}`,
    next: "Name the results or the bundle of a run of main"
  }),
  "baseline-not-rescored": ({ label }) => ({
    what: `The rubrics, or what the policy redacts, differ from those of ${label}, which keeps no trials to rescore`,
    next: "Keep evidence in the bundles (`evidence: keep`), or wait for the next run of main"
  }),
  "baseline-far": ({ sha, distance }) => ({
    what: `The baseline \`${shortSha(sha)}\` is far, ${counted(distance, "commit")} before the base: changes in between count as this run's`,
    next: "Run the workflow on the base branch more often, also by a `schedule`"
  }),
  "baseline-out-of-reach": ({ sha, branch }) => ({
    what: `Nothing to compare with: none of the baselines of ${branch} is of an ancestor of the base commit, the newest is of \`${shortSha(sha)}\``,
    next: "Bring the branch up to date with its base, or run the workflow on the base branch again"
  }),
  "baseline-running": ({ sha }) => ({
    what: `The run of the base commit \`${shortSha(sha)}\` has not ended: its baseline is not there yet`,
    next: "Run this job again once it has ended, to compare with the base commit itself"
  }),
  "rate-limited": ({ reason }) => ({
    what: "Nothing to compare with: the token has used up GitHub's requests of this hour",
    actual: reason,
    next: "Run the job again after that time"
  }),
  "baseline-unfit": ({ missing, total }) => ({
    what: `Nothing to compare with: ${missing} of ${counted(total, "trial")} of main's run have no verdict`,
    actual: "other answers with all of them as passes than as failures",
    next: "Run main again"
  }),
  "baseline-left-out": ({ count }) => ({
    what: `Decided without ${counted(count, "trial")} of main's runs that have no verdict; they could have changed the decision`
  }),
  "baseline-unfit-agreed": ({ missing, total }) => ({
    what: `${missing} of ${counted(total, "trial")} of main's run have no verdict; the decision is the same if they count as passes or as failures`,
    next: "Run main again"
  }),
  "baseline-old": ({ days, most }) => ({
    what: `The baseline is ${counted(days, "day")} old: changes in models and tools since then count as this run's`,
    expected: `at most ${counted(most, "day")} (\`baseline.max_age_days\`)`,
    next: "Run the workflow on the base branch again; a weekly `schedule` keeps its baseline fresh"
  }),
  "baseline-passed-over": ({
    subject,
    cause
  }) => ({
    what: `The baseline ${subject.name} was skipped: ${SKIPPED[cause]}`,
    next: "Run main again"
  }),
  "main-changed": ({ older, left }) => ({
    what: `Main's level changed after ${older}: ${counted(left, "older run")} ${left === 1 ? "is" : "are"} not compared`
  })
};
var NOT_LOST = /* @__PURE__ */ new Set([
  ...["no-baseline", "baseline-none", "baseline-file-absent"],
  ...["rate-limited", "main-changed"]
]);
function isBaselineLost(code) {
  return isAboutBaseline(code) && !NOT_LOST.has(code);
}
function isAboutBaseline(code) {
  return Object.hasOwn(baselineMessages, code);
}
var SKIPPED = {
  unscored: "too many trials have no verdict",
  "other-rubric": "it has no score under the same primary rubric",
  "other-judge": "another model judged it",
  overlap: "too few scenarios are in both runs"
};
function noBaseline({ effect, search }) {
  if (search !== void 0)
    return {
      what: "There is no baseline yet",
      expected: `an artifact \`${search.artifact}\` of a run on the base branch`,
      actual: search.commits === null ? void 0 : `none among ${counted(search.commits, "commit")}`,
      next: search.keepsArtifacts ? SEED : COMMIT_ONE
    };
  const consequence = effect === "block" ? ", and the policy asks for one (`on_no_baseline: fail`)" : ": only thresholds apply";
  return { what: `No baseline to compare with${consequence}`, next: RUN_MAIN_ONCE };
}
function configNotGiven(label) {
  return `GitHub did not return the rubrics and the policy of ${label}, which decide`;
}
var RUN_MAIN_ONCE = "Run the gate on main once to save a baseline";
var SEED = "Run the workflow once on the base branch (push, schedule or workflow_dispatch); it saves the baseline";
var COMMIT_ONE = "This server keeps no artifacts. Commit a baseline on the base branch: `agent-gate baseline-file BUNDLE --out FILE` writes it, the input `baseline-file` names it";
var BY_THRESHOLDS = ". To decide by thresholds alone in this case, set `on-baseline-error: no-baseline`";

// src/gating/messages/config.ts
var configMessages = {
  "base-config-missing": ({ label, missing }) => ({
    what: `${label} has no ${allOf(missing)} at this run's paths, so this run's own is used`,
    next: "After the merge the base branch's config decides"
  }),
  "base-config-unreadable": ({
    label,
    decidedBy,
    reason
  }) => reason === void 0 ? {
    what: `No token: the config of ${label} was not read, and that of ${decidedBy} decides`,
    next: "Leave the input `token` at its default"
  } : {
    what: `The config of ${label} cannot be used, so that of ${decidedBy} decides`,
    actual: reason,
    next: "Review this run's config changes; fix the config on the base branch, or give the token `contents: read`"
  },
  "config-paths-changed": ({ label }) => ({
    what: `This run uses different config paths from main's latest run, so the config stored with that run was applied (${label})`,
    next: "Review the config changes; this run's paths apply once main has run after the merge"
  }),
  "policy-elsewhere": ({ file, usual }) => ({
    what: `The policy is \`${file}\`, which the input \`policy\` names; the base branch has \`${usual}\`, and no run of main shows which one belongs to this suite`,
    next: "Check which policy belongs to this suite; once main has run, its config decides"
  }),
  "suite-new": ({ suite, known }) => ({
    what: `Main has no baseline of the suite \`${suite}\`, so nothing is compared; ${known.length === 0 ? "its other suites are unknown" : `it has ${nameList(known)}`}`,
    next: "New suite: ignore this. Renamed: restore its old name, or point `policy` to its file"
  })
};

// src/gating/messages/confirm.ts
var confirmMessages = {
  "confirm-awaited": ({ ids, trials }) => ({
    what: `${counted(ids.length, "scenario")} failed: ${ids.length * trials} fresh trials will tell whether ${ids.length === 1 ? "it" : "they"} broke`,
    actual: nameList(ids),
    next: `Run ${ids.length === 1 ? "it" : "these"} again, ${trials} trials each, and give the results to the next look (\`confirm-results\`)`
  }),
  "confirm-incomplete": ({ ids, missing, wanted, budget }) => ({
    what: `${missing} of ${counted(wanted, "fresh trial")} ${missing === 1 ? "is" : "are"} missing, and ${missing === 1 ? "it decides" : "they decide"}: ${nameList(ids)}`,
    expected: `at most ${percent(budget)} of them missing`,
    why: "They never came, have no verdict, repeat other trials, or record only a verdict",
    next: "Run these again. Let trials record output or tokens, or say `confirm: { fresh: declared }` where the harness does not cache"
  }),
  "scenarios-broke": ({ again }) => {
    const failed = sumOf(again, (one) => one.failed);
    const trials = sumOf(again, (one) => one.trials);
    const main = { failed: sumOf(again, (one) => one.main.failed), trials: sumOf(again, (one) => one.main.trials) };
    return {
      what: `${counted(again.length, "scenario")} broke: ${again.length === 1 ? "it" : "they"} failed again in ${failed} of ${counted(trials, "fresh trial")}, on main in ${main.failed} of ${main.trials}`,
      next: "Look at their traces beside those of main, and fix the agent"
    };
  },
  "scenarios-collapsed": ({ ids }) => ({
    what: `${counted(ids.length, "scenario")} collapsed: ${ids.length === 1 ? "it passes" : "they pass"} on main, run after run, and ${ids.length === 1 ? "fails" : "fail"} here: ${nameList(ids)}`,
    next: "Look at their traces beside those of main, and fix the agent"
  }),
  "confirm-unasked": ({ ids }) => ({
    what: `Fresh trials that nobody asked for do not count: ${nameList(ids)}`,
    next: "Run only the scenarios of the output `confirm`"
  }),
  "confirm-differs": ({ ids }) => ({
    what: `The suite is declared deterministic, but fresh trials differ from the first run: ${nameList(ids)}`,
    expected: "the same verdicts (`noise: none`)",
    next: "Say `noise: stochastic`, or find out what differs"
  })
};
function sumOf(again, of2) {
  return again.reduce((sum, one) => sum + of2(one), 0);
}
var WORDS = [
  ["passes again", "passed again", "passed again"],
  ["flaky", "is flaky", "are flaky"],
  ["fails on main too", "fails on main too", "fail on main too"],
  ["confirmed", "failed again", "failed again"]
];
function wordsText(again) {
  return allOf(
    WORDS.flatMap(([word, one, several]) => {
      const count = again.filter((scenario) => scenario.word === word).length;
      return count === 0 ? [] : [`${count} ${count === 1 ? one : several}`];
    })
  );
}

// src/gating/messages/policy.ts
var policyMessages = {
  "unknown-metric": unknown,
  "unknown-criterion": unknown,
  "unknown-outcome": unknown,
  "unknown-scenario": unknown,
  "unknown-waiver": ({ subject, ...names }) => ({
    what: `The waiver names the ${subject.kind} \`${subject.name}\`, which neither this run nor main has`,
    next: suggestionText(names)
  }),
  "policy-never-fails": ({ subject }) => subject === void 0 ? {
    what: "Nothing in this policy can block: every metric and criterion is advisory, and it has no other rule",
    next: "Make at least the primary metric gating"
  } : {
    what: `The critical criterion \`${subject.name}\` applies in none of the trials, so it protects nothing`,
    next: "Add a scenario where it applies, or remove the rule"
  },
  "alpha-unreachable": ({ alpha, paired, enough }) => ({
    what: `With ${counted(paired, "paired scenario")}, only a drop of all of them can count at \`alpha: ${alpha}\``,
    expected: `at least ${enough} paired scenarios, or a larger alpha`,
    next: "Add scenarios, or choose a larger alpha"
  }),
  "review-due": ({
    subject,
    due,
    owner
  }) => ({
    what: `The numbers for \`${subject.name}\` were due for review by ${due}${owner === null ? "" : ` by ${owner}`}`,
    next: "Review them and update `review_by`"
  }),
  "waiver-expired": ({ subject, waiver, isNeeded }) => ({
    what: `The waiver for \`${subject.name}\` ended after ${waiver.expires} and is ${isNeeded ? "still" : "not"} needed`,
    next: isNeeded ? `Fix it, or ask ${waiver.owner} to renew the waiver on the base branch` : "Delete it"
  }),
  "waiver-ignored": ({ subject }) => ({
    what: `The waiver for \`${subject.name}\` does not count: it is in this change's policy, not on the base branch`,
    next: "Merge the waiver in its own pull request first"
  }),
  "gate-relaxed": ({ effect, places, label, isUnread }) => {
    const what = relaxedText(places);
    if (label !== void 0)
      return {
        what,
        expected: `the label \`${label}\``,
        actual: isUnread ? "GitHub did not return the labels: give the job `pull-requests: read`" : void 0,
        next: `Undo it, or have a reviewer add the label \`${label}\` and run again`
      };
    if (effect === "block") return { what, next: "Undo it: the base branch's policy allows no relaxation" };
    return { what, next: "Review each: it applies after the merge" };
  },
  "gate-relaxed-accepted": ({ places, label }) => ({
    what: `${relaxedText(places)}; the label \`${label}\` accepts that`
  }),
  "head-config-stricter": ({ headline }) => ({
    what: `After the merge this run's own config decides, and it would stop this run: ${headline}`
  })
};
function unknown({ subject, ...names }) {
  return {
    what: `The policy names the ${subject.kind} \`${subject.name}\`, which this run does not have`,
    next: suggestionText(names)
  };
}
function suggestionText({ suggestion, known }) {
  if (suggestion !== null) return `Did you mean \`${suggestion}\`?`;
  return known.length === 0 ? "This run has none" : `Known: ${nameList(known, 10)}`;
}
function relaxedText(places) {
  const total = places.reduce((sum, { count }) => sum + count, 0);
  const names = places.map(({ subject, count }) => count === 1 ? `\`${subject}\`` : `\`${subject}\` (${count})`);
  return `This pull request relaxes its own gate in ${counted(total, "place")}: ${someOf(names, 3)}`;
}

// src/gating/messages/rates.ts
var rateMessages = {
  "metric-below-threshold": (finding) => below(finding, ""),
  "metric-near-threshold": (finding) => below(finding, WITHIN_NOISE),
  "criterion-below-threshold": (finding) => below(finding, ""),
  "criterion-near-threshold": (finding) => below(finding, WITHIN_NOISE),
  "not-measured": ({ subject, rate: { threshold } }) => ({
    what: `\`${subject.name}\` has a threshold, but ${subject.kind === "metric" ? "its rubric judged" : "applies in"} none of the trials`,
    expected: `at least ${percent(threshold ?? 0)}`,
    actual: "nothing measured",
    next: "Add a scenario where it applies, or remove the threshold"
  }),
  "metric-regressed": fell,
  "criterion-regressed": fell,
  "not-proven": ({ subject, rate: { state, tolerance, interval } }) => ({
    what: `The policy requires proof, but this run does not prove that \`${subject.name}\` did not drop by ${points(tolerance)}`,
    expected: "unchanged or improved",
    actual: interval === null ? state.replace("-", " ") : `${state}: a drop of up to ${points(interval.lower)} is possible`,
    next: state === "no-baseline" ? RUN_MAIN_ONCE : "Add trials or scenarios, or compare with more runs of main"
  }),
  inconclusive: ({ subject, rate, leans }) => ({
    what: leanText(subject.name, rate, leans),
    next: "Look at the scenarios that fell, or add trials to find out"
  }),
  "outcome-above-limit": (finding) => outcomeText(finding, "allows at most"),
  "outcome-below-limit": (finding) => outcomeText(finding, "requires at least"),
  "usage-above-limit": ({ amount }) => ({
    what: `A trial takes ${amountText(amount, amount.candidate)} (${AMOUNT_WORDS[amount.amount]}), on main ${amountText(amount, amount.baseline ?? 0)}: ${riseText(amount.change ?? 0)} over ${counted(amount.scenarios, "paired scenario")}`,
    expected: `at most ${riseText(amount.tolerance)}`,
    next: "Look for added steps, longer prompts and another model, or set a `tolerance` under `gate.usage`"
  }),
  "metric-vanished": vanished,
  "criterion-vanished": vanished,
  "coverage-loss": ({ losses }) => ({
    what: `Coverage loss against main: ${someOf(losses.map(lossText), 3)}`,
    next: "Check whether it should still apply there, or the results lack the facts that its `when` reads"
  }),
  "too-few-scenarios": ({ fewest, names, fallen }) => ({
    what: `Fewer than ${fewest} paired scenarios: thresholds alone decide on ${nameList(names)}${fallen.length === 0 ? "" : `; critical and lower than on main: ${nameList(fallen)}`}`,
    next: "Add scenarios; 30 or more are worth comparing"
  }),
  "unpaired-difference": ({ subject, now, before: main, test }) => {
    const [before, after] = percents(main.mean, now.mean);
    return {
      what: `For information only: ${subject.name} is ${after} over ${counted(now.scenarios, "scenario")}, and was ${before} over ${main.scenarios} others on main${unpairedText(test)}`,
      next: "Do not compare the two: other scenarios may be harder or easier"
    };
  }
};
var WITHIN_NOISE = ", but within this suite's own noise";
function nameOf({ kind, name }) {
  return kind === "metric" ? name : `\`${name}\``;
}
function below({ subject, rate }, within) {
  const { candidate, baseline, threshold, count, state } = rate;
  const [actual, bar] = percents(candidate ?? 0, threshold ?? 0);
  const all = count?.total ?? 0;
  const isShare = subject.kind === "criterion" && !rate.byScore;
  const trials = isShare ? `${count?.passed ?? 0} of ${counted(all, "trial")}` : counted(all, "scored trial");
  const isMainToo = baseline !== null && threshold !== null && state !== "not-comparable" && baseline < threshold - SLACK;
  const main = isMainToo ? `; main is below it too (${percents(baseline, threshold)[0]})` : "";
  return {
    what: `${nameOf(subject)} is ${actual}, below its threshold of ${bar} (${trials})${within}${main}`,
    next: "Look at the scenarios that fail, and fix the agent"
  };
}
function fell({ subject, rate, trials, scenarios }) {
  const { delta, paired = NOTHING_PAIRED, tolerance, isExact } = rate;
  const [before, now] = percents(paired.baseline, paired.candidate);
  const over = `over ${pairedText(paired)}${trials === null ? "" : ` (${scoredTrialsText(trials)})`}`;
  const isLower = (delta ?? 0) < -SLACK;
  return {
    what: isLower ? `${nameOf(subject)} fell from ${before} to ${now} ${over}` : `${nameOf(subject)} is ${now} after ${before} ${over}, but worse in ${counted(scenarios?.total ?? 1, "scenario")}`,
    expected: isExact ? "no scenario worse than on main" : tolerance === 0 ? "no drop" : `a drop of less than ${points(tolerance)}`,
    actual: isLower ? `a drop of ${points(delta ?? 0)}` : void 0,
    next: "Look at the scenarios that scored less than on main"
  };
}
var NOTHING_PAIRED = { scenarios: 0, candidate: 0, baseline: 0 };
function vanished({ subject, rate: { baseline } }) {
  return {
    what: `${nameOf(subject)} is ${percent(baseline ?? 0)} on main, and measured in none of the trials of this run`,
    expected: "a value, as on main",
    actual: "nothing measured",
    next: "Check that the results still hold the facts that its `when` reads"
  };
}
function leanText(name, rate, leans) {
  const { paired, candidate, baseline } = rate;
  const [before, now] = percents(paired?.baseline ?? baseline ?? 0, paired?.candidate ?? candidate ?? 0);
  const p = leans.flatMap((one) => one.p ?? []).reduce((least, one) => Math.min(least, one), 1);
  if (leans.some(({ test }) => test === "confirm"))
    return `${name} may have dropped, ${before} -> ${now}: scenarios that fail again are too few to block`;
  return `${name} may have dropped, ${before} -> ${now}: such a drop comes up in ${p < 0.01 ? "less than 1 %" : percent(p, 0)} of unchanged pull requests`;
}
function pairedText({ scenarios, waived: waived2 }) {
  const unchanged = waived2 === void 0 ? "" : `, ${counted(waived2, "waived one")} as unchanged`;
  return `${counted(scenarios, "paired scenario")}${unchanged}`;
}
function scoredTrialsText({ candidate, main, runs }) {
  return `${main}${runs > 1 ? ` in ${runs} runs` : ""} -> ${counted(candidate, "scored trial")}`;
}
function outcomeText({ outcome, count, limit }, rule) {
  const [actual, bar] = percents(count.passed / count.total, limit);
  const counts = `${count.passed} of ${counted(count.total, "trial")}`;
  return {
    what: `${actual} of the trials (${counts}) end in \`${outcome}\`; the policy ${rule} ${bar}`,
    next: "Look at the trials behind it, and fix the agent"
  };
}
function lossText({ name, lost, asked }) {
  return `\`${name}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`;
}
function unpairedText({ estimate, worse, better }) {
  if (Math.abs(estimate) < SLACK) return "";
  const side = estimate < 0 ? "lower" : "higher";
  return `, ${points(estimate)} ${side} (Welch t, one-sided p ${pValue(Math.min(worse, better))})`;
}

// src/scoring/version-bump.ts
var STEPS_OF_VERSIONS = "patch for words, minor for thresholds, major where scores cannot be compared";
var STEPS = ["major", "minor", "patch"];
function versionBump(old, now) {
  const [before, after] = [old.split(".").map(Number), now.split(".").map(Number)];
  const index = STEPS.findIndex((_, position) => before[position] !== after[position]);
  const step = STEPS[index];
  if (step === void 0) return "none";
  return (after[index] ?? 0) > (before[index] ?? 0) ? step : "down";
}

// src/gating/messages/rubrics.ts
var rubricMessages = {
  "rubric-new-line": ({ subject, old, now }) => ({
    what: `\`${subject.name}\` goes from ${old} to ${now}: a new major version, so its scores are not comparable with earlier ones`,
    next: "Run main once after the merge: until then only thresholds apply"
  }),
  "rubric-version-unchanged": ({ subject, old, now }) => ({
    what: `\`${subject.name}\` changed, and its version ${now} is not above main's ${old}`,
    next: `Raise it: ${STEPS_OF_VERSIONS}`
  }),
  "part-version-unchanged": ({ subject, names }) => ({
    what: `In \`${subject.name}\` ${nameList(names)} changed under ${names.length === 1 ? "its" : "their"} old \`version\``,
    next: "Raise it"
  }),
  "threshold-unexplained": ({
    subject,
    names,
    kept
  }) => ({
    what: `${names.length === 0 ? "The threshold" : `The thresholds of ${nameList(names)}`} ${subject.kind === "rubric" ? "in" : "of"} \`${subject.name}\` changed under the old ${kept}`,
    next: "Say why this number, and on which data it was set"
  }),
  "criteria-constant": ({ days, passed, failed }) => ({
    what: `In every trial of main for ${days} days ${allOf([
      ...passed.length === 0 ? [] : [`${nameList(passed)} passed`],
      ...failed.length === 0 ? [] : [`${nameList(failed)} did not pass`]
    ])}`,
    next: "Check that the suite still tries what they ask, or deprecate them"
  }),
  "rubric-untested": ({ subject, label, reason }) => ({
    what: `\`${subject.name}\`${of(label)} has no cases that can be run`,
    expected: required(["tests"]),
    actual: reason,
    next: "Write some in `NAME.test.yml` beside it, and run `agent-gate test`"
  }),
  "rubric-tests-failed": ({
    subject,
    label,
    first,
    more
  }) => ({
    what: `\`${subject.name}\`${of(label)} fails ${counted(more + 1, "expectation")} of its cases`,
    expected: `${first.name === null ? "all cases together" : `case "${first.name}"`}: ${first.what} ${first.expected}`,
    actual: first.found,
    next: "Run `agent-gate test`, and correct the rubric or the case"
  }),
  "rubric-lint": ({ subject, label, said, next, more, breaks }) => ({
    what: `\`${subject.name}\`${of(label)}: ${said}${more === 0 ? "" : `, and ${more} more like it`}`,
    expected: breaks.length === 0 ? void 0 : required(breaks),
    next
  })
};
function of(label) {
  return label === null ? "" : ` of ${label}`;
}
function required(by) {
  return `what \`rubrics.require\` lists: ${allOf(by)}`;
}

// src/gating/comparing/suite-effect.ts
function suiteEffects(pairing, rubric) {
  const paired = pairing.pairs.filter(
    (pair) => [pair.candidate, pair.baseline].every((side) => meanScore(side, rubric) !== null)
  );
  const effectOn = (side, alone) => {
    const scores = (scenarios) => meanScores(scenarios, rubric);
    const known = scores(paired.map((pair) => pair[side]));
    const all = known.length + scores([...alone, ...pairing.changed.map((one) => one[side])]).length;
    const centre = mean(known);
    return (scenario, sign) => {
      const score = meanScore(scenario, rubric);
      return score === null || known.length === 0 ? null : rounded(sign * (score - centre) / all);
    };
  };
  const [onCandidate, onMain] = [effectOn("candidate", pairing.new), effectOn("baseline", pairing.removed)];
  return { added: (scenario) => onCandidate(scenario, 1), removed: (scenario) => onMain(scenario, -1) };
}
function sumOfEffects(effects) {
  const known = effects.filter((effect) => effect !== null);
  return known.length === 0 ? null : rounded(known.reduce((sum, effect) => sum + effect, 0));
}
function effectText(metric, effect) {
  if (effect === null || Math.abs(effect) < SLACK) return "";
  return `main's ${metric} is ${points(effect)} ${effect > 0 ? "higher" : "lower"}`;
}

// src/gating/messages/scenarios.ts
var scenarioMessages = {
  "must-pass-failed": ({ subject, count, trials, said }) => ({
    what: `\`${subject.name}\` must pass and failed`,
    expected: trials === "all" ? ALL_PASS : trials === "any" ? "one trial passes at least" : `${trials} trials pass`,
    actual: `${count.passed} of ${counted(count.total, "trial")} passed`,
    why: said === null ? void 0 : `${said.criterion}: ${said.explanation}`,
    next: "Read the result tree of the scenario"
  }),
  "must-pass-missing": ({ subject }) => ({
    what: `\`${subject.name}\` must pass and is not in this run`,
    expected: ALL_PASS,
    actual: "no trial",
    next: "Run the scenario, or remove it from `must_pass` in main's policy"
  }),
  "must-pass-unjudged": ({ subject }) => ({
    what: `\`${subject.name}\` must pass and has no verdict: all its trials ended in errors outside the agent`,
    expected: ALL_PASS,
    actual: "no scored trial",
    next: "Run the scenario again"
  }),
  "scenarios-removed": ({ ids, effect, shift }) => ({
    what: `${counted(ids.length, "scenario")} of the baseline ${ids.length === 1 ? "was" : "were"} removed: ${nameList(ids)}`,
    actual: shiftText(shift, ids.length),
    next: unlessMeant("Restore what was removed", effect)
  }),
  "scenarios-changed": ({ ids, effect }) => ({
    what: `The question of ${counted(ids.length, "scenario")} differs from main's: ${nameList(ids)}`,
    expected: "the same `input` and `ground_truth` under the same id",
    next: unlessMeant("Give a changed question a new id, and keep recording both", effect)
  }),
  "scenarios-merged": ({ ids }) => ({
    what: `Trials of ${counted(ids.length, "scenario")} ask different things under one id: ${nameList(ids)}`,
    expected: "one `input` and `ground_truth` for each id",
    next: "Let the mapping tell them apart: put what differs into `scenario`"
  }),
  "scenarios-new": ({ ids }) => ({
    what: `${counted(ids.length, "scenario")} not in the baseline: ${nameList(ids)}`,
    next: "Thresholds apply to them now; the comparison starts once main has run them"
  }),
  "scenarios-unjudged": ({ ids }) => ({
    what: `Not compared, as one side has no verdict: ${nameList(ids)}`
  })
};
var ALL_PASS = "every scored trial passes";
function unlessMeant(otherwise, effect) {
  if (effect !== "block") return otherwise;
  return `${otherwise}; if meant, add a waiver to main's policy, or set \`gate.scenarios.removed: warn\` there`;
}
function shiftText(shift, count) {
  const moved = shift === null ? "" : effectText(shift.metric, shift.by);
  return moved === "" ? void 0 : `${count} missing; without ${count === 1 ? "it" : "them"} ${moved}`;
}

// src/gating/messages/trials.ts
var trialMessages = {
  "trials-added": ({ earlier, own }) => ({
    what: `${counted(totalTrials(earlier), "trial")} of ${attemptNames(earlier)} and ${own} of this attempt count: a re-run adds trials, it never replaces them`,
    next: "Read the rates as those of all attempts; a new commit starts over"
  }),
  "trials-not-added": ({ left }) => ({
    what: `The trials of ${attemptNames(left)} were not added to those of this attempt`,
    actual: left.map(({ attempt, why }) => `attempt ${attempt}: ${why}`).join("; "),
    next: "Check this result: without the earlier attempts it may pass by luck"
  }),
  "attempts-lost": ({ attempts }) => ({
    what: `This run failed in ${attemptNames(attempts.map((attempt) => ({ attempt })))}, and what was measured there is gone: a re-run alone cannot be green`,
    expected: "the bundle of every attempt that failed, so that a re-run adds trials and never replaces them",
    next: "Push a commit, an empty one will do: a new run starts over. To keep bundles for re-runs, leave the input `upload` at `true`"
  }),
  "trials-unselected": ({ count }) => ({
    what: `The selection leaves out ${counted(count, "trial")} of these results`
  }),
  "nothing-scored": ({ scored, missing, said }) => {
    const expected = "at least one scored trial";
    if (scored > 0)
      return {
        what: `No rubric applies to any of the ${counted(scored, "trial")} of this run`,
        expected,
        next: "Check that the results hold the facts that the rubrics' `when` reads"
      };
    const unscored = totalOf(missing) === 0 ? "" : `: ${withoutVerdict(missing)}`;
    return {
      what: `No trial of this run was scored${unscored}`,
      expected,
      why: saidText(said),
      next: adviceOn(missing)
    };
  },
  "warned-throughout": ({
    rubric,
    warnings
  }) => ({
    what: `\`${rubric}\` reads facts that no trial has: ${someOf(warnings)}`,
    next: "Check the names in the results and the mapping, and test optional facts with `exists` first"
  }),
  "errored-trials": ({ missing, crashed, said }) => ({
    what: [
      ...totalOf(missing) === 0 ? [] : [`${missingText(missing)} without a verdict: not scored`],
      ...crashed === 0 ? [] : [`${counted(crashed, "trial")} ended in the agent's own error: failed`]
    ].join("; "),
    why: saidText(said),
    next: said === null ? void 0 : adviceOn(missing)
  }),
  "unclassified-errors": ({ count }) => ({
    what: `${counted(count, "error")} of unknown kind count as the agent's own`,
    next: "Set the kind of each error in the mapping: agent, infrastructure or judge"
  }),
  "errors-undecided": (finding) => ofUnscored(finding, "and could change the decision"),
  "errors-left-out": (finding) => ofUnscored(finding, "and are left out; they could have changed the decision"),
  "errors-past-budget": (finding) => ofUnscored(finding, "past the error budget; even if all of them failed, nothing would have fallen"),
  "errors-immaterial": ({ count }) => ({
    what: `The decision is the same if the ${counted(count, "trial")} without a verdict count as passes or as failures`
  })
};
function attemptNames(attempts) {
  const numbers = attempts.map(({ attempt }) => String(attempt));
  return `${numbers.length === 1 ? "attempt" : "attempts"} ${allOf(numbers)}`;
}
function adviceOn({ refused }) {
  return refused > 0 ? "Choose rubrics that fit these results (`rubrics`), or provide the fact in the harness or its mapping" : "Fix the cause and run the suite again";
}
function ofUnscored({ missing, total, budget, said }, consequence) {
  return {
    what: `${withoutVerdict(missing, ` of ${total}`)} ${consequence}`,
    expected: `at most ${percent(budget)} of the trials without a verdict`,
    actual: percent(totalOf(missing) / total),
    why: saidText(said),
    next: adviceOn(missing)
  };
}
function saidText(said) {
  return said === null ? void 0 : `${counted(said.trials, "trial")}: ${said.message}`;
}
function withoutVerdict(missing, ofAll = "") {
  return `${missingText(missing)}${ofAll} ${totalOf(missing) === 1 ? "has" : "have"} no verdict`;
}
function totalOf({ infrastructure, judge }) {
  return infrastructure + judge;
}
function missingText(missing) {
  const kinds = [
    { count: missing.infrastructure - missing.refused, kind: "infrastructure" },
    { count: missing.judge, kind: "judge" },
    { count: missing.refused, kind: "refused by a rubric" }
  ].filter(({ count }) => count > 0);
  const parts = kinds.map(({ count, kind }) => kinds.length === 1 ? kind : `${count} ${kind}`);
  return `${counted(totalOf(missing), "trial")} (${parts.join(", ")})`;
}

// src/gating/messages/catalogue.ts
var MESSAGES = {
  ...rateMessages,
  ...scenarioMessages,
  ...trialMessages,
  ...evidenceMessages,
  ...policyMessages,
  ...rubricMessages,
  ...baselineMessages,
  ...configMessages,
  ...confirmMessages,
  waived
};
function waived({ subject, waiver, covered }) {
  const { why, what } = typeof covered === "string" ? {
    why: void 0,
    what: `\`${subject.name}\` ${covered === "removed" ? "is left out" : "dropped and counts as unchanged"}`
  } : sentencesOf(covered);
  return {
    what: `${what}; waived until ${waiver.expires} by ${waiver.owner}: ${waiver.reason}`,
    expected: waiver.ceiling === void 0 ? "any drop" : `a drop of at most ${points(waiver.ceiling)}`,
    actual: typeof covered === "string" ? void 0 : sentencesOf(covered).actual,
    why,
    next: "Fix it before the waiver expires"
  };
}
function sentencesOf(finding) {
  const message = MESSAGES[finding.code];
  return message(finding);
}
function render(finding) {
  if ("what" in finding) return finding;
  const { code, effect, subject, place, scenarios } = finding;
  const { what, expected, actual, why, next } = sentencesOf(finding);
  return {
    code,
    effect,
    what,
    ...expected === void 0 ? {} : { expected },
    ...actual === void 0 ? {} : { actual },
    ...why === void 0 ? {} : { why },
    ...next === void 0 ? {} : { next },
    ...subject === void 0 ? {} : { subject: subject.name, subject_kind: subject.kind },
    ...measuredOf(finding),
    ..."suggestion" in finding && finding.suggestion !== null ? { suggestion: finding.suggestion } : {},
    ...place === void 0 ? {} : { place },
    ...scenarios === void 0 ? {} : { scenarios }
  };
}
function measuredOf(finding) {
  if (finding.code === "waived") return typeof finding.covered === "string" ? {} : measuredOf(finding.covered);
  if ("rate" in finding) {
    const { candidate, baseline, delta, interval, threshold, tolerance, count } = finding.rate;
    const rate = { candidate, baseline, delta, interval, threshold, tolerance };
    return { rate, ...count === null ? {} : { count } };
  }
  return "count" in finding && typeof finding.count === "object" ? { count: finding.count } : {};
}

export {
  suiteEffects,
  sumOfEffects,
  isBaselineLost,
  isAboutBaseline,
  wordsText,
  pairedText,
  scoredTrialsText,
  STEPS_OF_VERSIONS,
  versionBump,
  render
};
