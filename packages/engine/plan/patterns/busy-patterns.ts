import type { Axis, Clause, Direction, OrderKey } from "../request/clause.ts";
import { salesOf } from "../request/worth-of.ts";
import { timeAxis } from "./axis.ts";
import { mainEvents } from "./events-of.ts";
import { mostOf } from "./most-of.ts";
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
  type Match,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { tablesNamed } from "./tables-named.ts";
import { timeUnit } from "./time-unit.ts";
import { phraseEnd, topOf } from "./top-elements.ts";

interface RankedTime {
  readonly time: Axis;
  readonly direction: Direction;
}

/** An hour is one of the day. */
const time: Element<Axis> = map(timeAxis, (axis) =>
  axis.kind === "grain" && axis.grain === "hour" ? null : axis,
);

/** "the busiest month", "busiest day of the week", "which hour is the quietest". */
const busyTime = ranked(
  map(word("busiest", "quietest", "slowest"), (way) => (way === "busiest" ? "descending" : "ascending")),
);

/** "our best month ever", "which quarter was the worst". */
const goodTime = ranked(
  map(word("best", "strongest", "worst", "weakest"), (way) =>
    way === "best" || way === "strongest" ? "descending" : "ascending",
  ),
);

function ranked(way: Element<Direction>): Element<RankedTime> {
  return either(
    sequence(
      [optional(keyword("which")), way, time, optional(word("ever")), phraseEnd],
      ([, direction, found]) => ({ time: found, direction }),
    ),
    sequence(
      [optional(keyword("which")), time, optional(word("be")), way, optional(word("ever")), phraseEnd],
      ([, found, , direction]) => ({ time: found, direction }),
    ),
  );
}

/** Ranks times by the rows of the events that the question names, or else of the main ones. */
const busiest: Element<readonly Clause[]> = onlyWhere(busyTime, (context, from) =>
  busyTime(context, from).flatMap((match) =>
    eventsCounted(context, from).map((table) =>
      rankedBy(match, { kind: "quantity", quantity: { kind: "rows", table } }),
    ),
  ),
);

function eventsCounted(context: PatternContext, at: number): readonly string[] {
  const named = tablesNamed(context, at)
    .map(({ table }) => table)
    .filter((table) => context.schema.isEvent(table));
  return named.length > 0 ? named : mainEvents(context.schema).slice(0, mostMeanings);
}

/** Ranks times by what was sold. */
const best: Element<readonly Clause[]> = onlyWhere(goodTime, (context, from) => {
  const quantity = salesOf(context.schema);
  return quantity === null
    ? []
    : goodTime(context, from).map((match) => rankedBy(match, { kind: "quantity", quantity }));
});

const inOne: Element<unknown> = sequence(
  [
    word("in", "on", "within"),
    either<unknown>(word("one", "a", "any"), word("single")),
    optional(word("single")),
  ],
  () => true,
);

/** "the most orders in one day", "highest revenue in a single month": the time with the most. */
const mostInOne: Element<readonly Clause[]> = sequence([mostOf, inOne, timeUnit], ([ranking, , grain]) =>
  topOf({ ...ranking, count: 1, subject: { kind: "grain", grain, column: null }, isTotal: true }),
);

const mostMeanings = 3;

function rankedBy(match: Match<RankedTime>, by: OrderKey): Match<readonly Clause[]> {
  const { time: subject, direction } = match.value;
  return { ...match, value: topOf({ count: 1, direction, subject, by, isTotal: true }) };
}

/** Times with the most events or the most sold, without a figure in the question. */
export const busyPatterns: readonly Pattern[] = [
  pattern("busiest time", "limit", busiest, 0.2),
  pattern("best time", "limit", best, 0.2),
  pattern("most in one time", "limit", mostInOne, 2),
];
