/** What every trial carries by itself: it needs no mention in a contract that refuses further keys. */
export const TRIAL_KEYS: readonly string[] = ['scenario', 'trial', 'title', 'tags', 'error'];

/** Facts of the native format, which a trial can have without being named in a contract. */
export const NATIVE_FACTS: readonly string[] = [
  'input',
  'output',
  'final_state',
  'ground_truth',
  'trace',
  'usage',
  'judge',
  'harness',
  'family',
];
