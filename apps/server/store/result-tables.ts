import type { ColumnType } from "kysely";

/** Results, and the rows of large ones. */
export interface ResultTables {
  readonly result: ResultTable;
  readonly resultPart: ResultPartTable;
  readonly followedDefinition: FollowedDefinitionTable;
}

/** Set when the row is inserted, and never changed. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/**
 * The result of one run of a plan. A result never changes: running the plan again creates another one. Turns, their
 * edits, charts and examples refer to it; a result without references is deleted (`results/sweep-results.ts`).
 */
export interface ResultTable {
  readonly id: Fixed<string>;
  /** Null for an example about the sample shop, which all databases over the sample share. */
  readonly workspaceId: Fixed<string | null>;
  /** The version of the documents below: see `results/upgrade-result.ts`. */
  readonly version: Fixed<number>;
  /** `Plan` as JSON. */
  readonly plan: Fixed<string>;
  /** `Statement` as JSON: what ran, with its parameters. */
  readonly statement: Fixed<string>;
  /** The statement with its values inlined, for people to read. */
  readonly sql: Fixed<string>;
  /** The descriptions of the table's columns, as JSON: an array of `Output`. */
  readonly outputs: Fixed<string>;
  /** The chart, as JSON: `Answer["chart"]`. */
  readonly chart: Fixed<string>;
  /** `Table` as JSON: all rows or, if there are parts, the first ones. */
  readonly head: Fixed<string>;
  /** The number of rows of the whole table. */
  readonly rowCount: Fixed<number>;
  /** `Narrative` as JSON; null if there was no question. */
  readonly narrative: Fixed<string | null>;
  /** The revision of the database's knowledge at the run; null if it was not recorded. */
  readonly revision: Fixed<number | null>;
  readonly ranAtMs: Fixed<number>;
  /** The key of the limits under which it was computed; empty if there were none. */
  readonly limitsKey: Fixed<string>;
}

/** Rows of a result that are not in its head. */
export interface ResultPartTable {
  readonly resultId: Fixed<string>;
  /** Counts from 0. */
  readonly position: Fixed<number>;
  /** `TableChunk` as JSON. */
  readonly chunk: Fixed<string>;
}

/** A knowledge entry that the answer of a result follows. */
export interface FollowedDefinitionTable {
  readonly entryId: Fixed<string>;
  readonly resultId: Fixed<string>;
}
