import type { CalendarOffset, Grain } from "@askery/model";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import type { Clause, PeriodPhrase } from "../request/clause.ts";
import {
  either,
  keyword,
  map,
  optional,
  pattern,
  phrase,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { wordsOf } from "./period-patterns.ts";
import { timeUnit } from "./time-unit.ts";
import { count } from "./top-elements.ts";

/** A day, or a longer unit of the calendar, that other days come before and after. */
interface Event {
  readonly first: number;
  /** The first day after it. A day itself belongs to what comes after it. */
  readonly next: number;
  readonly isDay: boolean;
  readonly words: string;
}

/** "after 1 May 2026": the day, month or year in these words. */
const afterEvent: Element<Event> = map(phrase("period"), ({ period, grain, range }, { question }) => {
  const isAfter = question.words[range.from]?.lower === "after";
  if (!isAfter || period.kind !== "absolute" || period.from === null || period.to !== null) return null;
  const next = parseIsoDate(period.from);
  return {
    first: addUnits(next, grain === "hour" ? "day" : grain, -1),
    next,
    isDay: grain === "day",
    words: wordsOf(question.words, range.from + 1, range.to),
  };
});

const and: Element<unknown> = either<unknown>(
  keyword("and"),
  word("or", "versus", "vs", "against", "to"),
  sequence([word("compared"), optional(word("to", "with"))], () => true),
);

/** "30 days". */
const length: Element<CalendarOffset> = sequence([count, timeUnit], ([units, unit]) => offsetOf(units, unit));

function offsetOf(units: number, unit: Grain): CalendarOffset | null {
  return unit === "hour" ? null : { unit, count: units };
}

/** "before and after 1 May 2026". */
const beforeAndAfter: Element<readonly Clause[]> = sequence(
  [word("before"), and, afterEvent],
  ([, , event]) => compare(event, null),
);

/** "30 days before and after 1 May 2026", "30 days before and 30 days after 1 May 2026". */
const daysBeforeAndAfter: Element<readonly Clause[]> = sequence(
  [length, word("before"), and, optional(length), afterEvent],
  ([reach, , , , event]) => compare(event, reach),
);

/** "higher after 1 May 2026 than before". */
const afterThanBefore: Element<readonly Clause[]> = sequence(
  [
    word("higher", "lower", "more", "less", "better", "worse", "different", "larger", "smaller"),
    afterEvent,
    word("than"),
    optional(word("it", "they")),
    optional(word("be")),
    word("before"),
  ],
  ([, event]) => compare(event, null),
);

/** Both sides; and the change between them if they are equally long, since other sums say nothing about each other. */
function compare(event: Event, reach: CalendarOffset | null): readonly Clause[] {
  const periods = [after(event, reach), before(event, reach)];
  return [
    { kind: "versus", periods },
    ...(reach === null ? [] : [{ kind: "growth", grain: null, as: "ratio" } as const]),
  ];
}

function before({ first, words }: Event, reach: CalendarOffset | null): PeriodPhrase {
  const from = reach === null ? null : toIsoDate(addUnits(first, reach.unit, -reach.count));
  return {
    period: { kind: "absolute", from, to: toIsoDate(first) },
    words: `${lengthIn(reach)}before ${words}`,
  };
}

function after({ first, next, isDay, words }: Event, reach: CalendarOffset | null): PeriodPhrase {
  const from = isDay ? first : next;
  const to = reach === null ? null : toIsoDate(addUnits(from, reach.unit, reach.count));
  const start = isDay ? (reach === null ? "since" : "from") : "after";
  return {
    period: { kind: "absolute", from: toIsoDate(from), to },
    words: `${lengthIn(reach)}${start} ${words}`,
  };
}

function lengthIn(reach: CalendarOffset | null): string {
  return reach === null ? "" : `${reach.count} ${reach.unit}${reach.count === 1 ? "" : "s"} `;
}

/** The same figure before and after a day. */
export const beforeAndAfterPatterns: readonly Pattern[] = [
  pattern("before and after", "period", either(beforeAndAfter, afterThanBefore), 0.6),
  pattern("days before and after", "period", daysBeforeAndAfter, 1.2),
];
