import type { AggregateFunction } from "@askery/model";
import { measuredBy, unitWords } from "../../meaning/units.data.ts";
import type { Quantity } from "../request/clause.ts";
import type { Meter } from "../schema/find-meters.ts";
import { aggregateOf } from "./aggregate-of.ts";
import { counting } from "./counting.ts";
import { either, keyword, optional, sequence, word, type Element, type Match } from "./pattern.ts";

/** "km", "kilometers", "distance", "power": what a meter measures. */
const measured: Element<Meter> = ({ question: { words }, schema }, from) =>
  schema.meters.flatMap((meter): readonly Match<Meter>[] => {
    const named = meter.words.every((one, at) => {
      const typed = words[from + at];
      return typed?.lemma === one || typed?.lower === one;
    });
    if (named) return [{ value: meter, to: from + meter.words.length, mentions: [], score: 1 }];
    const typed = words[from];
    const isUnit =
      meter.unit !== null &&
      typed !== undefined &&
      (unitWords.get(typed.lower) === meter.unit || measuredBy.get(meter.unit)?.has(typed.lemma) === true);
    return isUnit ? [{ value: meter, to: from + 1, mentions: [], score: 0.8 }] : [];
  });

/** "km driven per vehicle", "average distance per tour": the difference of two readings of a meter. */
export const meterRead: Element<Quantity> = sequence(
  [
    optional(either(keyword("sum", "average"), counting)),
    measured,
    optional(word("drive", "run", "travel", "use", "consume", "cover")),
  ],
  ([how, meter]) => {
    const asked = typeof how === "string" ? aggregateOf(how) : null;
    return differenceOf(meter, asked ?? "sum");
  },
);

function differenceOf({ from, to, words }: Meter, function_: AggregateFunction): Quantity {
  return {
    kind: "combined",
    operator: "-",
    left: { kind: "column", column: to, function: function_ },
    right: { kind: "column", column: from, function: function_ },
    isShare: false,
    name: `${function_ === "sum" ? "" : "average "}${words.join(" ")}`,
  };
}
