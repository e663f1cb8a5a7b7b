/**
 * A step of how a database would run a statement, as it estimates without running it. A plan lists its steps from the
 * result down: each is followed by the steps whose rows it works on, one level deeper.
 */
export interface ExecutionStep {
  /** 0 for the step that makes the result. */
  readonly depth: number;
  /** In the database's own words: "Hash Join", "SEQ_SCAN". */
  readonly operation: string;
  /** What it works on and how: "orders", "Filter: status = 'paid'". */
  readonly details: readonly string[];
  /** The rows that it passes on. Null if the database does not estimate them. */
  readonly rows: number | null;
  /** Its own part of the cost of the whole statement, 0–1. Null if the database does not estimate it. */
  readonly costShare: number | null;
}
