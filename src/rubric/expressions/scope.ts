/** What an expression may look up while it is evaluated. */
export interface Scope {
  /** Value of a root fact name (own facts, derived facts, loop variable); undefined when absent. */
  fact(name: string): unknown;
  /** Score of another node; undefined where there is none to read. */
  score(key: string): number | undefined;
  /** Undefined where that cannot be told. */
  passed(key: string): boolean | undefined;
  /** Why there is no score. */
  missing(key: string): string | undefined;
}
