import type {
  Condition,
  Dimension,
  EditDimension,
  Expression,
  OutputId,
  Plan,
  Problem,
  QueryPlan,
} from "@askery/model";
import { findPersonName } from "../chart/person-name.ts";
import { nameOutput } from "../plan/assemble/name-outputs.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { isSame } from "../plan/request/is-same.ts";
import { mapCondition, mapExpression } from "../plan/assemble/map-expression.ts";
import { sortAsBefore, sortGroups } from "./sort-as-before.ts";
import { dropUnused } from "./drop-unused.ts";
import { isProblem, refuseEdit, type EditContext } from "./edit-context.ts";
import { addToQuery, innerDimension } from "./edit-dimensions.ts";
import { removeMeasure, takenIds } from "./edit-measures.ts";
import { rankAgain } from "./keep-groups.ts";
import { inlineOutput, outputsIn, redirectOutput } from "./rename-output.ts";

/** Replaces or removes a dimension. The hidden keys of an entity are removed with its name. */
export function setDimension(
  plan: Plan,
  { dimension: id, to }: { readonly dimension: OutputId; readonly to: EditDimension | null },
  context: EditContext,
): Plan | Problem {
  if (plan.kind === "sql") return refuseEdit("edit-of-sql");
  if (plan.kind === "set") return refuseEdit("edit-of-set");
  const dimension = plan.dimensions.find((one) => one.id === id);
  if (dimension === undefined) return refuseEdit("edit-name-unknown", { name: id });
  if (to !== null) return replace(plan, dimension, to, context);
  const without = removeDimension(plan, dimension, context);
  return isProblem(without) ? without : rankAgain(without);
}

function replace(
  plan: QueryPlan,
  dimension: Dimension,
  to: EditDimension,
  context: EditContext,
): QueryPlan | Problem {
  const index = plan.dimensions.indexOf(dimension);
  const grown = addToQuery(plan, to, context);
  if (isProblem(grown)) return grown;
  const known = new Set(plan.dimensions.map(({ id }) => id));
  const added = grown.dimensions.filter(({ id }) => !known.has(id));
  const others = grown.dimensions.filter(({ id }) => known.has(id));
  const moved: QueryPlan = { ...grown, dimensions: others.toSpliced(index, 0, ...added) };
  if (isSame(added.map(valueOf), goneWith(dimension, plan, context).map(valueOf))) return plan;
  const [first] = added;
  const isOfTime = dimension.expression.kind === "grain" && first?.expression.kind === "grain";
  const led = isOfTime && first !== undefined ? leadAlong(moved, dimension.id, first.id) : moved;
  const without = removeDimension(led, dimension, context);
  if (isProblem(without)) return without;
  return sortAsBefore(plan, added.reduce(freeId, without), context.schema);
}

function valueOf({ expression, isShown }: Dimension): Pick<Dimension, "expression" | "isShown"> {
  return { expression, isShown };
}

/** Gives a new dimension the id that its predecessor had: "month" rather than "month_2". */
function freeId(plan: QueryPlan, { id, label }: Dimension): QueryPlan {
  const free = nameOutput(label, takenIds(plan, id));
  if (free === id) return plan;
  const dimensions = plan.dimensions.map((one) => (one.id === id ? { ...one, id: free } : one));
  return redirectOutput({ ...plan, dimensions }, id, free);
}

/** Moves time-based figures from one time axis to another. */
function leadAlong(plan: QueryPlan, from: OutputId, to: OutputId): QueryPlan {
  const lead = (part: Expression): Expression =>
    "along" in part && part.along === from
      ? { ...part, along: to, within: part.within.filter((id) => id !== to) }
      : part;
  return {
    ...plan,
    measures: plan.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, lead) })),
  };
}

function removeDimension(plan: QueryPlan, dimension: Dimension, context: EditContext): QueryPlan | Problem {
  const gone = goneWith(dimension, plan, context);
  const dimensions = plan.dimensions.filter((one) => !gone.includes(one));
  if (plan.measures.length === 0 && !dimensions.some(({ isShown }) => isShown)) {
    return refuseEdit("edit-last-part");
  }
  let without: QueryPlan | Problem = plan;
  for (const one of gone) {
    without = detach(without, one, context);
    if (isProblem(without)) return without;
  }
  const isSorted = plan.order.length === 0 || without.order.length > 0;
  const settled: QueryPlan = {
    ...without,
    dimensions,
    ...(isSorted ? {} : { order: sortGroups({ ...without, dimensions }, context.schema) }),
  };
  const sorted = sortAsBefore(plan, settled, context.schema);
  return dropUnused(
    plan,
    gone.reduce((one, each) => removeInside(one, plan, each, context), sorted),
    context.schema,
  );
}

/** A dimension and what it takes along: the last name after a first name, and the hidden keys of an entity. */
function goneWith(dimension: Dimension, plan: QueryPlan, context: EditContext): readonly Dimension[] {
  const person = findPersonName(plan);
  if (person?.first !== dimension) return [dimension, ...companionsOf(dimension, plan, context)];
  const others = { ...plan, dimensions: plan.dimensions.filter((one) => one !== dimension) };
  return [dimension, person.last, ...companionsOf(person.last, others, context)];
}

