import type { CalendarOffset, Grain } from "@askery/model";
import { either, optional, phrase, sequence, word, type Element } from "../patterns/pattern.ts";
import { versus } from "../patterns/column.ts";
import { phraseOf } from "../patterns/period-patterns.ts";
import { timeUnit as unit } from "../patterns/time-unit.ts";
import { count } from "../patterns/top-elements.ts";
import type { Clause } from "../request/clause.ts";
import { back, edit } from "./answer-acts.ts";

/** "the year before", "the previous month", "a quarter later", "same period last year". */
export const shift: Element<readonly Clause[]> = either(
  sequence([optional(word("the", "a", "one")), unit, word("before", "earlier", "prior")], ([, of]) =>
    moved(of, -1),
  ),
  sequence([optional(word("the", "a", "one")), unit, word("after", "later")], ([, of]) => moved(of, 1)),
  sequence([word("previous", "prior", "preceding"), unit], ([, of]) => moved(of, -1)),
  sequence([word("following"), unit], ([, of]) => moved(of, 1)),
  sequence(
    [
      word("same"),
      optional(either<string>(word("period", "time", "stretch", "span"), unit)),
      optional(word("of", "in")),
      either<Grain>(
        sequence([word("last", "previous"), unit], ([, of]) => of),
        sequence([optional(word("one", "a")), unit, word("ago", "earlier", "before")], ([, of]) => of),
      ),
    ],
    ([, stretch, , of]) =>
      edit({ kind: "shift", unit: of, steps: -1, ...(isWhole(stretch) && { isToDate: true }) }),
  ),
);

/** "The same period" is as long as what was shown, "the same month" is a month. */
function isWhole(stretch: string | null): boolean {
  return stretch === "period" || stretch === "time" || stretch === "stretch" || stretch === "span";
}

const comparing = sequence(
  [
    optional(word("how")),
    optional(word("do", "be")),
    optional(back),
    word("compare", "compared"),
    optional(back),
    optional(word("to", "with", "against")),
  ],
  () => true,
);

const against = either<unknown>(
  versus,
  word("beside", "alongside"),
  sequence([word("next"), word("to")], () => true),
);

/** "how does that compare to the month before", "compare it with last year". */
export const compare: Element<readonly Clause[]> = sequence(
  [
    either<unknown>(comparing, against),
    either(
      shift,
      sequence([word("last"), unit], ([, of]) => moved(of, -1)),
    ),
  ],
  ([, [found]]): readonly Clause[] | null =>
    found?.kind === "edit" && found.edit.kind === "shift" ? edit({ ...found.edit, kind: "compare" }) : null,
);

/** "compare that with 2024", "vs May". */
export const beside: Element<readonly Clause[]> = sequence(
  [either<unknown>(comparing, against), phrase("period")],
  ([, found], { question }) => edit({ kind: "beside", period: phraseOf(found, question) }),
);

const before = word("before", "earlier", "prior", "preceding");
const previous = word("previous", "prior", "preceding");
const stretch = word("period", "time", "stretch", "timeframe");

/** "the 30 days before", "the previous 3 months"; null for "the period before". */
const preceding: Element<{ readonly length: CalendarOffset | null }> = either<{
  readonly length: CalendarOffset | null;
}>(
  sequence([optional(word("the")), count, unit, before], ([, units, of]) => ({ length: unitsOf(of, units) })),
  sequence([optional(word("the")), previous, count, unit], ([, , units, of]) => ({
    length: unitsOf(of, units),
  })),
  sequence([optional(word("the")), stretch, before], () => ({ length: null })),
  sequence([optional(word("the")), previous, stretch], () => ({ length: null })),
);

function unitsOf(unit: Grain, count: number): CalendarOffset {
  return unit === "hour" ? { unit: "day", count: Math.ceil(count / 24) } : { unit, count };
}

/** "and the 30 days before", "vs the previous period". */
export const precede: Element<readonly Clause[]> = sequence(
  [optional(either<unknown>(comparing, against)), preceding],
  ([compared, { length }]) => edit({ kind: compared === null ? "precede" : "comparePreceding", length }),
);

function moved(of: Grain, steps: number): readonly Clause[] {
  return edit({ kind: "shift", unit: of, steps });
}
