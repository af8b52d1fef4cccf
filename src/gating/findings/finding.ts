import type { Finding } from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import type { Place } from '../../errors.ts';
import type { Rate } from '../comparing/rate.ts';
import type { WaiverKind } from '../policy/resolve-policy.ts';

type Effect = Finding['effect'];

/** The sentences of a finding, without a full stop at the end. */
export interface Sentences {
  readonly what: string;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
  /** The run's own text about it, which an agent may have written. */
  readonly why?: string | undefined;
  readonly next?: string | undefined;
}

/** What a finding is about. The kind is needed because a metric and an outcome may have the same name. */
export interface Subject {
  readonly kind: 'metric' | 'criterion' | 'lift' | 'arm' | 'outcome' | 'scenario' | 'rubric' | 'baseline' | 'usage';
  readonly name: string;
}

/** Data that several messages use; each name means the same in all of them. */
interface SharedData {
  readonly effect: Effect;
  readonly subject: Subject;
  readonly names: readonly string[];
  /** Ids of scenarios. */
  readonly ids: readonly string[];
  readonly sha: string;
  /** A run or a config as text: `main at 1a2b3c4`. */
  readonly label: string;
  readonly file: string;
  /** Why something is not available, in the words of the system or of a `UserError`. */
  readonly reason: string;
}

export type Has<Key extends keyof SharedData> = Pick<SharedData, Key>;

/** Counts, shares and other numbers. */
export type Numbers<Name extends string> = Readonly<Record<Name, number>>;

/** A value of this run and of the baseline. */
export interface Both<T> {
  readonly candidate: T;
  readonly baseline: T;
}

interface Common {
  readonly subject?: Subject;
  readonly place?: Place;
  /** For a blocking rate, the scenarios that fell in it or fail it, the worst first. */
  readonly scenarios?: NonNullable<Finding['scenarios']>;
  readonly rate?: Rate;
  readonly count?: Count;
  readonly suggestion?: string | null;
}

/** A finding as data. The maker of its topic checks that it has what its message uses; the sentences are rendered last. */
export interface FindingData extends Common {
  readonly code: string;
  readonly effect: Effect;
}

/** Everything about one code: what it says and what it does. A field that is absent does nothing. */
export interface FindingRow {
  /** What it does to the decision; several if it is chosen where the finding is made. */
  readonly effect: Effect | readonly Effect[];
  /** Its sentences. @param data of the finding @param sentencesOf the sentences of a finding in the data */
  message(data: never, sentencesOf: (finding: FindingData) => Sentences): Sentences;
  /**
   * Makes the run inconclusive. One that waits for fresh trials or for results exits with 2 until they come; a doubt blocks by
   * `on_inconclusive`. `without a baseline`: a doubt if nothing was compared and `on_no_baseline` is not set.
   */
  readonly holds?: 'for fresh trials' | 'for results' | 'in doubt' | 'without a baseline';
  /** The waiver that may cover it. */
  readonly waivable?: WaiverKind;
  /** How far it exceeds its limit, which a waiver's ceiling bounds; by default the drop. */
  readonly excess?: (data: never) => number;
  /** A waiver of a scenario that this happened to would lift it. */
  readonly liftedIf?: 'removed' | 'changed' | 'fell';
  /** Left out if another finding gives the reason, or if a run of main was found. */
  readonly yieldsTo?: 'a reason' | 'a run';
  /** Findings of this code with equal values are the same; by default all data but the commit. */
  readonly identity?: (data: never) => unknown;
  /** Its effect if the decision leaves out trials without a verdict that could change it. */
  readonly effectIfLeftOut?: Effect;
  /** Whether only the run as it is shows it, not a reading with every trial's verdict filled in. */
  readonly isOfUnscored?: boolean;
  /** Whether a run of main that has it may be a baseline, if only an unfit one; by default, unless the run is invalid by it. */
  readonly isBaselineWith?: boolean | 'unfit';
  /** Where the comment shows it, if not in the list of findings: in the row of its rate, among the notes on the judge, in a section, or in a line of its own. */
  readonly shownIn?: 'rate' | 'judge' | 'section' | 'line';
  /** Whether a notice of it has no sentence, because the row of its rate says the same. */
  readonly isRowIfNotice?: boolean;
  /** Whether the row of its rate warns, if it does not block. */
  readonly marksRate?: boolean;
  /** Whether it says that the run is worse than the runs of main that it is compared with. */
  readonly isWorseThanMain?: boolean;
  /** Whether the headline states it, if nothing blocks or is awaited. */
  readonly isHeadline?: boolean;
  /** Whether it shows by fresh trials that the agent is worse. */
  readonly isConfirmed?: boolean;
  /** Whether it says that what blocked an earlier push of the pull request is cleared. */
  readonly clears?: boolean;
}

export type FindingRows = Readonly<Record<string, FindingRow>>;

/** The data that a finding of this row needs: what its message uses, and the effect if there is a choice. */
type DataFor<Row extends FindingRow> = Omit<MessageData<Row>, 'effect' | keyof Common> &
  Pick<MessageData<Row>, keyof MessageData<Row> & keyof Common> &
  Common &
  (Row['effect'] extends readonly (infer Choice)[] ? { readonly effect: Choice } : unknown);

type MessageData<Row extends FindingRow> =
  Parameters<Row['message']> extends readonly [infer Data, ...unknown[]] ? Data : unknown;

type Maker<Rows extends FindingRows> = <Code extends keyof Rows & string>(
  code: Code,
  ...data: unknown extends MessageData<Rows[Code]> ? [data?: DataFor<Rows[Code]>] : [data: DataFor<Rows[Code]>]
) => FindingData;

/** Makes findings of a topic, each with the data that its row needs. */
export function makerOf<Rows extends FindingRows>(rows: Rows): Maker<Rows> {
  return (code, data?) => {
    const { effect } = rows[code] as FindingRow;
    return { code, effect: effect as Effect, ...data };
  };
}
