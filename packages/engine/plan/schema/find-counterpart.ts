import type { TableId } from "@askery/model";
import type { ColumnDescription, TableDescription } from "../../meaning/view-tables.ts";
import type { ColumnRef } from "../request/clause.ts";
import type { JoinGraph } from "./join-graph.ts";
import { limitWords, usedWords } from "../../meaning/limit-words.data.ts";

/** True for a figure that bounds another one: a budget, a credit limit, a reorder level. */
export function isLimit({ words, uses }: ColumnDescription): boolean {
  return uses.has("measure") && words.some((word) => limitWords.has(word));
}

/**
 * Finds the figure that a limit bounds: another one of the row, such as the quantity on hand for a reorder level, or
 * one to add up over the rows that refer to it, such as the costs of a project with a budget. Null if there is none.
 */
export function findCounterpart(
  limit: ColumnRef,
  tables: ReadonlyMap<TableId, TableDescription>,
  graph: JoinGraph,
): ColumnRef | null {
  const own = tables.get(limit.table);
  const limited = own?.columns.find(({ column }) => column.name === limit.column);
  if (own === undefined || limited === undefined) return null;
  const sameRow = bestOf(limited, [own]);
  if (sameRow !== null) return sameRow;
  const referring = graph.edgesFrom(limit.table).filter(({ isFanOut }) => isFanOut);
  return bestOf(
    limited,
    referring.flatMap(({ to }) => tables.get(to) ?? []),
  );
}

function bestOf(limit: ColumnDescription, tables: readonly TableDescription[]): ColumnRef | null {
  const found = tables.flatMap((table) =>
    table.columns
      .filter((one) => one.uses.has("measure") && !isLimit(one) && isOfOneKind(one, limit))
      .map((one) => ({
        ref: { table: table.table.id, column: one.column.name },
        score: fit(one, table, limit),
      })),
  );
  const [best] = found.filter(({ score }) => score > 0).toSorted((one, other) => other.score - one.score);
  return best?.ref ?? null;
}

/** Money is compared with money only. */
function isOfOneKind(one: ColumnDescription, other: ColumnDescription): boolean {
  const isMoney = ({ meaning }: ColumnDescription): boolean => meaning.figure?.counts === "money";
  return isMoney(one) === isMoney(other) && one.meaning.figure?.additivity !== "non-additive";
}

/** The words that both names share, and words for what is used up. */
function fit({ words }: ColumnDescription, table: TableDescription, limit: ColumnDescription): number {
  const known = new Set([...words, ...table.words]);
  const shared = limit.words.filter((word) => known.has(word)).length;
  const index = usedWords.findIndex((word) => words.includes(word));
  return shared + (index < 0 ? 0 : 1 - index / usedWords.length);
}
