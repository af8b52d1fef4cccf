/** What people read of a finding, without a full stop at the end. */
export interface Sentences {
  readonly what: string;
  readonly expected?: string | undefined;
  readonly actual?: string | undefined;
  /** What the run itself says about it: text that an agent may have written. */
  readonly why?: string | undefined;
  /** What to do about it. */
  readonly next?: string | undefined;
}

/** What a finding is about: a name alone may be that of a metric and of an outcome. */
export interface Subject {
  readonly kind: 'metric' | 'criterion' | 'outcome' | 'scenario' | 'rubric' | 'baseline';
  readonly name: string;
}
