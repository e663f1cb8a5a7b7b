import { invariant } from "@askery/model";

/** One SELECT with printed clauses, ready for layout. */
export interface Block {
  /** The preceding WITH stages. */
  readonly stages: readonly Stage[];
  readonly isDistinct: boolean;
  readonly columns: readonly string[];
  /** One line per source. */
  readonly from: readonly string[];
  readonly where: readonly string[];
  readonly groupBy: readonly string[];
  readonly having: readonly string[];
  /** Named windows that several columns share. */
  readonly windows: readonly string[];
  readonly orderBy: readonly string[];
  readonly limit: number | null;
}

export interface Stage {
  readonly name: string;
  readonly query: string;
}

/** A block without clauses. */
export const emptyBlock: Block = {
  stages: [],
  isDistinct: false,
  columns: [],
  from: [],
  where: [],
  groupBy: [],
  having: [],
  windows: [],
  orderBy: [],
  limit: null,
};

/** Lays out a block for readers: one clause per line, and short lists on one line. */
export function printBlock(block: Block): string {
  const { limit } = block;
  invariant(
    limit === null || (Number.isSafeInteger(limit) && limit >= 0),
    `a limit counts rows, not ${limit}`,
  );
  const stages = block.stages.map(({ name, query }) => `${name} AS (\n${indent(query)}\n)`);
  return [
    ...(stages.length === 0 ? [] : [`WITH ${stages.join(",\n")}`]),
    printClause(block.isDistinct ? "SELECT DISTINCT" : "SELECT", block.columns),
    ...block.from,
    ...printConditions("WHERE", block.where),
    ...(block.groupBy.length === 0 ? [] : [printClause("GROUP BY", block.groupBy)]),
    ...printConditions("HAVING", block.having),
    ...(block.windows.length === 0 ? [] : [printClause("WINDOW", block.windows)]),
    ...(block.orderBy.length === 0 ? [] : [printClause("ORDER BY", block.orderBy)]),
    ...(limit === null ? [] : [`LIMIT ${limit}`]),
  ].join("\n");
}

/** Indents every line by two spaces. */
export function indent(text: string): string {
  return `  ${text.replaceAll("\n", "\n  ")}`;
}

const shortLine = 80;

function printClause(word: string, items: readonly string[]): string {
  const line = `${word} ${items.join(", ")}`;
  const isShort = items.length === 1 || (line.length <= shortLine && !line.includes("\n"));
  return isShort ? line : `${word}\n${items.map(indent).join(",\n")}`;
}

function printConditions(word: string, conditions: readonly string[]): readonly string[] {
  return conditions.map((condition, index) =>
    index === 0 ? `${word} ${condition}` : `  AND ${condition.replaceAll("\n", "\n  ")}`,
  );
}
