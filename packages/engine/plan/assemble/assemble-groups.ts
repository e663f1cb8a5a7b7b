import type { Condition, Dimension, Measure, Order, QueryPlan } from "@askery/model";
import { assembleAxis, averagedOver, axesWithTime, joinAxis } from "./assemble-axis.ts";
import { assembleFilters } from "./assemble-filters.ts";
import { assembleHaving } from "./assemble-having.ts";
import { assembleMeasures, type MeasureFrame } from "./assemble-measures.ts";
import { assembleOrder } from "./assemble-order.ts";
import { isSpoiledByRepeats } from "./is-spoiled-by-repeats.ts";
import { joinQuantity } from "./assemble-quantity.ts";
import { defaultOrder } from "./default-order.ts";
import type { TestContext } from "./exists-over.ts";
import type { Assembly } from "./assembly.ts";
import type { Axis, ColumnRef, Test } from "../request/clause.ts";
import type { FirstGroups } from "../request/first-groups.ts";
import { assembleTest } from "./assemble-test.ts";
import { countMetricsOnce } from "./count-metrics-once.ts";
import { nameAxis, nameQuantity } from "./name-outputs.ts";
import type { Request } from "../request/request.ts";
import { isSame } from "../request/is-same.ts";
import type { GroupShape } from "../shape/shape.ts";
import { isBesideMetric } from "../shape/shape-groups.ts";
import type { Schema } from "../schema/schema.ts";
import { SourceTree } from "./source-tree.ts";
import { largestUpTo } from "./largest-up-to.ts";
import { wrapPlan } from "../wrap-plan.ts";
import { averageGroups, countGroups } from "./wrap-groups.ts";

export interface AssembledGroups {
  readonly plan: QueryPlan;
  /** True if a sum or an average runs over rows that joins repeat. */
  readonly countsTwice: boolean;
  /** True if a metric runs over rows that joins repeat. */
  readonly repeatsMetric: boolean;
}

/** Builds the plan for figures and their breakdown. Returns null if a table cannot be joined or a date is missing. */
export function assembleGroups(
  shape: GroupShape,
  request: Request,
  context: TestContext,
): AssembledGroups | null {
  const tree = new SourceTree(context.schema.graph, shape.root, ({ isFanOut }) =>
    includesUnmatched(shape, isFanOut),
  );
  const assembly: Assembly = { request, shape, tree, context, ids: new Set() };
  const axes = axesWithTime(shape, request);
  joinAll(assembly, axes);

  // In a share without a breakdown, or broken down by time alone, the filters define the part, not the whole.
  const isPart =
    request.relation?.kind === "share" &&
    request.tests.some((test) => !isOfWhole(test)) &&
    axes.every(({ kind }) => kind === "grain");
  const filters = assembleFilters(
    isPart ? { ...request, tests: request.tests.filter(isOfWhole) } : request,
    tree,
    context,
  );
  const dimensions = axes.map((axis) => assembleAxis(axis, assembly)).filter((found) => found !== null);
  if (filters === null || dimensions.length < axes.length) return null;

  const among = shape.among === undefined ? [] : keepAmong(shape, shape.among, { request, tree, context });
  if (among === null) return null;

  const outputs = dimensions.flat();
  const measures = assembleMeasures(assembly, {
    time: findTime(outputs),
    dimensions: outputs.map(({ id }) => id),
    partTests: isPart ? request.tests.filter((test) => !isOfWhole(test)) : [],
  });
  if (measures === null || tree.isBroken) return null;
  const order = assembleOrder(assembly, { axes, dimensions, measures });
  const having = shape.havings.map((found) =>
    assembleHaving(found, assembly, { filters, dimensions: outputs }),
  );
  if (tree.isBroken || having.includes(null)) return null;

  const plan: QueryPlan = {
    kind: "query",
    sources: tree.sources,
    filters: [...filters, ...among, ...knownOnly(axes, assembly)],
    aggregation: "group",
    dimensions: outputs,
    measures: measures.filter((measure) => measure.isShown || isNeeded(measure, order, measures)),
    having: having.filter((one) => one !== null),
    order,
    limit:
      shape.count === null || shape.countsGroups
        ? null
        : { count: shape.count, per: idsOf(shape.per, axes, dimensions) },
  };
  const counted = countMetricsOnce(plan, shape, tree, context);
  return {
    plan: wrap(counted.plan, assembly, dimensions),
    repeatsMetric: counted.repeatsMetric,
    countsTwice: tree.hasFanOut && shape.measures.some(({ quantity }) => isSpoiledByRepeats(quantity)),
  };
}

/**
 * Limits rows to those of the first groups: "monthly revenue of the top 5 brands". Null if the groups have no single key.
 *
 * The groups are ranked in a plan of their own, around which a second one has no limit: MySQL allows none in IN.
 */
