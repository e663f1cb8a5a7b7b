import type {
  AggregateExpression,
  Expression,
  PlanEdit,
  QueryPlan,
  Source,
  SourceId,
  Warning,
} from "@askery/model";
import { humanizeName, singularOf, capitalize, pluralOf } from "../../chart/name-words.ts";
import { findCatalogTable } from "../../chart/find-plan-column.ts";
import { readCondition } from "../../edit/read-filter.ts";
import { findRepeat, sourcesIn } from "../../plan/find-repeat.ts";
import type { AnswerScope } from "../describing/answer-scope.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * Warns of a sum, average or count over rows that a later join repeats: "Orders are counted once for each shipment."
 * MIN, MAX and distinct counts are not affected.
 */
export const findFanOut: WarningRule = (result) => {
  const { plan } = result;
  if (plan.kind !== "query" || plan.aggregation !== "group") return null;
  for (const measure of plan.measures.filter(({ isShown }) => isShown)) {
    for (const aggregate of aggregatesIn(measure.expression)) {
      const repeat = findRepeat(aggregate, plan, result.catalog);
      if (!repeat?.join) continue;
      const rows = pluralOf(nameSource(repeat.source, result));
      return {
        code: "fan-out",
        fact: `${capitalize(rows)} are counted once for each ${singularOf(nameSource(repeat.join, result))}.`,
        consequence: `${capitalize(humanizeName(measure.label))} may be too high.`,
        weight: "caution",
        ...countOnce(plan, repeat.join.id),
      };
    }
  }
  return null;
};

/** If only filters use the join that repeats rows, they can ask whether there is a matching row. */
function countOnce(plan: QueryPlan, join: SourceId): Pick<Warning, "repair"> {
  const { filters, dimensions, measures, having, order } = plan;
  const reading = filters.filter((filter) => sourcesIn(filter).has(join));
  const read = reading.map((filter) => readCondition(filter, plan));
  const [first, ...others] = read.filter((filter) => filter !== null);
  if (first === undefined || others.length + 1 < reading.length) return {};
  if (sourcesIn([dimensions, measures, having, order]).has(join)) return {};
  const filter = others.length === 0 ? first : ({ kind: "all", filters: [first, ...others] } as const);
  const edits: readonly PlanEdit[] = [
    ...reading.map((one): PlanEdit => ({ kind: "setFilter", filter: one, to: null })),
    { kind: "addFilter", filter },
  ];
  return { repair: { words: "Count each once", edits } };
}

/** The aggregates of stored values. Excludes row counts, which count the joined rows. */
function aggregatesIn(expression: Expression): readonly AggregateExpression[] {
  switch (expression.kind) {
    case "aggregate":
      return expression.of === null ? [] : [expression];
    case "arithmetic":
      return [...aggregatesIn(expression.left), ...aggregatesIn(expression.right)];
    case "share":
    case "change":
    case "running":
    case "moving":
    case "previous":
      return aggregatesIn(expression.of);
    default:
      return [];
  }
}

function nameSource(source: Source, { catalog }: AnswerScope): string {
  if (source.kind === "plan") return "row";
  return humanizeName(findCatalogTable(source.table, catalog)?.name ?? source.table);
}
