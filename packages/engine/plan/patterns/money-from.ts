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

const howMuch: Element<unknown> = sequence([word("how"), word("much"), optional(word("money"))], () => true);
const whatDo: Element<unknown> = sequence([word("what"), word("do")], () => true);
const asking: Element<unknown> = either(howMuch, whatDo);

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

/** "bring in": what is sold. */
const earning: Element<unknown> = either<unknown>(
  sequence([word("bring", "take"), optional(word("in", "us"))], () => true),
  word("earn", "generate", "gross"),
);

/** The same after "how much"; after "what", such a verb asks for things. */
const trading: Element<unknown> = word("make", "sell", "order", "buy", "purchase");

const earned = sequence([asking, source, earning], ([, from]) => from);
const traded = sequence([howMuch, source, trading], ([, from]) => from);

/** "how much did customers in Germany spend", "what does each store bring in": what all the rows are worth. */
export const moneyFrom: Element<readonly Clause[]> = either<readonly Clause[]>(
  sequence([asking, source, moneySpent], ([, from, spent], { schema }) => measureOf(from, spent, schema)),
  sequence(
    [asking, source, moneySpent, optional(word("on")), keyword("average")],
    ([, from, { worth, filters }], { schema }) =>
      measureOf(from, { worth: { kind: "per", of: worth, per: from.table }, filters }, schema),
  ),
  map(either(earned, traded), (from, { schema }) =>
    measureOf(from, { worth: salesOf(schema, from.table), filters: [] }, schema),
  ),
);

const earnedByUs = sequence([asking, earning], () => true);
const tradedByUs = sequence([howMuch, trading], () => true);

/** "how much did we make last month", "what did we earn": what is sold. */
export const moneyMade: Element<readonly Clause[]> = map(either(earnedByUs, tradedByUs), (_, { schema }) => {
  const quantity = salesOf(schema);
  return quantity && [{ kind: "measure", quantity, isImplied: false }];
});

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
