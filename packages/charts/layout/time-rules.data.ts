import type { Grain } from "@askery/model";

/**
 * One way to label a time axis: positions where a unit starts whose number is divisible by `count`, or every `count`th
 * position.
 */
export interface TimeRule {
  readonly start: "place" | "hour" | "day" | "month" | "year";
  readonly count: number;
  /** The format of the label. */
  readonly label: Grain;
}

const years: readonly TimeRule[] = [
  { start: "year", count: 1, label: "year" },
  { start: "year", count: 2, label: "year" },
  { start: "year", count: 5, label: "year" },
  { start: "year", count: 10, label: "year" },
  { start: "year", count: 20, label: "year" },
  { start: "year", count: 50, label: "year" },
  { start: "year", count: 100, label: "year" },
  { start: "year", count: 500, label: "year" },
];

/** Ways to label each grain, and moments that are not units, from dense to sparse. The first one that fits is used. */
export const timeRules: Readonly<Record<Grain | "moment", readonly TimeRule[]>> = {
  hour: [
    { start: "place", count: 1, label: "hour" },
    { start: "place", count: 2, label: "hour" },
    { start: "place", count: 3, label: "hour" },
    { start: "place", count: 6, label: "hour" },
    { start: "place", count: 12, label: "hour" },
    { start: "day", count: 1, label: "day" },
    { start: "day", count: 2, label: "day" },
    { start: "day", count: 7, label: "day" },
    { start: "month", count: 1, label: "month" },
    { start: "month", count: 3, label: "month" },
    ...years,
  ],
  day: [
    { start: "place", count: 1, label: "day" },
    { start: "day", count: 2, label: "day" },
    { start: "day", count: 7, label: "day" },
    { start: "day", count: 14, label: "day" },
    { start: "month", count: 1, label: "month" },
    { start: "month", count: 2, label: "month" },
    { start: "month", count: 3, label: "month" },
    { start: "month", count: 6, label: "month" },
    ...years,
  ],
  week: [
    { start: "place", count: 1, label: "week" },
    { start: "place", count: 2, label: "week" },
    { start: "place", count: 4, label: "week" },
    { start: "month", count: 1, label: "week" },
    { start: "month", count: 2, label: "week" },
    { start: "month", count: 3, label: "week" },
    { start: "month", count: 6, label: "week" },
    ...years,
  ],
  month: [
    { start: "place", count: 1, label: "month" },
    { start: "month", count: 2, label: "month" },
    { start: "month", count: 3, label: "month" },
    { start: "month", count: 6, label: "month" },
    ...years,
  ],
  quarter: [
    { start: "place", count: 1, label: "quarter" },
    { start: "month", count: 6, label: "quarter" },
    ...years,
  ],
  year: [{ start: "place", count: 1, label: "year" }, ...years],
  moment: [
    { start: "hour", count: 1, label: "hour" },
    { start: "hour", count: 3, label: "hour" },
    { start: "hour", count: 6, label: "hour" },
    { start: "hour", count: 12, label: "hour" },
    { start: "day", count: 1, label: "day" },
    { start: "day", count: 2, label: "day" },
    { start: "day", count: 7, label: "day" },
    { start: "day", count: 14, label: "day" },
    { start: "month", count: 1, label: "month" },
    { start: "month", count: 2, label: "month" },
    { start: "month", count: 3, label: "month" },
    { start: "month", count: 6, label: "month" },
    ...years,
  ],
};
