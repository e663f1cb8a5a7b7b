import type { TableId } from "@askery/model";
import type { Flow } from "../../meaning/flow-words.data.ts";
import type { Clause, Quantity } from "../request/clause.ts";
import { worthOf } from "../request/worth-of.ts";
import type { Schema } from "../schema/schema.ts";
import { calledSo } from "./called-so.ts";
import { namedAmounts, type NamedAmount } from "./named-amounts.data.ts";
import { onlyWhere, optional, pattern, sequence, word, type Element, type Pattern } from "./pattern.ts";

/** "bookings by rep", "total pipeline", "outstanding AR": what deals won, deals open or unpaid invoices are worth. */
export const amountInState: Element<readonly Clause[]> = sequence(
  [
    optional(word("total", "open", "outstanding", "unpaid", "overall")),
    withoutNamesakes(calledSo(namedAmounts)),
  ],
  ([, amount], { schema }) => clausesOf(amount, schema),
);

/** In a database with a table or a column of that name, the word means it. */
function withoutNamesakes(element: Element<NamedAmount>): Element<NamedAmount> {
  return onlyWhere(element, (context, from) => {
    const isName = context.mentionsAt[from]?.some(
      ({ target, stage }) => stage === "exact" && (target.kind === "table" || target.kind === "column"),
    );
    return isName === true ? [] : element(context, from);
  });
}

/** Null if nothing has such rows in such a state, or they are worth nothing. */
function clausesOf({ rows, flow, states }: NamedAmount, schema: Schema): readonly Clause[] | null {
  for (const table of schema.tablesCalled(rows)) {
    const phrase = states.find((one) => schema.stateOf(table, one) !== null);
    const quantity = flow === null ? countOf(table) : worthIn(flow, table, schema);
    if (phrase === undefined || quantity === null) continue;
    return [
      { kind: "measure", quantity, isImplied: false },
      { kind: "filter", test: { kind: "state", phrase, table, isNegated: false, isMild: false } },
    ];
  }
  return null;
}

function countOf(table: TableId): Quantity {
  return { kind: "rows", table };
}

function worthIn(flow: Flow, table: TableId, schema: Schema): Quantity | null {
  return isSpent(table, schema) === (flow === "spending") ? worthOf(table, "sum", schema) : null;
}

/** Whether rows, or their details, are what is spent. */
function isSpent(table: TableId, schema: Schema): boolean {
  const detail = schema.detailOf(table);
  return schema.flows.spending.some((spent) => spent.table === table || spent.table === detail);
}

export const namedAmountPatterns: readonly Pattern[] = [
  pattern("amount in a state", "measure", amountInState, 0.5),
];
