import type { TableId } from "@askery/model";
import type { Clause, Quantity, Test } from "../request/clause.ts";
import { tableOfQuantity } from "../request/request.ts";
import { salesOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import { axis } from "./axis.ts";
import { table } from "./column.ts";
import { moneySpent, type MoneySpent } from "./money-spent.ts";
import { either, keyword, map, optional, sequence, word, type Element } from "./pattern.ts";
import { test } from "./test.ts";

/** Who spends the money, or what brings it in. */
interface Source {
  readonly table: TableId;
  readonly clauses: readonly Clause[];
}

const asking: Element<unknown> = either<unknown>(
  sequence([word("how"), word("much"), optional(word("money"))], () => true),
  sequence([word("what"), word("do")], () => true),
);

/** "Germany", "customers in Germany", "German customers", "each store". */
const source: Element<Source> = either<Source>(
  map(test, (found) => sourceOf(found)),
  sequence([table, optional(test)], ([of, found]) => sourceOf(found, of)),
  sequence([test, table], ([found, of]) => sourceOf(found, of)),
  sequence([keyword("each"), axis], ([, by]) => {
    const of = by.kind === "entity" ? by.table : by.kind === "column" ? by.column.table : null;
    return of === null ? null : { table: of, clauses: [{ kind: "group", axis: by }] };
  }),
);

function sourceOf(found: Test | null, table: TableId | null = null): Source | null {
  if (found === null) return table === null ? null : { table, clauses: [] };
  const owner = found.kind === "values" ? found.column.table : null;
  const of = table ?? owner;
  return of === null ? null : { table: of, clauses: [{ kind: "filter", test: found }] };
}

/** "bring in", "make": what is sold. "order": the same, by the one who buys. */
const earning: Element<unknown> = either<unknown>(
  sequence([word("bring", "take"), optional(word("in", "us"))], () => true),
  word("earn", "generate", "make", "gross", "order", "buy"),
);

/** "how much did customers in Germany spend", "what does each store bring in": what all the rows are worth. */
export const moneyFrom: Element<readonly Clause[]> = either<readonly Clause[]>(
  sequence([asking, source, moneySpent], ([, from, spent], { schema }) => measureOf(from, spent, schema)),
  sequence([asking, source, earning], ([, from], { schema }) =>
    measureOf(from, { worth: salesOf(schema, from.table), filters: [] }, schema),
  ),
);

/** The figure and its conditions, if each row of the figure has one source; otherwise null. */
function measureOf(
  { table, clauses }: Source,
  { worth, filters }: { readonly worth: Quantity | null; readonly filters: MoneySpent["filters"] },
  { graph }: Schema,
): readonly Clause[] | null {
  const of = worth && tableOfQuantity(worth);
  const path = of === null ? null : graph.findPath(of, table);
  return worth !== null && path?.every(({ isFanOut }) => !isFanOut) === true
    ? [{ kind: "measure", quantity: worth, isImplied: false }, ...filters, ...clauses]
    : null;
}
