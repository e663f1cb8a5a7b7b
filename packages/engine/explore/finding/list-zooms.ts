import { dayOf, formatBucket, type AskSettings, type ExploredZoom, type Grain } from "@askery/model";
import { endOf } from "../../chart/buckets.ts";
import { mainKey } from "../../chart/place-chart.ts";
import type { TimeColumn } from "../../chart/shape-result.ts";
import { verbalizeKey } from "../../chart/verbalize-key.ts";
import { startOf, toIsoDate, type Day } from "../../question/calendar-days.ts";
import type { Claim } from "./claim.ts";
import type { MeasuredResult } from "./measured-result.ts";

const maxZooms = 8;

/** The parts of a result to look into: its largest values, or its latest periods after the one that a claim names. */
export function listZooms(
  { candidate, scope }: MeasuredResult,
  claim: Claim | undefined,
): readonly ExploredZoom[] {
  if (scope.shape.time !== null) return listPeriods(scope.shape.time, claim, scope.settings);
  const { dimension } = candidate;
  const key = mainKey(scope.shape);
  if (dimension === null || key === null) return [];
  const { table, column } = dimension;
  return key.distinct.slice(0, maxZooms).map((cell) => ({
    words: verbalizeKey(cell, key, scope.settings),
    filter: { table, column, value: cell === null ? null : String(cell) },
    period: null,
  }));
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
