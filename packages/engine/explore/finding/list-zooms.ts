import { dayOf, formatBucket, type AskSettings, type ExploredZoom, type Grain } from "@askery/model";
import { endOf } from "../../chart/buckets.ts";
import { mainKey } from "../../chart/place-chart.ts";
import type { TimeColumn } from "../../chart/shape-result.ts";
import { startOf, toIsoDate, type Day } from "../../question/calendar-days.ts";
import type { Claim } from "./claim.ts";
import { listParts } from "./list-parts.ts";
import type { MeasuredResult } from "./measured-result.ts";

const maxZooms = 8;

/** The parts of a result to look into: its largest values, or its latest periods after the one that a claim names. */
export function listZooms(result: MeasuredResult, claim: Claim | undefined): readonly ExploredZoom[] {
  const { candidate, scope } = result;
  if (candidate.dimension === null && scope.shape.time === null) return [];
  if (scope.shape.time !== null) return listPeriods(scope.shape.time, claim, scope.settings);
  const key = mainKey(scope.shape);
  if (key === null) return [];
  return listParts(result)
    .filter(({ output }) => output === key.output.id)
    .slice(0, maxZooms)
    .map(({ words, filter, period }) => ({ words, filter, period }));
}

/** The next coarser unit, whose parts the time axis has. */
const coarser: Readonly<Record<Grain, Exclude<Grain, "hour">>> = {
  hour: "day",
  day: "month",
  week: "quarter",
  month: "year",
  quarter: "year",
  year: "year",
};

function listPeriods(
  time: TimeColumn,
  claim: Claim | undefined,
  settings: AskSettings,
): readonly ExploredZoom[] {
  const grain = coarser[time.grain];
  const days = time.distinct.map(dayOf).filter((day) => day !== null);
  const starts = [...new Set(days.map((day) => startOf(day, grain, settings)))];
  const named = claim?.marks?.flatMap((mark) => (mark.kind === "event" ? (dayOf(mark.at) ?? []) : [])) ?? [];
  const isFiner = time.grain !== "hour";
  return [
    ...(isFiner ? named.map((day) => periodOf(day, time.grain)) : []),
    ...starts
      .toSorted((one, other) => other - one)
      .slice(0, maxZooms)
      .map((day) => periodOf(day, grain)),
  ];
}

function periodOf(day: Day, grain: Grain): ExploredZoom {
  return {
    words: formatBucket(toIsoDate(day), grain, "long"),
    filter: null,
    period: { from: toIsoDate(day), to: toIsoDate(endOf(day, grain)) },
  };
}
