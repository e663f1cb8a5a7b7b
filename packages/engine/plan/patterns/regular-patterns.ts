import type { CompareOperator, DurationUnit, Expression, TableId } from "@askery/model";
import type { Clause, Quantity, Test } from "../request/clause.ts";
import type { ComparedAmount } from "../request/threshold.ts";
import type { Schema } from "../schema/schema.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import { amount, operatorOf } from "./comparison.ts";
import { table as entity } from "./column.ts";
import { asked, type Asked } from "./duration.ts";
import { eventsReferringTo, mainEvents } from "./events-of.ts";
import { happening } from "./happening.ts";
import { lightVerb } from "./light-verb.ts";
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

/** Rows of events by those that they belong to, one after the other. */
const event: Element<TableId> = onlyWhere(entity, (context, from) =>
  entity(context, from).filter(({ value }) => isDated(value, context.schema)),
);

/** An event by its rows or by what is done: "orders", "ordered". */
const eventDone: Element<TableId> = either(
  event,
  onlyWhere(happening, (context, from) =>
    happening(context, from)
      .map((match) => ({ ...match, value: match.value.table }))
      .filter(({ value }) => isDated(value, context.schema)),
  ),
);

const comparison = keyword("more", "less", "atLeast", "atMost", "exactly");
const purchase = word("purchase", "purchasing", "buy", "buying", "order", "ordering", "business");

type Often = Pick<Extract<Test, { kind: "repeated" }>, "of" | "operator" | "count">;

const consecutive = word("each", "consecutive", "successive", "two", "their");

const between: Element<{ readonly asked: Asked; readonly of: TableId }> = sequence(
  [asked, word("between"), optional(consecutive), event],
  ([how, , , of]) => (how.how === null || how.how === "avg" ? { asked: how, of } : null),
);

/**
 * "average time between orders": from one to the next of the same customer, averaged over the customers; of all orders if they
 * belong to nobody. "Days between orders per customer" has a row for each. Two dates are no such gap: "between order and payment".
 */
const gap: Element<Quantity> = onlyWhere(asked, (context, from) =>
  between(context, from).flatMap((match) => {
    const { asked: how, of } = match.value;
    const next = context.question.words[match.to]?.lower ?? "";
    const each = gapOf(of, how.unit ?? "day", context.schema);
    if (each === null || next === "and" || next === "to") return [];
    const [owner] = ownersOf(of, context.schema);
    const isForEach =
      breakdownWords.has(next) &&
      entity(context, match.to + 1).some(
        ({ value, mentions }) => value === owner && mentions.every(({ isGuess }) => !isGuess),
      );
    return [{ ...match, value: owner === undefined || isForEach ? each : averageFor(owner, each) }];
  }),
);

const breakdownWords: ReadonlySet<string> = new Set(["per", "by", "for", "of"]);

/** "how often do customers order": the usual time between the events of one of them. */
const howOften: Element<Quantity> = sequence(
  [word("how"), word("often"), optional(lightVerb), entity, optional(lightVerb), eventDone],
  ([, , , who, , of], { schema }) => {
    const each = eventsReferringTo([who], schema).includes(of) ? gapOf(of, "day", schema) : null;
    return each && averageFor(who, each);
  },
);

function averageFor(owner: TableId, of: Quantity): Quantity {
  return { kind: "averageOver", of, axis: { kind: "entity", table: owner }, function: "avg" };
}

/** From the first event to the last, divided by the number of steps between them: null for a single event. */
function gapOf(of: TableId, unit: DurationUnit, schema: Schema): Quantity | null {
  const name = schema.eventDate(of);
  if (name === null) return null;
  const date: Expression = { kind: "column", source: "s0", column: name };
  const extreme = (how: "min" | "max"): Expression => ({
    kind: "aggregate",
    function: how,
    of: date,
    where: null,
  });
  const expression: Expression = {
    kind: "arithmetic",
    operator: "/",
    left: { kind: "duration", unit, from: extreme("min"), to: extreme("max") },
    right: {
      kind: "arithmetic",
      operator: "-",
      left: { kind: "aggregate", function: "count", of: null, where: null },
      right: { kind: "literal", value: { type: "number", value: "1" } },
    },
  };
  const phrase = `${unit}s between ${splitName(schema.table(of).name).join(" ")}`;
  return { kind: "metric", entry: { phrase, meaning: { kind: "metric", table: of, expression } } };
}

