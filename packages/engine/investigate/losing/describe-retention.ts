import { dayOf, readFigure, type ReportSentence } from "@askery/model";
import { formatPeriod } from "../../question/format-period.ts";
import { capitalize } from "../../chart/name-words.ts";
import type { ExploreContext } from "../../explore/explore-context.ts";
import { printP } from "../../explore/finding/claim.ts";
import {
  measureRetention,
  minCohort,
  type MeasuredCohort,
} from "../../explore/statistics/measure-retention.ts";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import { printShare } from "../report/describe-total.ts";
import { writeSentence, type StepFound } from "../report/report-input.ts";
import type { LosingPlan } from "./plan-losing.ts";

export interface DescribedRetention {
  readonly sentence: ReportSentence;
  /** Whether the latest quarter differs from the first, beyond chance. */
  readonly isNews: boolean;
}

/** Things of a quarter are looked at so many quarters later. */
const later = 2;
/** From here on chance does not explain a difference. */
const falseRate = 0.05;

/** How many of those that started in a quarter came two quarters later, and whether quarters differ. Null without the steps. */
export function describeRetention(
  found: readonly StepFound[],
  { allWords: words, eventWords }: LosingPlan,
  context: ExploreContext,
): DescribedRetention | null {
  const starts = found.find(({ step }) => step.kind === "starts");
  const returns = found.find(({ step }) => step.kind === "returns");
  if (starts === undefined || returns === undefined || returns.table.isTruncated) return null;
  const retention = measureRetention(listCohorts(starts, returns, context));
  if (retention.kind === "refused") {
    const text = `Cohorts: fewer than two quarters have ${minCohort} new ${words} that could have come again by now`;
    return { isNews: false, sentence: writeSentence(text, starts) };
  }
  const { cohorts, p } = retention;
  const [first, last] = [cohorts[0], cohorts.at(-1)];
  if (first === undefined || last === undefined) return null;
  const isNews = p < falseRate && (last.low > first.high || last.high < first.low);
  const text = `${describeCohort(last)} of the new ${words} of ${nameOf(last.start)} had ${eventWords} in ${nameOf(addUnits(last.start, "quarter", later))}; of those of ${nameOf(first.start)}, ${describeCohort(first)} had two quarters later`;
  const change =
    last.rate < first.rate
      ? "fewer of the new ones stay than before"
      : "more of the new ones stay than before";
  const fact = isNews
    ? change
    : `about as many of the new ones stay as before (${printP(p)} over ${cohorts.length} quarters)`;
  return { isNews, sentence: writeSentence(`${capitalize(fact)}: ${text}`, starts, returns) };
}

/** The quarters of which the one after next is over, and not before the events begin. */
function listCohorts(starts: StepFound, returns: StepFound, context: ExploreContext) {
  const [startDays = [], sizes = []] = starts.table.values;
  const { dimensions, sources } = returns.step.plan;
  // Columns are in the order of the plan, which may show the quarter of the events first.
  const isOfEvents = ({ expression }: (typeof dimensions)[number]) =>
    expression.kind === "grain" && expression.of.kind === "column" && expression.of.source === sources[0]?.id;
  const ofEvents = dimensions.findIndex(isOfEvents);
  const [quarters = [], cohorts = [], counts = []] = [ofEvents, 1 - ofEvents, 2].map(
    (column) => returns.table.values[column] ?? [],
  );
  const end = parseIsoDate(context.today);
  const begin = Math.min(...quarters.flatMap((cell) => dayOf(cell) ?? []));
  return startDays.flatMap((cell, row) => {
    const [start, size] = [dayOf(cell), readFigure(sizes[row] ?? null)];
    if (start === null || size === null || addUnits(start, "quarter", later + 1) > end) return [];
    const then = addUnits(start, "quarter", later);
    if (then <= begin) return [];
    const at = cohorts.findIndex(
      (one, index) => dayOf(one) === start && dayOf(quarters[index] ?? null) === then,
    );
    return [{ start, size, retained: at < 0 ? 0 : (readFigure(counts[at] ?? null) ?? 0) }];
  });
}

function describeCohort({ rate, low, high }: MeasuredCohort): string {
  return `${printShare(rate)} (${printShare(low)} to ${printShare(high)})`;
}

function nameOf(start: number): string {
  return formatPeriod({ from: toIsoDate(start), to: toIsoDate(addUnits(start, "quarter", 1)) });
}
