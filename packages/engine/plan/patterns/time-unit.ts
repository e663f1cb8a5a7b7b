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

/** "month", "months": a unit of time by its name, also where it counts something and is no axis. */
export const timeUnit: Element<Grain> = map(
  word(...Object.keys(units)),
  (said) => units[said] ?? units[said.replace(/s$/, "")] ?? null,
);
