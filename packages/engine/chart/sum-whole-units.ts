import type { IsoDate, Plan } from "@askery/model";
import { parseIsoDate } from "../question/calendar-days.ts";
import { dayOf } from "./buckets.ts";
import { findIncomplete } from "./find-incomplete.ts";
import { findPeriod } from "./find-period.ts";
import { sortByTime } from "./find-trend.ts";
import type { FigureColumn, ResultShape } from "./shape-result.ts";
import { sumByKey, type Entry } from "./summarize-groups.ts";

/** A figure's sums along time, in order: only units that count in full, since others cannot be compared with them. */
export function sumWholeUnits(
  { values }: FigureColumn,
  { shape, plan, today }: { readonly shape: ResultShape; readonly plan: Plan; readonly today: IsoDate },
): readonly Entry[] {
  if (shape.time === null) return [];
  const points = sortByTime(sumByKey(shape.time.cells, values));
  const last = findIncomplete(shape, { plan, today })?.start ?? Number.POSITIVE_INFINITY;
  const from = findPeriod(plan)?.from ?? null;
  const first = from === null ? Number.NEGATIVE_INFINITY : parseIsoDate(from);
  return points.filter(({ key }) => {
    const day = dayOf(key);
    return day === null || (day >= first && day < last);
  });
}
