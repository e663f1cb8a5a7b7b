import type { Outcome, Table, TableChunk } from "@askery/model";

export interface SplitOptions {
  /** Tables up to so many rows stay whole. Default 200. */
  readonly headRows?: number | undefined;
}

/** An outcome whose table is no longer than a page shows at once, and all rows beside it where there are more. */
export interface SplitOutcome {
  /** `Outcome` as JSON. */
  readonly outcome: string;
  /** Each `TableChunk` as JSON, from the first row on; none where the outcome holds the whole table. */
  readonly parts: readonly string[];
}

const mostHeadRows = 200;
const partRows = 4_000;
/** Of one part, cells counted: a wide table has fewer rows a part. */
const partCells = 40_000;

/** Cuts a large table off its outcome, so that a conversation is read without it. */
export function splitOutcome(outcome: Outcome, { headRows = mostHeadRows }: SplitOptions = {}): SplitOutcome {
  if (outcome.kind === "refused" || outcome.answer.table.rowCount <= headRows) {
    return { outcome: JSON.stringify(outcome), parts: [] };
  }
  const { answer } = outcome;
  const head: Table = { ...answer.table, ...cut(answer.table, 0, headRows) };
  return {
    outcome: JSON.stringify({ ...outcome, answer: { ...answer, table: head } }),
    parts: [...splitRows(answer.table)],
  };
}

function* splitRows(table: Table): Generator<string> {
  const rows = Math.max(1, Math.min(partRows, Math.floor(partCells / Math.max(1, table.columns.length))));
  for (let start = 0; start < table.rowCount; start += rows) {
    const { values, rowCount } = cut(table, start, start + rows);
    yield JSON.stringify({ columns: values, rowCount } satisfies TableChunk);
  }
}

function cut(table: Table, start: number, end: number): Pick<Table, "values" | "rowCount"> {
  return {
    values: table.values.map((cells) => cells.slice(start, end)),
    rowCount: Math.min(end, table.rowCount) - start,
  };
}
