import type { Answer, Narrative, Table, TableChunk } from "@askery/model";

/**
 * A result as the store has it, each document as JSON: it is large, so it is written once, in the process that computed
 * it, and passed on as it is.
 */
export interface PrintedResult {
  readonly plan: string;
  readonly statement: string;
  readonly sql: string;
  readonly outputs: string;
  readonly chart: string;
  /** `Table`: all rows, or the first ones where `parts` has all of them. */
  readonly head: string;
  /** Of the whole table. */
  readonly rowCount: number;
  /** `Narrative`; null where nobody asked in words. */
  readonly narrative: string | null;
}

/** Its rows too: each part a `TableChunk` as JSON, from the first row on; none where the head has all rows. */
export interface ResultWithRows extends PrintedResult {
  readonly parts: readonly string[];
}

/** What running a plan found, and how it is drawn. */
export type Found = Pick<Answer, "plan" | "statement" | "sql" | "outputs" | "chart" | "table">;

/** Tables up to so many rows stay whole. */
const maxHeadRows = 200;
const partRows = 4_000;
/** Of one part, cells counted: a wide table has fewer rows a part. */
const partCells = 40_000;

/** Prints an answer. A large table is cut into parts, so that a conversation is read without its rows. */
export function printAnswer(answer: Answer): ResultWithRows {
  const { question: _, plan, statement, sql, outputs, chart, table, ...narrative } = answer;
  const found = { plan, statement, sql, outputs, chart, table };
  const printed = { ...printFound(found), narrative: JSON.stringify(narrative satisfies Narrative) };
  if (table.rowCount <= maxHeadRows) return { ...printed, parts: [] };
  const head: Table = { ...table, ...cut(table, 0, maxHeadRows) };
  return { ...printed, head: JSON.stringify(head), parts: [...splitRows(table)] };
}

/** The same of a plan that ran without a question. Its table stays whole. */
export function printFound({ plan, statement, sql, outputs, chart, table }: Found): PrintedResult {
  return {
    plan: JSON.stringify(plan),
    statement: JSON.stringify(statement),
    sql,
    outputs: JSON.stringify(outputs),
    chart: JSON.stringify(chart),
    head: JSON.stringify(table),
    rowCount: table.rowCount,
    narrative: null,
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
