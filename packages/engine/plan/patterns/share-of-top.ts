import type { TableId } from "@askery/model";
import type { Clause, Direction, Quantity, Test } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table } from "./column.ts";
import { either, keyword, optional, sequence, weigh, word, type Element } from "./pattern.ts";
import { quantity } from "./quantity.ts";
import { count, direction } from "./top-elements.ts";

/** "share of", "how much of". */
const part: Element<unknown> = either<unknown>(
  sequence([keyword("share"), optional(word("of"))], () => true),
  sequence([word("how"), word("much"), word("of")], () => true),
);

const ours = optional(word("the", "our", "all", "total"));

/** "comes from", "is made by". */
const made: Element<unknown> = either<unknown>(
  sequence(
    [
      word("come", "be", "do", "make", "bring", "generate"),
      optional(word("come", "make", "generate")),
      optional(word("from", "by")),
    ],
    () => true,
  ),
  word("from", "by"),
);

interface Top {
  readonly direction: Direction;
  readonly count: number;
  readonly of: TableId;
}

const top: Element<Top> = either<Top>(
  sequence([ours, direction, count, table], ([, way, rows, of]) => ({ direction: way, count: rows, of })),
  sequence([ours, count, direction, table], ([, rows, way, of]) => ({ direction: way, count: rows, of })),
);

/** "what share of revenue comes from the top 10 customers", "how much of our sales is from our 5 best clients": of all, the part of the first. */
export const shareOfTop: Element<readonly Clause[]> = weigh(
  sequence([part, ours, quantity, made, top], ([, , of, , first], { schema }) => shareOf(of, first, schema)),
  1.3,
);

function shareOf(
  of: Quantity,
  { of: subject, direction, count }: Top,
  schema: Schema,
): readonly Clause[] | null {
  const [key, ...others] = schema.keyColumns(subject);
  const isSum = of.kind === "column" && schema.isAdditive(of.column);
  if (key === undefined || others.length > 0 || (!isSum && of.kind !== "rows")) return null;
  const rows = of.kind === "rows" ? of.table : of.column.table;
  const path = schema.graph.findPath(rows, subject) ?? [];
  if (path.length === 0 || path.some(({ isFanOut }) => isFanOut)) return null;
  const column = { table: subject, column: key };
  const figure = of.kind === "rows" ? null : of.column;
  const ranked: Test = { kind: "ranked", column, rows, figure, direction, count };
  const share: Quantity = { kind: "rate", of: rows, tests: [ranked], ...(figure && { figure }) };
  return [{ kind: "measure", quantity: share, isImplied: false }];
}
