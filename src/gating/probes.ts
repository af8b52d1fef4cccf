import type { ProbeComparison } from '../../schemas/types/decision.ts';
import type { HistoryRecord, ProbeResult } from '../../schemas/types/history.ts';
import type { Report } from '../../schemas/types/report.ts';
import { memberOf } from '../contract/json.ts';
import { primaryRubric } from './comparing/scores.ts';
import type { ResolvedPolicy } from './policy/resolve-policy.ts';

export function probesOf({ arms }: Pick<ResolvedPolicy, 'arms'>): readonly string[] {
  return Object.keys(arms).filter((name) => memberOf(arms, name)?.must !== null);
}

/** What probes got on main's scenarios in this run of it, else in the one `before`, if that asked the same under the same rubric. */
export function probeResults(
  report: Report,
  before: HistoryRecord | undefined,
  probes: readonly string[],
): readonly ProbeResult[] {
  const primary = primaryRubric(report);
  if (primary === undefined) return [];
  const isAlike = before?.metrics[0]?.hash === primary.hash;
  const earlier = new Map((isAlike ? (before?.probes ?? []) : []).map((result) => [keyOf(result), result]));
  return report.scenarios.flatMap(({ scenario, content, arms }) =>
    probes.flatMap((arm): readonly ProbeResult[] => {
      const known = memberOf(arms, arm);
      const scored = known?.content === content ? memberOf(known.rubrics, primary.rubric) : undefined;
      if (scored === undefined) return [earlier.get(keyOf({ arm, scenario, content })) ?? []].flat();
      return [{ arm, scenario, content, passed: scored.passed, total: scored.scores.length }];
    }),
  );
}

function keyOf({ arm, scenario, content }: Pick<ProbeResult, 'arm' | 'scenario' | 'content'>): string {
  return JSON.stringify([arm, scenario, content]);
}

export interface Probes {
  /** In the order of the policy. */
  readonly compared: readonly ProbeComparison[];
  /** Ids of scenarios that prove nothing by a probe that excludes them. */
  readonly excluded: ReadonlySet<string>;
}

/**
 * Holds main's results against the policy. A scenario proves something if most trials of a no-op fail, and most of a known solution pass. The
 * trials of a pull request do not count: it could free a scenario that it breaks.
 */
export function probeSuite(policy: ResolvedPolicy, { scenarios }: Report, results: readonly ProbeResult[]): Probes {
  const known = new Map(results.map((result) => [keyOf(result), result]));
  const compared = probesOf(policy).flatMap((arm): readonly ProbeComparison[] => {
    const { must = null, effect } = memberOf(policy.arms, arm) ?? {};
    if (must === null || effect === 'block' || effect === undefined) return [];
    const asked = scenarios.map(({ scenario, content }) => {
      return { scenario, result: known.get(keyOf({ arm, scenario, content })) };
    });
    const idsOf = (holds: (result: ProbeResult | undefined) => boolean) =>
      asked.filter(({ result }) => holds(result)).map(({ scenario }) => scenario);
    const isContrary = ({ passed, total }: ProbeResult) =>
      must === 'fail' ? passed * 2 >= total : passed * 2 <= total;
    return [
      {
        arm,
        must,
        effect,
        contrary: idsOf((result) => result !== undefined && isContrary(result)),
        unknown: idsOf((result) => result === undefined),
      },
    ];
  });
  const excluding = compared.filter(({ effect }) => effect === 'exclude');
  return { compared, excluded: new Set(excluding.flatMap(({ contrary }) => contrary)) };
}
