import { singularize } from "../../meaning/names/word-form.ts";
import type { Clause, Quantity } from "../request/clause.ts";
import { onlyWhere, type Element } from "./pattern.ts";
import { value } from "./test.ts";

export interface KindOfRows {
  readonly rows: Quantity;
  readonly filter: Clause;
}

/**
 * Rows that the question calls by a value of theirs, in the plural: "no-shows", "refunds". A name is no kind, unless a lookup
 * table lists the kinds of other rows.
 */
export const kindOfRows: Element<KindOfRows> = onlyWhere(value, (context, from) => {
  const { question, schema } = context;
  return value(context, from).flatMap((match) => {
    const { column, value: kind, others } = match.value;
    const last = question.words[match.to - 1]?.lower ?? "";
    const holders = schema.holdersOf(column.table);
    const isName = holders.length === 0 && schema.displayColumns(column.table).includes(column.column);
    if (singularize(last) === last || isName) return [];
    const test = { kind: "values", column, values: [kind, ...others], isNegated: false } as const;
    return (holders.length === 0 ? [column.table] : holders).map((table) => {
      const rows: Quantity = { kind: "rows", table };
      return { ...match, value: { rows, filter: { kind: "filter", test } } };
    });
  });
});
