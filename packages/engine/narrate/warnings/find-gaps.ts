import { dayOf, defaultSettings, formatBucket, type Output, type Warning } from "@askery/model";
import { countUnits, endOf } from "../../chart/buckets.ts";
import { joinWords } from "../../chart/name-words.ts";
import { startOf, toIsoDate, type Day } from "../../question/calendar-days.ts";
import { verbalizeCount } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/** Warns of time units without rows: "3 of 90 days are missing." */
export const findGaps: WarningRule = ({ shape, plan }) => {
  const { time } = shape;
  if (
    time === null ||
    time.grain === "hour" ||
    (plan.kind === "query" && (plan.limit !== null || plan.having.length > 0))
  ) {
    return null;
  }
  const days = new Set(time.distinct.map(dayOf).filter((day) => day !== null));
  if (days.size < 2) return null;
  const [first, last] = ends(days);
  const all = countUnits(first, last, time.grain);
  const missing = all - days.size;
  if (missing <= 0) return null;
  const named: Day[] = [];
  for (let day = first; day < last && named.length < maxNamed; day = endOf(day, time.grain)) {
    if (!days.has(day)) named.push(day);
  }
  const names = named.map((day) => formatBucket(toIsoDate(day), time.grain));
  const more = missing > names.length ? [`${missing - names.length} more`] : [];
  return {
    code: "dates-missing",
    fact: `${missing} of ${verbalizeCount(all, time.grain)} ${missing === 1 ? "is" : "are"} missing.`,
    consequence: `Nothing is recorded for ${joinWords([...names, ...more])}.`,
    weight: "information",
    ...byCoarserUnits(days, time),
  };
};

/** The finest coarser units of which none is missing. None if a single one would be left. */
function byCoarserUnits(
  days: ReadonlySet<Day>,
  { grain, output }: { readonly grain: string; readonly output: Output },
): Pick<Warning, "repair"> {
  const coarser = coarserUnits.slice(coarserUnits.findIndex((unit) => unit === grain) + 1);
  const whole = coarser.find((unit) => {
    const starts = new Set([...days].map((day) => startOf(day, unit, defaultSettings)));
    const [first, last] = ends(starts);
    return starts.size > 1 && countUnits(first, last, unit) === starts.size;
  });
  if (whole === undefined) return {};
  const edit = { kind: "setGrain", dimension: output.id, grain: whole } as const;
  return { repair: { words: `By ${whole}`, edits: [edit] } };
}

/** Without weeks, whose start depends on the settings and which months do not consist of. */
const coarserUnits = ["day", "month", "quarter", "year"] as const;

const maxNamed = 3;

function ends(days: ReadonlySet<Day>): readonly [Day, Day] {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const day of days) [first, last] = [Math.min(first, day), Math.max(last, day)];
  return [first, last];
}