function keepAmong(
  shape: GroupShape,
  { subject, by, direction, count }: FirstGroups,
  { request, tree, context }: Pick<Assembly, "request" | "tree" | "context">,
): readonly Condition[] | null {
  const { among: _, ...rest } = shape;
  const inner: GroupShape = {
    ...rest,
    axes: [subject],
    measures: [{ quantity: by, isShown: true }],
    order: [{ by, direction }],
    count,
  };
  const ranked = assembleGroups(
    inner,
    { ...request, groups: [], relation: null, isOverTime: false, among: null },
    context,
  );
  const keys = subject.kind === "entity" ? context.schema.keyColumns(subject.table) : [];
  const key = subject.kind === "column" ? subject.column : keyOf(subject, keys);
  if (ranked === null || key === null) return null;
  const source = ranked.plan.sources.find((one) => one.kind === "table" && one.table === key.table);
  const output = ranked.plan.dimensions.find(({ expression }) =>
    isSame(expression, { kind: "column", source: source?.id, column: key.column }),
  );
  return output === undefined
    ? null
    : [{ kind: "inPlan", value: tree.column(key), plan: wrapPlan(ranked.plan, [output.id]) }];
}

/** The first of the values of a column are values: what is most common is never that there is none. */
function knownOnly(axes: readonly Axis[], { shape, request, tree, context }: Assembly): readonly Condition[] {
  if (request.top?.isKnown !== true || shape.count === null) return [];
  return axes.flatMap((axis) => {
    if (axis.kind !== "column") return [];
    const { column } = axis;
    const isTested = request.tests.some((test) => "column" in test && isSame(test.column, column));
    const nulls = context.schema.column(column).profile?.nullCount ?? 0;
    return isTested || nulls === 0
      ? []
      : [assembleTest({ kind: "missing", column, isNegated: true }, tree, context)];
  });
}

function keyOf(axis: Axis, keys: readonly string[]): ColumnRef | null {
  const [column, ...more] = keys;
  return axis.kind === "entity" && column !== undefined && more.length === 0
    ? { table: axis.table, column }
    : null;
}

/** In "what part of current staff", the filter "current" limits the whole, never the part. */
function isOfWhole(test: Test): boolean {
  return test.kind === "state" && wholeStates.has(test.phrase);
}

function findTime(outputs: readonly Dimension[]): MeasureFrame["time"] {
  for (const { id, expression } of outputs) {
    if (expression.kind === "grain") return { output: id, grain: expression.grain };
  }
  return null;
}

const wholeStates: ReadonlySet<string> = new Set(["active", "current"]);

/** Joins everything that figures and axes need first, so that fan-out is known before figures are built. */
function joinAll({ shape, tree }: Assembly, axes: readonly Axis[]): void {
  for (const { quantity } of [...shape.measures, ...shape.havings]) joinQuantity(quantity, tree);
  for (const axis of axes) joinAxis(axis, tree);
}

/**
 * Uses a left join only for rates ("how many have one") and for a metric beside figures of its parts; breakdowns drop
 * rows without a match.
 */
function includesUnmatched({ measures }: GroupShape, isFanOut: boolean): boolean {
  const quantities = measures.map(({ quantity }) => quantity);
  return quantities.some(({ kind }) => kind === "relatedRate") || (isFanOut && isBesideMetric(quantities));
}

function wrap(
  plan: QueryPlan,
  { shape, request, context: { schema } }: Assembly,
  dimensions: readonly (readonly Dimension[])[],
): QueryPlan {
  const [axis, ...others] = shape.axes;
  const label =
    axis?.kind === "entity" ? nameQuantity({ kind: "rows", table: axis.table }, schema) : "groups";
  if (request.relation?.kind === "share" && request.relation.upTo !== undefined) {
    const largest = largestUpTo(request.relation.upTo, plan);
    return request.relation.isCounted === true ? countGroups(largest, label, []) : largest;
  }
  if (shape.countsGroups) {
    const by = dimensions.slice(dimensions.length - others.length).flat();
    return countBy(countGroups(plan, label, by), { shape, by, of: plan, schema });
  }
  const dropped = dimensions.at(-1)?.map(({ id }) => id) ?? [];
  const over = averagedOver(shape);
  return over
    ? averageGroups(plan, { unit: nameAxis(over.axis, schema), function: over.function, dropped })
    : plan;
}

interface Counted {
  readonly shape: GroupShape;
  readonly by: readonly Dimension[];
  /** The plan whose groups are counted. */
  readonly of: QueryPlan;
  readonly schema: Schema;
}

/** The number of groups by something, in its order: the first of them if only those are asked for. */
function countBy(plan: QueryPlan, { shape, by, of, schema }: Counted): QueryPlan {
  if (by.length === 0) return plan;
  const { measures } = plan;
  const [asked] = shape.order;
  const order =
    shape.count !== null && asked !== undefined
      ? measures.map(({ id }): Order => ({ by: { kind: "output", output: id }, direction: asked.direction }))
      : defaultOrder({ sources: of.sources, dimensions: by, measures }, schema);
  return { ...plan, order, limit: shape.count === null ? null : { count: shape.count, per: [] } };
}

function isNeeded({ id }: Measure, order: readonly Order[], measures: readonly Measure[]): boolean {
  return measures.length === 1 || order.some(({ by }) => by.kind === "output" && by.output === id);
}

function idsOf(
  per: Axis | null,
  axes: readonly Axis[],
  dimensions: readonly (readonly Dimension[])[],
): readonly string[] {
  if (per === null) return [];
  return (dimensions[axes.findIndex((axis) => isSame(axis, per))] ?? []).map(({ id }) => id);
}
