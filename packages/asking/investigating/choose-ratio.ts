import { isSame, singularOf } from "@askery/engine";
import type { Plan, QueryPlan } from "@askery/model";
import type { FigureRequest } from "./plan-figure.ts";

/** Whether a plan has an average, or the share of rows with a value; that of rows that lack one may be of words not understood. */
export function isTellingRate(plan: Plan): boolean {
  if (plan.kind !== "query") return false;
  return plan.measures.some(({ expression }) =>
    expression.kind === "aggregate"
      ? expression.function === "avg"
      : expression.kind === "arithmetic" &&
        expression.left.kind === "aggregate" &&
        expression.left.where?.kind === "compare",
  );
}

/**
 * Whether a ratio is about something else than what was asked: the share of bookings with the status “booked” is not what all
 * bookings depend on, and neither is an average of another table. Of rows with a property of their own, such as infected brews,
 * their share is asked about, and no average.
 */
export function isOtherMatter(asked: Plan, ratio: Plan): boolean {
  if (asked.kind !== "query" || ratio.kind !== "query") return false;
  const tablesOf = ({ sources }: QueryPlan) =>
    sources.flatMap((source) => (source.kind === "table" ? source.table : []));
  const own = new Set(tablesOf(asked));
  const shared = tablesOf(ratio).filter((table) => own.has(table));
  const isAverage = ratio.measures.every(
    ({ expression }) => expression.kind === "aggregate" && expression.function === "avg",
  );
  const isOfProperty = countsRows(asked) && hasOwnProperty(asked);
  if (isAverage) return shared.length === 0 || isOfProperty;
  const isOfAllRows =
    asked.filters.length === 0 && asked.measures.length === 0 && !listsTestedBy(ratio, asked);
  return isOfAllRows && shared.length === tablesOf(ratio).length;
}

/** Whether a list is of the column that a share tests: “refunds” are the values of `refunded`, and the rows where it is yes. */
function listsTestedBy(ratio: QueryPlan, { dimensions, sources }: QueryPlan): boolean {
  const tested = ratio.measures.flatMap(({ expression }) =>
    expression.kind === "arithmetic" &&
    expression.left.kind === "aggregate" &&
    expression.left.where?.kind === "compare" &&
    expression.left.where.left.kind === "column"
      ? expression.left.where.left
      : [],
  );
  const nameOf = (id: string, of: QueryPlan["sources"]) => of.find((one) => one.id === id);
  return dimensions.some(
    ({ expression }) =>
      expression.kind === "column" &&
      tested.some(
        ({ column, source }) =>
          column === expression.column &&
          isSame(nameOf(source, ratio.sources), nameOf(expression.source, sources)),
      ),
  );
}

/** Whether a plan is about rows with a value of their own, such as late payments. */
export function hasOwnProperty(plan: Plan): boolean {
  return (
    plan.kind === "query" &&
    plan.filters.some((filter) => filter.kind === "compare" && isOwn(filter.left, plan.sources[0]?.id))
  );
}

/** Whether a plan has no figure but the number of its rows. */
export function countsRows({ measures }: QueryPlan): boolean {
  return measures.every(
    ({ expression }) =>
      expression.kind === "aggregate" && expression.function === "count" && expression.of === null,
  );
}

function isOwn(left: QueryPlan["measures"][number]["expression"], source: string | undefined): boolean {
  return left.kind === "column" && left.source === source;
}

/**
 * Whether a ratio is of things that have other rows, of which there are several for each: nearly every employee has been absent
 * once, so that a rate of absences depends on nothing.
 */
export function isRateOfAll(plan: Plan, { context: { schema } }: FigureRequest): boolean {
  if (plan.kind !== "query") return false;
  const isOfThings = plan.measures.some(
    ({ expression }) =>
      expression.kind === "arithmetic" &&
      expression.left.kind === "aggregate" &&
      expression.left.function === "countDistinct",
  );
  const countOf = (source: QueryPlan["sources"][number]) =>
    source.kind === "table" ? (schema.table(source.table).rowEstimate ?? 0) : 0;
  const [things, ...others] = plan.sources;
  return (
    isOfThings &&
    things !== undefined &&
    others.some((other) => other.join?.how === "left" && countOf(other) > countOf(things))
  );
}

/** What a figure may depend on as a ratio, in words. */
export function listRatios(asked: string): readonly string[] {
  return asked.includes(" ")
    ? [`average ${asked}`, `share of ${asked}`]
    : [`${singularOf(asked)} rate`, `average ${asked}`];
}