/** Who or what the events happen to: people first, then other things. */
function ownersOf(of: TableId, schema: Schema): readonly TableId[] {
  const things = schema.graph
    .edgesFrom(of)
    .flatMap(({ isFanOut, to }) => (isFanOut || schema.namesOf(to).length === 0 ? [] : [to]));
  return [
    ...things.filter((table) => schema.isPerson(table)),
    ...things.filter((table) => !schema.isPerson(table)),
  ];
}

function isDated(table: TableId, schema: Schema): boolean {
  return schema.isEvent(table) && schema.eventDate(table) !== null;
}

/** So many events of a row: "ordered more than once", "with at least 3 orders", "placed several orders". */
const oftenDone: Element<Often> = either<Often>(
  sequence(
    [optional(keyword("with")), optional(lightVerb), eventDone, comparison, word("once", "twice")],
    ([, , of, how, times]) => ({ of, operator: operatorOf(how), count: times === "once" ? 1 : 2 }),
  ),
  sequence([eventDone, comparison, amount, keyword("times")], ([of, how, than]) =>
    often(of, operatorOf(how), than),
  ),
  sequence(
    [optional(keyword("with")), optional(lightVerb), comparison, amount, event],
    ([, , how, than, of]) => often(of, operatorOf(how), than),
  ),
  sequence([optional(keyword("with")), optional(lightVerb), keyword("several"), event], ([, , , of]) => ({
    of,
    operator: ">",
    count: 1,
  })),
);

function often(of: TableId, operator: CompareOperator, { value, unit }: ComparedAmount): Often | null {
  const count = Number(value);
  return unit === null && Number.isInteger(count) ? { of, operator, count } : null;
}

/** "share of customers who ordered more than once": of all of them. */
const rateOfOften: Element<Quantity> = sequence(
  [keyword("share"), entity, optional(word("who", "that", "which")), oftenDone],
  ([, of, , found], { schema }) => {
    const test = repeatedBy(of, found, schema);
    return test && { kind: "rate", of, tests: [test] };
  },
);

/** "repeat purchase rate", "repeat customer rate": of those who came at all. */
const repeatRate: Element<Quantity> = sequence(
  [
    word("repeat", "repeating", "returning"),
    optional(either<unknown>(entity, purchase)),
    word("rate", "ratio", "share"),
  ],
  (_, { schema }) => {
    const [of] = mainEvents(schema);
    const [owner] = of === undefined ? [] : ownersOf(of, schema);
    if (of === undefined || owner === undefined) return null;
    const among = repeatedBy(owner, { of, operator: ">=", count: 1 }, schema);
    const test = repeatedBy(owner, { of, operator: ">", count: 1 }, schema);
    return among && test && { kind: "rate", of: owner, tests: [test], among };
  },
);

function repeatedBy(table: TableId, found: Often, schema: Schema): Test | null {
  const [key, ...more] = schema.keyColumns(table);
  const isTheirs = eventsReferringTo([table], schema).includes(found.of);
  return key === undefined || more.length > 0 || !isTheirs
    ? null
    : { kind: "repeated", column: { table, column: key }, ...found };
}

/** How regularly things happen to somebody, and to how many they happen again. */
export const regularPatterns: readonly Pattern[] = [
  pattern("gap between events", "measure", map(either(gap, howOften), asMeasure), 0.8),
  pattern("rate of those who do it often", "measure", map(rateOfOften, asMeasure), 1.4),
  pattern("repeat rate", "measure", map(repeatRate, asMeasure), 1),
];

function asMeasure(quantity: Quantity): readonly Clause[] {
  return [{ kind: "measure", quantity, isImplied: false }];
}
