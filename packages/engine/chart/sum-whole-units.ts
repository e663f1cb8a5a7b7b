import { type Catalog, type Cell, type Plan, dayOf } from "@askery/model";
import { parseIsoDate } from "../question/calendar-days.ts";
import type { CalendarContext } from "../question/resolve-period.ts";
import { fillUnits } from "./fill-units.ts";
import { findDataStart } from "./find-data-start.ts";
import { findIncomplete } from "./find-incomplete.ts";
import { findPeriod } from "./find-period.ts";
import { sortByTime } from "./find-trend.ts";
import { figureKind } from "./output.ts";
import type { FigureColumn, ResultShape } from "./shape-result.ts";
import { sumByKey, type Entry } from "./summarize-groups.ts";

export interface UnitContext extends CalendarContext {
  readonly shape: ResultShape;
  readonly plan: Plan;
  readonly catalog: Catalog;
}

/**
 * Sums a figure per time unit, in order. Includes only complete units, since others are not comparable; one without rows
 * between others is 0 for counts and sums.
 */
export function sumWholeUnits(figure: FigureColumn, context: UnitContext): readonly Entry[] {
  const { time } = context.shape;
  if (time === null) return [];
  const isWhole = findWholeUnits(figure, context);
  const whole = sortByTime(sumByKey(time.cells, figure.values)).filter(({ key }) => isWhole(key));
  return fillUnits(whole, time, { output: figure.output, plan: context.plan });
}

/**
 * Returns a predicate for complete units of the time axis. For a change, the previous unit must be complete as well.
 */
export function findWholeUnits(
  { output }: FigureColumn,
  { shape, plan, catalog, today, settings }: UnitContext,
): (unit: Cell) => boolean {
  const last = findIncomplete(shape, { plan, today, settings })?.start ?? Number.POSITIVE_INFINITY;
  const from = findPeriod(plan, { today, settings })?.from ?? null;
  const asked = from === null ? Number.NEGATIVE_INFINITY : parseIsoDate(from);
  const first = Math.max(asked, findDataStart(plan, catalog) ?? asked);
  const days = (shape.time?.distinct ?? []).map(dayOf).filter((day) => day !== null);
  const whole = days.filter((day) => day >= first && day < last);
  const isFirstCut = whole.length < days.filter((day) => day < last).length;
  const base = figureKind(output) === "change" && isFirstCut ? Math.min(...whole) : null;
  const counted = new Set(whole.filter((day) => day !== base));
  return (unit) => {
    const day = dayOf(unit);
    return day !== null && counted.has(day);
  };
}
