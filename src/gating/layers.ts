import type { Cause, Decision, Layers } from '../../schemas/types/decision.ts';
import { rounded } from '../contract/numbers.ts';
import { onMain } from './comparing/rate.ts';
import type { GateContext } from './context.ts';
import { sum } from './statistics/moments.ts';
import { meanRate } from './statistics/rate-of.ts';

/**
 * The drop of the primary metric by layer, before causes are known: what fails on main today too is the environment's, the rest the agent's.
 * Null where it did not drop, or where waived scenarios count as unchanged.
 */
export function layersOf({ primary, pairing, confirm }: GateContext): Layers | null {
  const { metric } = primary ?? {};
  const { delta, paired } = metric ?? {};
  if (!metric || !delta || delta > 0 || !paired || paired.waived !== undefined) return null;
  const failing = failingToday(confirm.scenarios);
  const losses = pairing.pairs.map((pair) => {
    const main = onMain(pair, metric).flatMap((run) => metric.valueIn(run) ?? []);
    const here = metric.valueIn(pair.candidate);
    return !failing.has(pair.scenario) || here === null || main.length === 0 ? 0 : here - meanRate(main);
  });
  const environment = rounded(sum(losses) / paired.scenarios);
  return { harness: 0, environment, config: 0, agent: rounded(delta - environment) };
}

function failingToday(scenarios: Decision['confirmed']): ReadonlySet<string> {
  return new Set(scenarios.flatMap(({ scenario, word }) => (word === 'fails on main today' ? [scenario] : [])));
}

/**
 * The same layers with the loss of each cause in its own: facts that only main's trials carry are lost by the harness or a mapping, and
 * errors that read like the service's are the environment's. The config is what the head config changes in main's own trials.
 */
export function layersByCause(decision: Decision, causes: readonly Cause[]): Pick<Decision, 'layers'> {
  const { layers, flips, config, confirmed } = decision;
  const [metric] = decision.metrics;
  if (layers === undefined || metric?.paired === undefined) return {};
  const { name, paired } = metric;
  const counted = failingToday(confirmed);
  const losses = new Map(
    [...flips.broke, ...flips.lost].map(({ scenario, candidate, baseline }) => {
      return [scenario, counted.has(scenario) ? 0 : (candidate ?? 0) - (baseline ?? 0)] as const;
    }),
  );
  const lossOf = (isOfLayer: (cause: Cause) => boolean): number => {
    const scenarios = causes.filter(isOfLayer).flatMap((cause) => cause.scenarios);
    return sum(scenarios.map((scenario) => losses.get(scenario) ?? 0)) / paired.scenarios;
  };
  const [harness, service] = [
    lossOf(({ kind }) => kind === 'missing' || kind === 'empty'),
    lossOf(({ service: isOfService }) => isOfService === true),
  ];
  return {
    layers: {
      harness: rounded(harness),
      environment: rounded(layers.environment + service),
      config: config?.effects.find(({ subject }) => subject === name)?.config ?? 0,
      agent: rounded(layers.agent - harness - service),
    },
  };
}
