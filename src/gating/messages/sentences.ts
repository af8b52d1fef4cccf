/** The sentences of a finding, without a full stop at the end. */
export interface Sentences {
  readonly what: string;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
  /** The run's own text about it, which an agent may have written. */
  readonly why?: string | undefined;
  /** What to do about it. */
  readonly next?: string | undefined;
}

/** What a finding is about. The kind is needed because a metric and an outcome may have the same name. */
export interface Subject {
  readonly kind: 'metric' | 'criterion' | 'outcome' | 'scenario' | 'rubric' | 'baseline' | 'usage';
  readonly name: string;
}

/** Data that several messages use; each name means the same in all of them. */
interface SharedData {
  readonly subject: Subject;
  readonly names: readonly string[];
  /** Ids of scenarios. */
  readonly ids: readonly string[];
  /** A commit's id. */
  readonly sha: string;
  /** A run or a config as text: `main at 1a2b3c4`. */
  readonly label: string;
  readonly file: string;
  /** Why something is not available, in the words of the system or of a `UserError`. */
  readonly reason: string;
}

/** Some of the shared data. */
export type Has<Key extends keyof SharedData> = Pick<SharedData, Key>;

/** A value of this run and of the baseline. */
export interface Both<T> {
  readonly now: T;
  readonly before: T;
}
