import type { Expression, TableId } from "@askery/model";
import { nameQuantity } from "../assemble/name-outputs.ts";
import type { Clause, Quantity } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { table as entity } from "./column.ts";
import { eventsReferringTo } from "./events-of.ts";
import { optional, pattern, phrase, sequence, word, type Element, type Pattern } from "./pattern.ts";
import { counting } from "./counting.ts";

/** "monthly active customers", "number of active users per week": those with an event in the time, where no column says who is active. */
const activePeople: Element<readonly Clause[]> = sequence(
  [optional(counting), optional(phrase("grain")), word("active"), entity],
  ([, every, , people], { schema, phrasesAt }) => {
    const isTimed = phrasesAt.flat().some(({ kind }) => kind === "grain" || kind === "period");
    const quantity = isTimed ? thoseWithEvents(people, schema) : null;
    if (quantity === null) return null;
    const along: readonly Clause[] =
      every === null ? [] : [{ kind: "group", axis: { kind: "grain", grain: every.grain, column: null } }];
    return [{ kind: "measure", quantity, isImplied: false }, ...along];
  },
);

/** The people that events refer to, each counted once; null if their rows say themselves who is active. */
function thoseWithEvents(people: TableId, schema: Schema): Quantity | null {
  if (!schema.isPerson(people) || schema.stateOf(people, "active") !== null) return null;
  const sold = schema.flows.income.map(({ table }) => table);
  const events = eventsReferringTo([people], schema);
  const event = sold.find((table) => events.includes(table)) ?? events[0];
  const edge =
    event === undefined
      ? undefined
      : schema.graph.edgesFrom(event).find(({ to, isFanOut }) => to === people && !isFanOut);
  const [column, ...more] = edge?.relationship.from.columns ?? [];
  if (event === undefined || column === undefined || more.length > 0) return null;
  const of: Expression = { kind: "column", source: "s0", column };
  const expression: Expression = { kind: "aggregate", function: "countDistinct", of, where: null };
  const phrase = `active ${nameQuantity({ kind: "rows", table: people }, schema)}`;
  return { kind: "metric", entry: { phrase, meaning: { kind: "metric", table: event, expression } } };
}

/** People who are active in a time. */
export const activePeoplePatterns: readonly Pattern[] = [
  pattern("active people", "measure", activePeople, 2),
];
