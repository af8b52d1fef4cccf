import { adviseName } from '../contract/names.ts';
import { byText, counted } from '../contract/text.ts';
import type { Problem } from '../errors.ts';
import { hashOf } from './redaction/fact-rules.ts';
import { factAt, scalarFacts, type Trial, textForm } from './trial.ts';

/** Keeps the trials in which a fact has a value. */
export interface Selection {
  /** Dotted path of the fact, for example `provider`, `config.model` or `tags`. */
  readonly fact: string;
  /** Text form of the value: `true`, `3`, `gpt-4o`. */
  readonly value: string;
}

/** Reads `FACT=VALUE`; null when the fact or the `=` is missing. */
export function readSelection(text: string): Selection | null {
  const [fact, ...value] = text.split('=');
  return fact === undefined || fact === '' || value.length === 0 ? null : { fact, value: value.join('=') };
}

/** A selection as the command line takes it: `FACT=VALUE`. */
export function selectionText({ fact, value }: Selection): string {
  return `${fact}=${value}`;
}

const SHOWN_VALUES = 10;
const KNOWN_FACTS = 500;

interface Tally {
  readonly selection: Selection;
  /** Hash of the value, which matches if the policy hashes the fact. */
  readonly hash: string;
  readonly values: Set<string>;
  isFactPresent: boolean;
  matched: boolean;
}

/** Starts selecting, and collects the values seen for messages; an empty list keeps every trial. */
export function startSelection(selections: readonly Selection[]) {
  const tallies = selections.map((selection): Tally => {
    return { selection, hash: hashOf(selection.value), values: new Set(), isFactPresent: false, matched: false };
  });
  const facts = new Set<string>();
  const undetermined: string[] = [];
  let seenCount = 0;
  let keptCount = 0;
  const keeps = (trial: Trial): boolean => {
    seenCount++;
    const fits = tallies.map((tally) => matches(tally, trial, facts));
    if (trial.error !== null && !fits.includes(false) && fits.includes(undefined)) undetermined.push(trial.scenario);
    const isKept = fits.every((fit) => fit === true);
    if (isKept) keptCount++;
    return isKept;
  };
  /** Why no trial was kept, or which errored trials may belong to the selection; empty for a run without trials. */
  const problems = (): readonly Problem[] => {
    if (seenCount === 0) return [];
    if (keptCount > 0) return undetermined.length === 0 ? [] : [undeterminedSelection(undetermined, selections)];
    const reasons = tallies.filter((tally) => !tally.matched).map((tally) => whyNone(tally, facts));
    return reasons.length > 0
      ? reasons
      : [{ code: 'nothing-selected', what: `no trial fits ${describe(selections)} together` }];
  };
  return { keeps, problems };
}

/** Problem of errored trials without the selected fact: they may or may not belong to the selection. */
function undeterminedSelection(scenarios: readonly string[], selections: readonly Selection[]): Problem {
  const facts = selections.map(({ fact }) => `\`${fact}\``).join(' or ');
  return {
    code: 'selection-unknown',
    what: `${counted(scenarios.length, 'trial')} ended in an error without ${facts}: whether ${describe(selections)} selects ${scenarios.length === 1 ? 'it' : 'them'} is unknown`,
    found: [...new Set(scenarios)].sort(byText).slice(0, SHOWN_VALUES).join(', '),
    fix: 'Write the fact into every record, including those of failed trials',
  };
}

/** Whether a trial fits the selection, one member of a list such as its tags being enough; undefined if it lacks the fact. */
function matches(tally: Tally, trial: Trial, facts: Set<string>): boolean | undefined {
  const value = factAt(trial, tally.selection.fact);
  const texts = (Array.isArray(value) ? value : [value]).flatMap((member) => textForm(member) ?? []);
  if (texts.length === 0 && !Array.isArray(value)) {
    if (facts.size < KNOWN_FACTS) for (const name of scalarFacts(trial)) facts.add(name);
    return undefined;
  }
  tally.isFactPresent = true;
  for (const text of texts) if (tally.values.size <= SHOWN_VALUES) tally.values.add(text);
  const fits = texts.some((text) => text === tally.selection.value || text === tally.hash);
  if (fits) tally.matched = true;
  return fits;
}

function whyNone({ selection, values, isFactPresent }: Tally, facts: ReadonlySet<string>): Problem {
  if (!isFactPresent) {
    return {
      code: 'unknown-fact',
      what: `no trial has the fact \`${selection.fact}\` as a text, number, boolean or list`,
      ...adviseName(selection.fact, [...facts].slice(0, KNOWN_FACTS)),
    };
  }
  const listed = [...values].sort().slice(0, SHOWN_VALUES);
  const more = values.size > SHOWN_VALUES ? ', ...' : '';
  return {
    code: 'nothing-selected',
    what: `no trial has ${describe([selection])}`,
    found: listed.map((value) => JSON.stringify(value.slice(0, 80))).join(', ') + more,
  };
}

function describe(selections: readonly Selection[]): string {
  return selections.map((selection) => `\`${selectionText(selection)}\``).join(' and ');
}
