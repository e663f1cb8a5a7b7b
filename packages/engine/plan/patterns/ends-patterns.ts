import type { TableId } from "@askery/model";
import type { Clause, Test } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import {
  either,
  keyword,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";

type Operator = "=" | "!=";

const unlike: Element<Operator> = map(word("different", "another", "other"), () => "!=");
const alike: Element<Operator> = map(word("same"), () => "=");

/** "returned at a different station", "picked up and dropped off in the same city". */
const sameOrOther = sequence([either(unlike, alike), entity], ([operator, table]) => ({ operator, table }));

/** Compares both references of some rows to the same table: pickup and return station. */
const comparedEnds: Element<readonly Clause[]> = onlyWhere(sameOrOther, (context, from) =>
  sameOrOther(context, from).flatMap(({ value: { operator, table }, ...match }) =>
    context.schema.catalog.tables.flatMap(({ id }) => {
      const test = compareEnds(id, table, operator, context.schema);
      return test === null ? [] : [{ ...match, value: [{ kind: "filter", test }] as const }];
    }),
  ),
);

const way: Element<Operator> = either<Operator>(
  map(
    sequence([word("one"), optional(word("-")), word("way")], () => true),
    () => "!=",
  ),
  map(
    sequence([word("round"), optional(word("-")), word("trip")], () => true),
    () => "=",
  ),
);

/** "one-way rentals", "how many round-trip transfers": both ends of a row, whatever they refer to. */
const ways: Element<readonly Clause[]> = sequence(
  [optional(keyword("count")), way, entity],
  ([counted, operator, table], { schema }) => {
    const test = schema.catalog.tables.map(({ id }) => compareEnds(table, id, operator, schema));
    const [only, ...more] = test.filter((found) => found !== null);
    if (only === undefined || more.length > 0) return null;
    return [
      { kind: "filter", test: only },
      counted === null
        ? { kind: "entity", table }
        : { kind: "measure", quantity: { kind: "rows", table }, isImplied: false },
    ];
  },
);

/** Null unless rows of the one table refer to the other exactly twice. */
function compareEnds(from: TableId, to: TableId, operator: Operator, { graph }: Schema): Test | null {
  const [first, second, ...more] = graph
    .parallels(from, to)
    .filter(({ isFanOut }) => !isFanOut)
    .map(({ relationship }) => relationship.from.columns);
  const [column, other] = [first?.[0], second?.[0]];
  if (column === undefined || other === undefined || more.length > 0) return null;
  return {
    kind: "columns",
    column: { table: from, column },
    operator,
    other: { table: from, column: other },
  };
}

/** Conditions on both ends of a row. */
export const endsPatterns: readonly Pattern[] = [
  pattern("same or other end", "filter", comparedEnds, 0.2),
  pattern("one way", "filter", ways, 0.3),
];
