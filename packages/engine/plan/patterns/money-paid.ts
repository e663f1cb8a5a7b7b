import type { TableId } from "@askery/model";
import type { Axis, Clause, Direction, Quantity } from "../request/clause.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import { worthOf } from "../request/worth-of.ts";
import { isPartner } from "../schema/is-partner.ts";
import type { Schema } from "../schema/schema.ts";
import { axis } from "./axis.ts";
import { either, keyword, optional, sequence, word, type Element } from "./pattern.ts";
import { count, phraseEnd, topOf } from "./top-elements.ts";

/** "we pay the most", "was paid the least", "we spend the most on": money that goes out. */
const paidMost: Element<Direction> = sequence(
  [
    either<unknown>(
      sequence([optional(word("do", "have")), word("we"), word("pay", "spend", "owe")], () => true),
      sequence([word("be", "been"), word("paid")], () => true),
    ),
    keyword("most", "least"),
    optional(word("money")),
    optional(word("to", "on", "with", "for")),
    phraseEnd,
  ],
  ([, way]) => (way === "most" ? "descending" : "ascending"),
);

/** "which vendor did we pay the most", "three suppliers we spend the most on": ranks by what the payments are worth. */
const mostPaidTo: Element<readonly Clause[]> = sequence(
  [optional(keyword("which")), optional(count), axis, paidMost],
  ([, rows, subject, direction], { schema }) => {
    const table = tableOf(subject);
    const quantity = table === null ? null : paymentsTo(table, schema);
    return (
      quantity &&
      topOf({ count: rows ?? 1, direction, subject, by: { kind: "quantity", quantity }, isTotal: true })
    );
  },
);

/** "who do we spend the most on": those that payments go to. */
const mostPaid: Element<readonly Clause[]> = sequence(
  [word("who", "whom"), paidMost],
  ([, direction], { schema }) => {
    for (const { table } of schema.flows.spending) {
      const partner = schema.graph
        .edgesFrom(table)
        .find(({ isFanOut, to }) => !isFanOut && isPartner(to, "spending", schema));
      const quantity = partner === undefined ? null : worthOf(table, "sum", schema);
      if (partner === undefined || quantity === null) continue;
      const subject: Axis = { kind: "entity", table: partner.to };
      return topOf({ count: 1, direction, subject, by: { kind: "quantity", quantity }, isTotal: true });
    }
    return null;
  },
);

/** Whom money is paid to, without a word for them; or by what the payments are. */
export const paidOut: Element<readonly Clause[]> = either(mostPaidTo, mostPaid);

function tableOf(subject: Axis): TableId | null {
  if (subject.kind === "entity") return subject.table;
  return subject.kind === "column" ? subject.column.table : null;
}

/**
 * What is spent on the rows of a table; without spending, what events that refer to them are worth: those with a cost, or
 * else the only ones with money that does not come in.
 */
function paymentsTo(table: TableId, schema: Schema): Quantity | null {
  const isOf = (event: TableId): boolean =>
    event !== table && schema.graph.findPath(event, table)?.every(({ isFanOut }) => !isFanOut) === true;
  const [spending] = schema.flows.spending.filter((one) => isOf(one.table));
  if (spending !== undefined) return worthOf(spending.table, "sum", schema);
  const events = schema.graph
    .edgesFrom(table)
    .flatMap(({ isFanOut, to }) => (isFanOut ? [to] : []))
    .filter((event) => isPaid(event, schema))
    .filter((event) => !schema.flows.income.some((one) => one.table === event));
  const costs = events.filter((event) => isCost(schema.mainFigure(event) ?? ""));
  const [only, ...more] = costs.length > 0 ? costs : events;
  return only === undefined || more.length > 0 ? null : worthOf(only, "sum", schema);
}

function isCost(column: string): boolean {
  return splitName(column).some((part) => costWords.has(part.toLowerCase()));
}

const costWords: ReadonlySet<string> = new Set(["cost", "costs", "expense", "expenses", "spend", "spending"]);

function isPaid(event: TableId, schema: Schema): boolean {
  const column = schema.isEvent(event) ? schema.mainFigure(event) : null;
  return column !== null && schema.isMoney({ table: event, column });
}
