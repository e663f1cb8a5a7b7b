import type { Clause, ColumnRef } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import { anyColumn } from "./column.ts";
import { operatorOf } from "./comparison.ts";
import {
  either,
  keyword,
  map,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";

const limit: Element<ColumnRef> = map(anyColumn, (column, { schema }) =>
  schema.isLimit(column) ? column : null,
);

/** "went over", "stayed below", "exceeded". */
const crossing: Element<KeywordKind> = either<KeywordKind>(
  sequence(
    [optional(word("go", "run", "stay", "come", "spend", "use")), keyword("more", "less")],
    ([, how]) => how,
  ),
  map(word("exceed", "surpass"), () => "more"),
);

/** "over their budget", "below the reorder level", "exceeded the credit limit": compares what the limit bounds with it. */
const acrossLimit: Element<readonly Clause[]> = sequence(
  [crossing, optional(word("their", "its", "the", "his", "her")), limit],
  ([how, , column], { schema }) => {
    const bounded = schema.counterpart(column);
    if (bounded === null) return null;
    const operator = operatorOf(how);
    if (bounded.table === column.table) {
      return [{ kind: "filter", test: { kind: "columns", column: bounded, operator, other: column } }];
    }
    return [
      { kind: "entity", table: column.table },
      {
        kind: "having",
        quantity: { kind: "column", column: bounded, function: "sum" },
        operator,
        value: { type: "column", column },
      },
    ];
  },
);

/** Conditions on a figure and the limit that bounds it. */
export const limitPatterns: readonly Pattern[] = [pattern("across a limit", "filter", acrossLimit, 0.3)];
