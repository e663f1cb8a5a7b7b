import { formatBucket, formatDay, dayOf } from "@askery/model";
import { endOf } from "../../chart/buckets.ts";
import { findDataStart } from "../../chart/find-data-start.ts";
import { sortByTime } from "../../chart/find-trend.ts";
import { toIsoDate } from "../../question/calendar-days.ts";
import { verbalizeCount } from "../describing/answer-scope.ts";
import { onlyWholeUnits } from "./only-whole-units.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * Warns that the data start within the first unit of a time axis: "The data start on 1 Dec 2023. 31 of 365 days are
 * counted for 2023."
 */
export const findPartialStart: WarningRule = ({ shape, plan, catalog }) => {
  const { time } = shape;
  const start = findDataStart(plan, catalog);
  if (time === null || start === null || time.grain === "hour" || time.grain === "day") return null;
  const [first] = sortByTime(time.distinct.map((key) => ({ key, value: 0 })));
  const day = first === undefined ? null : dayOf(first.key);
  if (first === undefined || day === null) return null;
  const end = endOf(day, time.grain);
  if (start <= day || start >= end) return null;
  return {
    code: "period-incomplete",
    fact: `The data start on ${formatDay(start)}.`,
    consequence: `${end - start} of ${verbalizeCount(end - day, "day")} are counted for ${formatBucket(first.key, time.grain, "long")}.`,
    weight: "information",
    ...onlyWholeUnits(time, { kind: "absolute", from: toIsoDate(end), to: null }),
  };
};
