import type { TableId } from "@askery/model";
import type { Quantity } from "../request/clause.ts";
import { worthOf } from "../request/worth-of.ts";
import { isPartner } from "../schema/is-partner.ts";
import type { Schema } from "../schema/schema.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { per } from "./axis.ts";
import { table as entity } from "./column.ts";
import {
  either,
  keyword,
  onlyWhere,
  optional,
  sequence,
  weigh,
  word,
  type Element,
  type PatternContext,
} from "./pattern.ts";

/** Those who pay, and what their payments are worth. */
interface Payer {
  readonly table: TableId;
  readonly worth: Quantity;
}

/** "spend", "lifetime value". */
const spend: Element<unknown> = either<unknown>(
  word("spend", "spending", "ltv", "clv"),
  sequence([word("lifetime", "life-time"), word("value")], () => true),
);

/** "spend", "spent": by the payers that the question names, unless something with a figure of that name is closer. */
const spendByPayer: Element<Payer> = onlyWhere(spend, (context, from) =>
  spend(context, from).flatMap((match) => {
    const payer = payerNear(context, from);
    return payer === null ? [] : [{ ...match, value: payer }];
  }),
);

/** Weighs more than a breakdown by payers, of which each has one figure. */
const perPayer: Element<TableId> = weigh(
  sequence([per, entity], ([, table]) => table),
  2.2,
);

/** "average spend per customer", "spent over 5,000 euros", "their total spend": what they paid, on average for each of them. */
export const spendOfPayers: Element<Quantity> = sequence(
  [optional(keyword("sum", "average", "median", "maximum", "minimum")), spendByPayer, optional(perPayer)],
  ([how, { table, worth }, one]) => {
    const function_ = (how === null ? null : aggregateOf(how)) ?? (one === table ? "avg" : "sum");
    if (one !== null && one !== table) return null;
    if (function_ === "sum") return worth;
    if (function_ === "avg") return { kind: "per", of: worth, per: table };
    return { kind: "averageOver", of: worth, axis: { kind: "entity", table }, function: function_ };
  },
);

function payerNear({ mentionsAt, schema }: PatternContext, at: number): Payer | null {
  const payers = payersOf(schema);
  const owners = new Set(
    (mentionsAt[at] ?? []).flatMap(({ target }) => (target.kind === "column" ? [target.table] : [])),
  );
  const near = mentionsAt
    .flat()
    .filter(({ range, score }) => (range.to <= at || range.from > at) && score >= surelyNamed)
    .toSorted((one, other) => Math.abs(one.range.from - at) - Math.abs(other.range.from - at));
  for (const { target } of near) {
    const table = target.kind === "glossary" ? null : target.table;
    const payer = payers.find((one) => one.table === table);
    if (payer !== undefined) return payer;
    if (table !== null && owners.has(table)) return null;
  }
  return null;
}

const surelyNamed = 0.6;

/** The customers, guests and members that income refers to. */
function payersOf(schema: Schema): readonly Payer[] {
  return schema.flows.income.flatMap(({ table: paid }) => {
    const worth = worthOf(paid, "sum", schema);
    const tables = schema.graph.edgesFrom(paid).flatMap(({ isFanOut, to }) => (isFanOut ? [] : [to]));
    return worth === null
      ? []
      : tables.filter((table) => isPartner(table, "income", schema)).map((table) => ({ table, worth }));
  });
}
