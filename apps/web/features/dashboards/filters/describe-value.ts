import type { FilterOption, FilterValue, MatchCondition, Period } from "@askery/model";
import { labelOfOption } from "../../../shared/plan-editor/option-label.ts";
import { readRange } from "../../../shared/plan-editor/periods.ts";

/** A value as its chip shows it: "Germany, France", "last month", "10 to 20", "contains oak". */
export function describeValue(value: FilterValue): string {
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
  const named = options.slice(0, maxNamed).map(labelOfOption).join(", ");
  const others = options.length - maxNamed;
  return others > 0 ? `${named} +${others}` : named;
}

function describeRange(low: string | null, high: string | null): string {
  if (low === null) return `up to ${high ?? ""}`;
  return high === null ? `from ${low}` : `${low} to ${high}`;
}

function describeDays(period: Period): string {
  const { first, last } = readRange(period);
  if (first === "") return last === "" ? "all time" : `to ${last}`;
  return last === "" ? `since ${first}` : `${first} to ${last}`;
}
