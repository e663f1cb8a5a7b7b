import type { Output, Spread, Table } from "@askery/model";
import type { AnswerScope } from "../../narrate/describing/answer-scope.ts";
import type { Schema } from "../../plan/schema/schema.ts";
import type { Candidate } from "../candidate.ts";

/** The result of a candidate's queries. */
export interface MeasuredResult {
  readonly candidate: Candidate;
  /** The shown result, as sentences need it. */
  readonly scope: AnswerScope;
  /** The result of the second query; null if the candidate has none. */
  readonly measured: { readonly table: Table; readonly outputs: readonly Output[] } | null;
  readonly schema: Schema;
  /** The distribution of all rows, where the shown table has only the first of them. */
  readonly spread: Spread | null;
}

/** "1,992 rows, one in 4,999 by id", or "the first 2,000 rows", where not all were read; otherwise null. */
export function verbalizeSample({
  candidate: { sample },
  scope: { table },
}: Pick<MeasuredResult, "candidate" | "scope">): string | null {
  const count = `${table.rowCount.toLocaleString("en-US")} rows`;
  if (sample !== null) return `${count}, ${sample.words}`;
  return table.isTruncated ? `the first ${count}` : null;
}
