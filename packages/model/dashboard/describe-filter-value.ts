import type { IsoDate, Period } from "../calendar.ts";
import type { MatchCondition } from "../plan.ts";
import type { FilterOption, FilterValue } from "./dashboard-filter.ts";

/** A value as its chip shows it: "Germany, France", "last month", "10 to 20", "contains oak". */
export function describeFilterValue(value: FilterValue): string {
  switch (value.kind) {
    case "time":
      return `${value.words === "" ? describeDays(value.period) : value.words}${compared[value.compare ?? "none"]}`;
    case "values":
      return describeOptions(value.options);
    case "number":
      return describeRange(value.low, value.high);
    case "text":
      return `${verbs[value.how]} ${value.text}`;
    case "boolean":
      return value.value ? "Yes" : "No";
  }
}

const compared = {
  none: "",
  periodBefore: " vs. the period before",
  yearBefore: " vs. the year before",
} as const;

const verbs: Readonly<Record<MatchCondition["how"], string>> = {
  contains: "contains",
  startsWith: "starts with",
  endsWith: "ends with",
  equals: "is",
};

/** Values that a chip names; others are counted. */
const maxNamed = 2;

function describeOptions(options: readonly FilterOption[]): string {
  const named = options.slice(0, maxNamed).map(nameOption).join(", ");
  const others = options.length - maxNamed;
  return others > 0 ? `${named} +${others}` : named;
}

function describeRange(low: string | null, high: string | null): string {
  if (low === null) return `up to ${high ?? ""}`;
  if (low === high) return low;
  return high === null ? `from ${low}` : `${low} to ${high}`;
}

function nameOption({ value, label }: FilterOption): string {
  return label ?? (value.type === "null" ? "empty" : String(value.value));
}

function describeDays(period: Period): string {
  if (period.kind !== "absolute") return "";
  const { from, to } = period;
  const last = to === null ? null : dayBefore(to);
  if (from === null) return last === null ? "all time" : `to ${last}`;
  return last === null ? `since ${from}` : `${from} to ${last}`;
}

function dayBefore(date: IsoDate): IsoDate {
  const time = new Date(`${date}T00:00:00Z`);
  time.setUTCDate(time.getUTCDate() - 1);
  return time.toISOString().slice(0, 10);
}
