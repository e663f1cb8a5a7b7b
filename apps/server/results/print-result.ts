import type { Answer, DefinitionId, Narrative, Receipt, Table, TableChunk } from "@askery/model";

/**
 * A result in stored form, with each document as JSON. Because it is large, it is printed once, in the process that
 * computed it.
 */
export interface PrintedResult {
  readonly plan: string;
  readonly statement: string;
  readonly sql: string;
  readonly outputs: string;
  readonly chart: string;
  /** A JSON `Table`: all rows or, if there are parts, the first ones. */
  readonly head: string;
  /** The number of rows of the whole table. */
  readonly rowCount: number;
  /** A JSON `Narrative`; null if there was no question. */
  readonly narrative: string | null;
}

/**
 * A result with its rows. Each part is a JSON `TableChunk`, from the first row on. There are no parts if the head has
 * all rows.
 */
export interface ResultWithRows extends PrintedResult {
  readonly parts: readonly string[];
  /** The ids of the definitions of people that the answer follows. */
  readonly followed: readonly DefinitionId[];
}

/** The result of running a plan, and its chart. */
export type Found = Pick<Answer, "plan" | "statement" | "sql" | "outputs" | "chart" | "table">;

/** The maximum number of rows of a table that is not split. */
const maxHeadRows = 200;
const partRows = 4_000;
/** The maximum number of cells in a part, which limits the rows of wide tables. */
const partCells = 40_000;

/** Prints an answer. A large table is split into parts, so that a conversation can be read without its rows. */
export function printAnswer(answer: Answer): ResultWithRows {
  const { question: _, plan, statement, sql, outputs, chart, table, ...narrative } = answer;
  const found = { plan, statement, sql, outputs, chart, table };
  const printed = {
    ...printFound(found),
    narrative: JSON.stringify(narrative satisfies Narrative),
    followed: listFollowed(narrative.receipt),
  };
  if (table.rowCount <= maxHeadRows) return { ...printed, parts: [] };
  const head: Table = { ...table, ...cut(table, 0, maxHeadRows) };
  return { ...printed, head: JSON.stringify(head), parts: [...splitRows(table)] };
}

function listFollowed({ definitions = [], example }: Receipt): readonly DefinitionId[] {
  const ids = [...definitions, ...(example === undefined ? [] : [example])].map(({ id }) => id);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Prints the result of a plan that ran without a question, with its text if there is one. Its table is not split. */
export function printFound(
  { plan, statement, sql, outputs, chart, table }: Found,
  narrative: Narrative | null = null,
): PrintedResult {
  return {
    plan: JSON.stringify(plan),
    statement: JSON.stringify(statement),
    sql,
    outputs: JSON.stringify(outputs),
    chart: JSON.stringify(chart),
    head: JSON.stringify(table),
    rowCount: table.rowCount,
    narrative: narrative === null ? null : JSON.stringify(narrative),
  };
}

/** About how many bytes a result takes in the store. */
export function measureSize(result: PrintedResult & Partial<ResultWithRows>): number {
  const { plan, statement, sql, outputs, chart, head, narrative, parts = [] } = result;
  const texts = [plan, statement, sql, outputs, chart, head, narrative ?? "", ...parts];
  return texts.reduce((sum, { length }) => sum + length, 0);
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
