/** What an expression may look up while it is evaluated. */
export interface Scope {
  /** Value of a root fact name (own facts, derived facts, loop variable); undefined when absent. */
  fact(name: string): unknown;
  /** Score of another node; null when that node was skipped. */
  score(key: string): number | null;
  passed(key: string): boolean;
}
