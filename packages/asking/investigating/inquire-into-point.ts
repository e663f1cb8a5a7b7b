import {
  formatPeriod,
  isSameSubject,
  latestPoint,
  makePointSubject,
  readInquiries,
  readValues,
  type ExploreContext,
  type PlanPoint,
  type PointSubject,
} from "@askery/engine";
import {
  dayOf,
  formatDay,
  type AskSettings,
  type DateSpan,
  type IsoDate,
  type Plan,
  type PointInquiry,
  type Sliced,
} from "@askery/model";
import type { AskableDatabase } from "../connect-database.ts";
import { exploreContextOf } from "../exploring/plan-exploration.ts";
import { findSubject } from "./find-subject.ts";

interface PointContext {
  readonly database: AskableDatabase;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/**
 * The question why a point's figure changed in its period, or in the last month if it has none. Null where no question is read as
 * the same figure of the same rows.
 */
export function* inquireIntoPoint(
  plan: Plan,
  point: PlanPoint,
  request: PointContext,
): Sliced<PointInquiry | null> {
  const context = exploreContextOf(request.database, request);
  const wanted = makePointSubject(plan, point, context);
  return wanted && (yield* findInquiry(wanted, { ...request, context }));
}

/** The question why a figure changed lately: in the last unit of its time axis, in its own period, or in the last month. */
export function* inquireIntoPlan(plan: Plan, request: PointContext): Sliced<PointInquiry | null> {
  const context = exploreContextOf(request.database, request);
  const point = latestPoint(plan, context);
  const wanted = point && makePointSubject(plan, point, context);
  return wanted && (yield* findInquiry(wanted, { ...request, context }));
}

function* findInquiry(
  { subject, period }: PointSubject,
  request: PointContext & { readonly context: ExploreContext },
): Sliced<PointInquiry | null> {
  const { context } = request;
  const others = subject.plan.filters.filter((filter) => filter !== subject.states?.after.condition);
  const within = readValues({ ...subject.plan, filters: others }, context);
  if (within === null) return null;
  const labels = new Set([subject.words, ...subject.plan.measures.map(({ label }) => label)]);
  const when = period === null ? "last month" : describeWhen(period);
  const questions = [...labels].map((words) => `Why did ${withArticle(words)} change ${when}?`);
  for (const question of questions) {
    const { inquiry, further } = readInquiries(question, []);
    if (inquiry.kind !== "change") continue;
    const found = yield* findSubject(inquiry, { ...request, question, within, further });
    if (found.kind === "found" && isSameSubject(found.subject, subject)) return { question, within };
  }
  return null;
}

function withArticle(words: string): string {
  return / of |^(?:average|median|total) /.test(words) ? `the ${words}` : words;
}

/** "in Mar 2026", "on 2 Mar 2026", "in the week of 2 Mar 2026", "in 2 Mar – 20 Mar 2026". */
function describeWhen(period: DateSpan): string {
  const [from, to] = [period.from, period.to].map((day) => (day === null ? null : dayOf(day)));
  const words = formatPeriod(period);
  if (typeof from !== "number" || typeof to !== "number") return `in ${words}`;
  const days = to - from;
  return days === 1 ? `on ${words}` : days === 7 ? `in the week of ${formatDay(from)}` : `in ${words}`;
}