/** The hidden keys of an entity, unless another of its name columns remains. */
function companionsOf(dimension: Dimension, plan: QueryPlan, { schema }: EditContext): readonly Dimension[] {
  const index = plan.dimensions.indexOf(dimension);
  const [own, other] = [originOf(dimension, plan), originOf(plan.dimensions[index - 1], plan)];
  if (own === null) return [];
  const names = schema.displayColumns(own.table);
  const isOneOfSeveral =
    other?.table === own.table && [own, other].every(({ column }) => names.includes(column));
  if (isOneOfSeveral) return [];
  const after = plan.dimensions.slice(index + 1);
  const end = after.findIndex((one) => one.isShown || originOf(one, plan) === null);
  return end < 0 ? after : after.slice(0, end);
}

/** The database column behind a dimension, possibly via inner plans; null if it is computed. */
function originOf(dimension: Dimension | undefined, plan: QueryPlan): ColumnRef | null {
  if (dimension?.expression.kind !== "column") return null;
  const { source: id, column } = dimension.expression;
  const source = plan.sources.find((one) => one.id === id);
  if (source?.kind === "table") return { table: source.table, column };
  const inner = source?.plan.kind === "query" ? source.plan : null;
  return inner === null
    ? null
    : originOf(
        inner.dimensions.find((one) => one.id === column),
        inner,
      );
}

/** Removes all references to a dimension. */
function detach(plan: QueryPlan, dimension: Dimension, context: EditContext): QueryPlan | Problem {
  const { id, expression } = dimension;
  const ofRows = plan.having.filter((one) => outputsIn(one).has(id));
  const inlined = inlineOutput(plan, id, expression);
  const moved = inlined.having.filter((_, index) => ofRows.includes(plan.having[index] ?? nothing));
  if (moved.some((one) => !isOfRows(one, plan))) return refuseEdit("edit-mixes-levels");
  let left: QueryPlan | Problem = {
    ...inlined,
    filters: [...inlined.filters, ...moved],
    having: inlined.having.filter((one) => !moved.includes(one)),
    order: plan.order.filter(({ by }) => !runsAlong(by, id)),
    limit: plan.limit === null ? null : { ...plan.limit, per: plan.limit.per.filter((one) => one !== id) },
  };
  for (const measure of left.measures.filter(({ expression }) => runsAlong(expression, id))) {
    left = removeMeasure(left, measure, context);
    if (isProblem(left)) return left;
  }
  if (left.having.some((one) => conditionRunsAlong(one, id))) return refuseEdit("edit-without-time");
  return {
    ...left,
    measures: left.measures.map((one) => ({ ...one, expression: mapExpression(one.expression, narrow(id)) })),
    having: left.having.map((one) => mapCondition(one, narrow(id))),
    order: left.order
      .filter(({ by }) => !outputsIn(by).has(id))
      .map((one) => ({ ...one, by: mapExpression(one.by, narrow(id)) })),
  };
}

const nothing: Condition = { kind: "any", conditions: [] };

function narrow(id: OutputId): (part: Expression) => Expression {
  return (part) => ("within" in part ? { ...part, within: part.within.filter((one) => one !== id) } : part);
}

function runsAlong(expression: Expression, id: OutputId): boolean {
  return conditionRunsAlong({ kind: "null", value: expression }, id);
}

function conditionRunsAlong(condition: Condition, id: OutputId): boolean {
  let runs = false;
  mapCondition(condition, (part) => {
    if ("along" in part && part.along === id) runs = true;
    return part;
  });
  return runs;
}

/** True if a group condition uses only dimensions. */
function isOfRows(condition: Condition, { measures }: QueryPlan): boolean {
  const outputs = outputsIn(condition);
  return !measures.some(({ id }) => outputs.has(id)) && !holdsAggregateWithin(condition);
}

function holdsAggregateWithin(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "aggregate") return true;
  return Object.values(part).some(holdsAggregateWithin);
}

/** Merges groups of an inner plan that only the removed dimension needed. */
function removeInside(
  plan: QueryPlan,
  before: QueryPlan,
  dimension: Dimension,
  context: EditContext,
): QueryPlan {
  const found = innerDimension(dimension, before);
  if (found === null || isRead(found.id, found.root.id, plan)) return plan;
  const passed = found.inner.dimensions.find(({ id }) => id === found.id);
  if (passed === undefined || found.inner.dimensions.length < 2) return plan;
  const [root, ...others] = plan.sources;
  if (root?.kind !== "plan" || root.plan.kind !== "query") return plan;
  const inner = removeDimension(root.plan, passed, context);
  return isProblem(inner) ? plan : { ...plan, sources: [{ ...root, plan: inner }, ...others] };
}

function isRead(
  column: string,
  source: string,
  { filters, dimensions, measures, having, order }: QueryPlan,
): boolean {
  const wanted: Expression = { kind: "column", source, column };
  const isIn = (part: unknown): boolean => {
    if (typeof part !== "object" || part === null) return false;
    return isSame(part, wanted) || Object.values(part).some(isIn);
  };
  return isIn([filters, dimensions, measures, having, order]);
}
