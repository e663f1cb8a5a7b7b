import type { Clause, ColumnRef, Test } from "../request/clause.ts";
import {
  keyword,
  either,
  map,
  optional,
  pattern,
  sequence,
  tagged,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { mentionedColumn, table } from "./column.ts";
import { happening } from "./happening.ts";
import { test } from "./test.ts";

/** A nullable date column for an action: "discontinued", "paid", "delivered". */
const deed: Element<ColumnRef> = map(mentionedColumn, mayBeEmpty);

/** An action by any verb for it; used after a negation, which makes the meaning clear. */
const namedDeed: Element<ColumnRef> = either(deed, map(happening, mayBeEmpty));

/** "discontinued products", "delivered German orders": the action's date is not null. */
const done: Element<readonly Clause[]> = sequence([deed, optional(test), table], ([column, found, owner]) =>
  column.table === owner
    ? [
        filter({ kind: "missing", column, isNegated: true }),
        ...(found ? [filter(found)] : []),
        { kind: "entity", table: owner },
      ]
    : null,
);

/** "have not been paid yet": the action's date is null. */
const notDone: Element<readonly Clause[]> = sequence(
  [keyword("not"), optional(tagged("verb")), namedDeed, optional(keyword("still"))],
  ([, , column]) => [filter({ kind: "missing", column, isNegated: false })],
);

/** "current employees", "people who currently work", "still": rows without an end date. */
const current: Element<readonly Clause[]> = map(keyword("still", "current"), () => [
  filter({ kind: "current", isNegated: false }),
]);

/** "former employees", "no longer active". */
const former: Element<readonly Clause[]> = map(keyword("former"), () => [
  filter({ kind: "current", isNegated: true }),
]);

/** Status filters, derived from dates and flags. */
export const statusPatterns: readonly Pattern[] = [
  pattern("done", "filter", done),
  pattern("not done", "filter", notDone, 0.1),
  pattern("current", "filter", current, -0.25),
  pattern("former", "filter", former, -0.25),
];

function mayBeEmpty(column: ColumnRef, { schema }: PatternContext): ColumnRef | null {
  return schema.isDate(column) && schema.column(column).isNullable ? column : null;
}

function filter(found: Test): Clause {
  return { kind: "filter", test: found };
}
