import type {
  Dimension,
  EditDimension,
  Expression,
  OutputId,
  Plan,
  PlanSource,
  Problem,
  QueryPlan,
} from "@askery/model";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { nameOutput } from "../plan/assemble/name-outputs.ts";
import { buildDimension } from "./build-dimension.ts";
import { sortAsBefore } from "./sort-as-before.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { namesOutput } from "./edit-filters.ts";
import { takenIds } from "./edit-measures.ts";
import { openBlock, sourcesOf } from "./open-block.ts";
import { isDetermined } from "./is-determined.ts";
import { keepGroups } from "./keep-groups.ts";
import { countOnce } from "./repeat-rows.ts";

/**
 * Adds a breakdown to figures or a column to a list. Time comes first, other dimensions last.
 *
 * If the rows of a plan are groups of an inner plan (the average of daily figures), those groups are broken down.
 */
export function addDimension(plan: Plan, dimension: EditDimension, context: EditContext): Plan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set") return refuseEdit("edit-of-set");
  const grown = addToQuery(plan, dimension, context);
  return isProblem(grown) ? grown : keepGroups(plan, grown, context);
}

export function addToQuery(
  plan: QueryPlan,
  dimension: EditDimension,
  context: EditContext,
): QueryPlan | Problem {
  const [root] = plan.sources;
  if (root?.kind === "plan" && !isOfOutput(dimension)) return addThroughInner(plan, root, dimension, context);
  const block = openBlock(plan, context);
  const built = buildDimension(dimension, block, takenIds(plan));
  if (isProblem(built)) return built;
  const grown = insert({ ...plan, sources: sourcesOf(block) }, built);
  const counted = countOnce(plan, grown, context.schema);
  return isProblem(counted) ? counted : sortAsBefore(plan, counted, context.schema);
}

function isOfOutput(dimension: EditDimension): boolean {
  if (dimension.kind === "split") return namesOutput(dimension.filter);
  return dimension.kind !== "entity" && dimension.field?.kind === "output";
}

/** Adds the dimension to windows: running figures restart within each of its values. */
function insert(plan: QueryPlan, built: readonly Dimension[]): QueryPlan {
  const isTime = built.some(({ expression }) => expression.kind === "grain") && plan.aggregation === "group";
  const ids = built.map(({ id }) => id);
  const widen = (part: Expression): Expression =>
    "along" in part ? { ...part, within: [...part.within, ...ids] } : part;
  return {
    ...plan,
    dimensions: isTime ? [...built, ...plan.dimensions] : [...plan.dimensions, ...built],
    measures: plan.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, widen) })),
  };
}

/** Adds the dimension to the inner plan and to the outer plan. */
function addThroughInner(
  plan: QueryPlan,
  root: PlanSource,
  dimension: EditDimension,
  context: EditContext,
): QueryPlan | Problem {
  if (root.plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (root.plan.kind === "set") return refuseEdit("edit-of-set");
  const before = root.plan;
  const inner = addToQuery(before, dimension, context);
  if (isProblem(inner)) return inner;
  const added = inner.dimensions.filter(({ id }) => !before.dimensions.some((one) => one.id === id));
  // More groups would change the result of the inner plan's limit, HAVING or DISTINCT.
  const isChoosy = before.aggregation === "distinct" || before.limit !== null || before.having.length > 0;
  if (isChoosy && !isDetermined(added, inner, before, context.schema)) {
    return refuseEdit("edit-of-groups", { column: added[0]?.label ?? "" });
  }
  const ids = takenIds(plan);
  const exposed = added.map((one): Dimension => ({
    ...one,
    id: nameOutput(one.id, ids),
    expression: { kind: "column", source: root.id, column: one.id },
  }));
  const shown = inner.dimensions.map((one) => (added.includes(one) ? { ...one, isShown: true } : one));
  const sources = [{ ...root, plan: { ...inner, dimensions: shown } }, ...plan.sources.slice(1)];
  return sortAsBefore(plan, insert({ ...plan, sources }, exposed), context.schema);
}

/** The inner dimension that an outer dimension passes through unchanged, or null. */
export function innerDimension(
  { expression }: Dimension,
  { sources: [root] }: QueryPlan,
): { readonly root: PlanSource; readonly inner: QueryPlan; readonly id: OutputId } | null {
  if (root?.kind !== "plan" || root.plan.kind !== "query" || expression.kind !== "column") return null;
  return expression.source === root.id ? { root, inner: root.plan, id: expression.column } : null;
}
