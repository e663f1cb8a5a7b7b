import type { Grain } from "@askery/model";
import { map, word, type Element } from "./pattern.ts";

const units: Readonly<Record<string, Grain>> = {
  hour: "hour",
  day: "day",
  week: "week",
  month: "month",
  quarter: "quarter",
  year: "year",
};

/** A unit of time, even where it is not an axis: "month", "months". */
export const timeUnit: Element<Grain> = map(
  word(...Object.keys(units)),
  (typed) => units[typed] ?? units[typed.replace(/s$/, "")] ?? null,
);
