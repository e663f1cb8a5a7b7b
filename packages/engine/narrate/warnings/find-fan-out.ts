import type { Expression, QueryPlan, Source, SourceId } from "@askery/model";
import { humanizeName, singularOf, capitalize, pluralOf } from "../../chart/name-words.ts";
import { findCatalogTable } from "../../chart/find-plan-column.ts";
import type { Telling } from "../describing/telling.ts";
import type { WarningRule } from "./warning-rule.ts";

/**
 * A sum, average or count over rows that a later join repeats: "Orders are counted once for each shipment." Smallest,
 * largest and distinct counts do not change when rows repeat.
 */
export const findFanOut: WarningRule = (result) => {
  const { plan } = result;
  if (plan.kind !== "query" || plan.aggregation !== "group") return null;
  for (const join of plan.sources.filter((source) => source.join?.isFanOut)) {
    const below = sourcesBelow(join.id, plan);
    for (const measure of plan.measures.filter(({ isShown }) => isShown)) {
      const spoiled = spoiledSources(measure.expression).find((id) => !below.has(id));
      const source = plan.sources.find(({ id }) => id === spoiled);
      if (source === undefined) continue;
      const rows = pluralOf(nameSource(source, result));
      return {
        code: "fan-out",
        fact: `${capitalize(rows)} are counted once for each ${singularOf(nameSource(join, result))}.`,
        consequence: `${capitalize(humanizeName(measure.label))} may be too high.`,
        weight: "caution",
      };
    }
  }
  return null;
};

/** The sources that hang on a join, itself included: their rows are what it multiplies by. */
function sourcesBelow(id: SourceId, plan: QueryPlan): ReadonlySet<SourceId> {
  const below = new Set([id]);
  for (const source of plan.sources) {
    if (source.join?.on.some(({ left }) => left.kind === "column" && below.has(left.source))) {
      below.add(source.id);
    }
  }
  return below;
}

/** Sources whose repeated rows change an aggregate within the expression. */
function spoiledSources(expression: Expression): readonly SourceId[] {
  switch (expression.kind) {
    case "aggregate":
      return expression.of === null || unharmed.has(expression.function) ? [] : columnsOf(expression.of);
    case "arithmetic":
      return [...spoiledSources(expression.left), ...spoiledSources(expression.right)];
    case "share":
    case "change":
    case "running":
    case "moving":
    case "previous":
      return spoiledSources(expression.of);
    default:
      return [];
  }
}

const unharmed: ReadonlySet<string> = new Set(["min", "max", "countDistinct"]);

function columnsOf(expression: Expression): readonly SourceId[] {
  switch (expression.kind) {
    case "column":
      return [expression.source];
    case "arithmetic":
      return [...columnsOf(expression.left), ...columnsOf(expression.right)];
    case "duration":
      return [...columnsOf(expression.from), ...columnsOf(expression.to)];
    case "call":
      return expression.arguments.flatMap(columnsOf);
    case "case":
      return [
        ...expression.branches.flatMap(({ then }) => columnsOf(then)),
        ...columnsOf(expression.otherwise),
      ];
    default:
      return [];
  }
}

function nameSource(source: Source, { catalog }: Telling): string {
  if (source.kind === "plan") return "row";
  return humanizeName(findCatalogTable(source.table, catalog)?.name ?? source.table);
}
