import type { DurationUnit, TableId } from "@askery/model";
import type { Clause, Quantity } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import { how } from "./duration.ts";
import { modifier } from "./modified-patterns.ts";
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
import { inUnits } from "./span.ts";

const onAverage = sequence([optional(word("on")), keyword("average")], () => "avg" as const);

/** "oldest" has the greatest age, "youngest" and "newest" the least. */
const extreme: Element<"max" | "min"> = either<"max" | "min">(
  map(word("oldest"), () => "max"),
  map(word("youngest", "newest"), () => "min"),
);

const howOld = sequence([word("how"), word("old")], () => true);

/** "how old are our tenants on average", "how old is the oldest building", "how old are open tickets in days". */
const asksHowOld = sequence(
  [
    howOld,
    optional(onAverage),
    optional(extreme),
    optional(modifier),
    entity,
    optional(onAverage),
    optional(inUnits),
  ],
  ([, , way, test, table, , unit], { schema }) =>
    ageClauses(table, { how: way ?? "avg", test, unit }, schema),
);

/** "average age of open tickets", "age of the oldest car", "maximum age of a building in years". */
const ageOf = sequence(
  [
    optional(how),
    word("age"),
    optional(word("of")),
    optional(extreme),
    optional(modifier),
    entity,
    optional(inUnits),
  ],
  ([function_, , , way, test, table, unit], { schema }) =>
    function_ === null && way === null
      ? null
      : ageClauses(table, { how: function_ ?? way ?? "avg", test, unit }, schema),
);

interface Age {
  readonly how: Extract<Quantity, { kind: "duration" }>["function"];
  readonly test: Extract<Clause, { kind: "filter" }>["test"] | null;
  readonly unit: DurationUnit | null;
}

/** The time from the day on which rows began until now: in years for people and things, in days for events. */
function ageClauses(
  table: TableId,
  { how: function_, test, unit }: Age,
  schema: Schema,
): readonly Clause[] | null {
  const since = schema.ageDate(table);
  if (since === null) return null;
  const quantity: Quantity = {
    kind: "duration",
    table,
    from: { table, column: since.column },
    to: null,
    lasts: false,
    unit: unit ?? since.unit,
    function: function_,
  };
  return [
    ...(test === null ? [] : [{ kind: "filter", test } as const]),
    { kind: "measure", quantity, isImplied: false },
  ];
}

/** How old people, things and open rows are. */
export const agePatterns: readonly Pattern[] = [pattern("age", "measure", either(asksHowOld, ageOf), 0.6)];
