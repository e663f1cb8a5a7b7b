import type { ColumnType } from "kysely";

/** Results, and the rows of the large ones. */
export interface ResultTables {
  readonly result: ResultTable;
  readonly resultPart: ResultPartTable;
}

/** Set once, when the row is made. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/**
 * What one run of a plan found. A result never changes: running the plan again makes another one. Turns, their edits,
 * charts and examples refer to it; one without a reference is swept (`results/sweep-results.ts`).
 */
export interface ResultTable {
  readonly id: Fixed<string>;
  /** Null for an example about the sample shop, which all its databases share. */
  readonly workspaceId: Fixed<string | null>;
  /** Of the documents below: see `results/upgrade-result.ts`. */
  readonly version: Fixed<number>;
  /** `Plan` as JSON. */
  readonly plan: Fixed<string>;
  /** `Statement` as JSON: what ran, with its parameters. */
  readonly statement: Fixed<string>;
  /** The statement with its values in it, for people to read. */
  readonly sql: Fixed<string>;
  /** The description of the table's columns, as JSON: an array of `Output`. */
  readonly outputs: Fixed<string>;
  /** What to draw, as JSON: `Answer["chart"]`. */
  readonly chart: Fixed<string>;
  /** `Table` as JSON: all rows, or the first ones where the others are in parts. */
  readonly head: Fixed<string>;
  /** Of the whole table. */
  readonly rowCount: Fixed<number>;
  /** `Narrative` as JSON; null where nobody asked in words. */
  readonly narrative: Fixed<string | null>;
  /** Of the database's knowledge when it ran; null where that was not recorded. */
  readonly revision: Fixed<number | null>;
  readonly ranAtMs: Fixed<number>;
}

/** Some rows of a result that are not in its head. */
export interface ResultPartTable {
  readonly resultId: Fixed<string>;
  /** From 0 on. */
  readonly position: Fixed<number>;
  /** `TableChunk` as JSON. */
  readonly chunk: Fixed<string>;
}
