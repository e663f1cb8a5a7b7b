import type { Period } from "@askery/model";
import { toIsoDate } from "./calendar-days.ts";
import type { Edge } from "./calendar-words.data.ts";
import type { Stretch, StretchMatch } from "./stretch.ts";

/** One way to take some words as a period. An open end is null. */
export interface PeriodOption {
  /** The first word. */
  readonly from: number;
  readonly period: Period;
  readonly previous: Period | null;
  readonly isUncertain: boolean;
}

/** A period phrase that ends before `to`, with the closed stretch that it names. */
export interface PeriodMatch extends StretchMatch {
  readonly options: readonly PeriodOption[];
}

export function closedMatch(from: number, to: number, stretch: Stretch): PeriodMatch {
  return { to, stretch, options: [closedOption(from, stretch)] };
}

export function openMatch(from: number, to: number, stretch: Stretch, edge: Edge): PeriodMatch {
  return { to, stretch, options: [openOption(from, stretch, edge)] };
}

export function closedOption(from: number, stretch: Stretch): PeriodOption {
  return {
    from,
    period: { kind: "absolute", from: toIsoDate(stretch.from), to: toIsoDate(stretch.to) },
    previous: {
      kind: "absolute",
      from: toIsoDate(stretch.previous.from),
      to: toIsoDate(stretch.previous.to),
    },
    isUncertain: stretch.isUncertain,
  };
}

/** On one side of the stretch. A word such as "since" makes a date of "March" and of "2023". */
export function openOption(from: number, stretch: Stretch, edge: Edge): PeriodOption {
  return { from, period: cutAt(stretch, edge), previous: null, isUncertain: false };
}

function cutAt(stretch: Stretch, edge: Edge): Period {
  const first = toIsoDate(stretch.exactDay ?? stretch.from);
  const end = toIsoDate(stretch.exactDay === undefined ? stretch.to : stretch.exactDay + 1);
  switch (edge) {
    case "since":
      return { kind: "absolute", from: first, to: null };
    case "after":
      return { kind: "absolute", from: end, to: null };
    case "until":
      return { kind: "absolute", from: null, to: end };
    case "before":
      return { kind: "absolute", from: null, to: first };
  }
}
