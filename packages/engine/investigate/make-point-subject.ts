import type { DateSpan, Plan, PlanEdit } from "@askery/model";
import { limitTo } from "../edit/edit-points.ts";
import { isPeriod } from "../edit/find-time.ts";
import type { PlanPoint } from "../edit/plan-figure-rows.ts";
import type { ExploreContext } from "../explore/explore-context.ts";
import { tryEdits } from "../narrate/options/option-context.ts";
import { resolvePeriod } from "../question/resolve-period.ts";
import { makeChangeSubject } from "./make-subject.ts";
import type { Subject } from "./subject.ts";

/** A figure in a period, and the change that is to be explained. */
export interface PointSubject {
  /** The period of the point; null if it has none, and the subject is of the last month. Subjects end today at the latest. */
  readonly period: DateSpan | null;
  readonly subject: Subject;
}

/** The figure of a point, of its rows alone, against the period before. Null if the point has no figure, or its rows no date. */
export function makePointSubject(plan: Plan, point: PlanPoint, context: ExploreContext): PointSubject | null {
  if (plan.kind !== "query") return null;
  const edits = [
    ...point.values.flatMap((value) => limitTo(plan, value, context)),
    ...plan.dimensions.map(({ id }): PlanEdit => ({ kind: "setDimension", dimension: id, to: null })),
  ];
  const alone = tryEdits(plan, edits, context);
  if (alone.kind === "problem" || alone.plan.kind !== "query") return null;
  const period = alone.plan.filters.find(isPeriod)?.period;
  const measures = alone.plan.measures.filter(({ id }) => id === point.measure);
  const subject = makeChangeSubject({ ...alone.plan, measures }, "periodBefore", context);
  return subject === null ? null : { period: period ? resolvePeriod(period, context) : null, subject };
}
