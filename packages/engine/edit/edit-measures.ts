import type { EditMeasure, Measure, OutputId, Plan, Problem, QueryPlan } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { buildMeasure } from "./build-measure.ts";
import { sortAsBefore, sortGroups } from "./sort-as-before.ts";
import { dropUnused } from "./drop-unused.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { openBlock, sourcesOf } from "./open-block.ts";
import { inlineOutput, outputsIn, redirectOutput } from "./rename-output.ts";
import { countOnce } from "./repeat-rows.ts";
import { wrapResult } from "./wrap-result.ts";

/**
 * Adds a figure. The first figure of a list aggregates it: columns and order go, filters remain. For a list with
 * DISTINCT or a limit, a set operation and SQL, the result is aggregated.
 */
export function addMeasure(plan: Plan, measure: EditMeasure, context: EditContext): Plan | Problem {
  if (plan.kind !== "query" || (plan.aggregation !== "group" && isCut(plan))) {
    const wrapped = wrapResult(plan, context);
    return isProblem(wrapped) ? wrapped : sumUp(wrapped, measure, context);
  }
  if (plan.aggregation !== "group") return sumUp(plan, measure, context);
  return append(plan, measure, context);
}

function isCut({ aggregation, limit }: QueryPlan): boolean {
  return aggregation === "distinct" || limit !== null;
}

function append(plan: QueryPlan, measure: EditMeasure, context: EditContext): QueryPlan | Problem {
  const block = openBlock(plan, context);
  const built = buildMeasure(measure, block, takenIds(plan));
  if (isProblem(built)) return built;
  return countOnce(
    plan,
    { ...plan, sources: sourcesOf(block), measures: [...plan.measures, built] },
    context.schema,
  );
}

/** Aggregates a list. Its columns can be named in the measure, but are dropped. */
function sumUp(list: QueryPlan, measure: EditMeasure, context: EditContext): QueryPlan | Problem {
  const block = openBlock(list, context);
  const built = buildMeasure(measure, block, new Set());
  if (isProblem(built)) return built;
  const summed: QueryPlan = {
    ...list,
    sources: sourcesOf(block),
    aggregation: "group",
    dimensions: [],
    measures: [built],
    order: [],
  };
  const counted = countOnce({ ...list, measures: [] }, summed, context.schema);
  return isProblem(counted) ? counted : dropUnused(list, counted, context.schema);
}

/** Replaces or removes a figure. Group filters and a ranking by it remain. */
export function setMeasure(
  plan: Plan,
  { measure: id, to }: { readonly measure: OutputId; readonly to: EditMeasure | null },
  context: EditContext,
): Plan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set") return refuseEdit("edit-of-set");
  const index = plan.measures.findIndex((one) => one.id === id);
  const measure = plan.measures[index];
  if (measure === undefined) return refuseEdit("edit-name-unknown", { name: id });
  return to === null
    ? removeMeasure(plan, measure, context)
    : replaceMeasure(plan, { index, measure, to }, context);
}

/** Inlines the measure's expression where other parts of the plan refer to it. */
export function removeMeasure(plan: QueryPlan, measure: Measure, context: EditContext): QueryPlan | Problem {
  const others = plan.measures.filter((one) => one !== measure);
  if (others.length === 0 || ![...plan.dimensions, ...others].some(({ isShown }) => isShown)) {
    return refuseEdit("edit-last-part");
  }
  const inlined = inlineOutput(plan, measure.id, measure.expression);
  const order = plan.order.filter(({ by }) => !outputsIn(by).has(measure.id));
  const without: QueryPlan = {
    ...inlined,
    measures: inlined.measures.filter(({ id }) => id !== measure.id),
    order,
  };
  const isSorted = order.length > 0 || plan.order.length === 0;
  return dropUnused(
    plan,
    isSorted ? without : { ...without, order: sortGroups(without, context.schema) },
    context.schema,
  );
}

interface Replacement {
  readonly index: number;
  readonly measure: Measure;
  readonly to: EditMeasure;
}

function replaceMeasure(
  plan: QueryPlan,
  { index, measure, to }: Replacement,
  context: EditContext,
): QueryPlan | Problem {
  const block = openBlock(plan, context);
  const built = buildMeasure(to, block, takenIds(plan, measure.id));
  if (isProblem(built)) return built;
  if (outputsIn(built.expression).has(measure.id)) return refuseEdit("edit-mixes-levels");
  const isAlready =
    isSame(built.expression, measure.expression) && (to.label ?? measure.label) === measure.label;
  if (isAlready) return plan;
  // Shares and changes of the old figure become those of the new one.
  const measures = plan.measures.map((one) => ({
    ...one,
    expression: mapExpression(one.expression, (part) =>
      "of" in part && windowKinds.has(part.kind) && isOf(part.of, measure)
        ? { ...part, of: built.expression }
        : part,
    ),
  }));
  // The order follows the new figure; group filters keep the old one.
  const moved = redirectOutput({ ...plan, measures, having: [] }, measure.id, built.id);
  const remaining = inlineOutput({ ...plan, measures: [] }, measure.id, measure.expression);
  const changed: QueryPlan = {
    ...moved,
    sources: sourcesOf(block),
    measures: moved.measures.with(index, built),
    having: remaining.having,
  };
  const counted = countOnce(plan, changed, context.schema);
  return isProblem(counted)
    ? counted
    : dropUnused(plan, sortAsBefore(plan, counted, context.schema), context.schema);
}

const windowKinds: ReadonlySet<string> = new Set([
  "share",
  "change",
  "previous",
  "running",
  "moving",
  "rank",
]);

function isOf(part: unknown, { id, expression }: Measure): boolean {
  return isSame(part, expression) || isSame(part, { kind: "output", output: id });
}

/** The output ids in use, except for one that is being replaced. */
export function takenIds({ dimensions, measures }: QueryPlan, but: OutputId | null = null): Set<OutputId> {
  return new Set([...dimensions, ...measures].map(({ id }) => id).filter((id) => id !== but));
}
