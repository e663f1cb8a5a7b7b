import { type Catalog, type IsoDate, type Plan, dayOf } from "@askery/model";
import { parseIsoDate } from "../question/calendar-days.ts";
import { findDataStart } from "./find-data-start.ts";
import { findIncomplete } from "./find-incomplete.ts";
import { findPeriod } from "./find-period.ts";
import { sortByTime } from "./find-trend.ts";
import type { FigureColumn, ResultShape } from "./shape-result.ts";
import { sumByKey, type Entry } from "./summarize-groups.ts";

export interface UnitContext {
  readonly shape: ResultShape;
  readonly plan: Plan;
  readonly catalog: Catalog;
  readonly today: IsoDate;
}

/** A figure's sums along time, in order: only units that count in full, since others cannot be compared with them. */
export function sumWholeUnits(
  { values }: FigureColumn,
  { shape, plan, catalog, today }: UnitContext,
): readonly Entry[] {
  if (shape.time === null) return [];
  const points = sortByTime(sumByKey(shape.time.cells, values));
  const last = findIncomplete(shape, { plan, today })?.start ?? Number.POSITIVE_INFINITY;
  const from = findPeriod(plan)?.from ?? null;
  const asked = from === null ? Number.NEGATIVE_INFINITY : parseIsoDate(from);
  const first = Math.max(asked, findDataStart(plan, catalog) ?? asked);
  return points.filter(({ key }) => {
    const day = dayOf(key);
    return day === null || (day >= first && day < last);
  });
}
