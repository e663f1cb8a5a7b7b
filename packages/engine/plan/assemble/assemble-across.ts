import type {
  Dimension,
  Expression,
  Measure,
  OutputId,
  Plan,
  PlanSource,
  QueryPlan,
  TableId,
} from "@askery/model";
import { assembleGroups } from "./assemble-groups.ts";
import { convert } from "./assemble-quantity.ts";
import { makeOutput } from "./assembly.ts";
import { defaultOrder } from "./default-order.ts";
import type { TestContext } from "./exists-over.ts";
import { nameQuantity } from "./name-outputs.ts";
import { orZero } from "./or-zero.ts";
import type { Axis, ColumnRef, Quantity, Test } from "../request/clause.ts";
import { isSpoiledByRepeats } from "./is-spoiled-by-repeats.ts";
import { isFraction } from "../request/is-fraction.ts";
import { isSame } from "../request/is-same.ts";
import { leavesOf } from "../request/leaves-of.ts";
import { tableOfQuantity, type Request } from "../request/request.ts";
import type { JoinEdge } from "../schema/join-graph.ts";
import type { Schema } from "../schema/schema.ts";
import type { GroupShape } from "../shape/shape.ts";

/**
 * Builds a plan for figures of tables that many-to-one joins do not connect, such as orders and returns per region.
 *
 * Joined, they would multiply each other's rows. Each table gets a query of its own over the same dimensions; the
 * results are joined on all combinations of the dimensions that occur in any of them. Null if the figures need no such
 * plan, or if a table lacks a dimension.
 */
export function assembleAcross(shape: GroupShape, request: Request, context: TestContext): QueryPlan | null {
  const facts = findFacts(shape, context.schema);
  const isPlain =
    shape.havings.length === 0 &&
    !request.relation &&
    !request.versus &&
    !request.sides &&
    !shape.countsGroups;
  if (facts.length < 2 || !isPlain) return null;
  const parts = facts.flatMap((fact) => assembleFact(fact, { shape, request, facts }, context) ?? []);
  return parts.length < facts.length ? null : joinFacts(parts, shape, context.schema);
}

/** The figures of one table, or the rows of one by the day of an event. */
export interface Fact {
  readonly table: TableId;
  readonly on: ColumnRef | null;
  readonly quantities: readonly Quantity[];
}

/** The figures by table; empty if the rows of some table are joined to all that the others count. */
function findFacts({ measures }: GroupShape, schema: Schema): readonly Fact[] {
  const leaves = measures.flatMap(({ quantity }) => leavesOf(quantity));
  const tables = [...new Set(leaves.map(tableOfQuantity))].filter((table) => table !== null);
  const days = leaves.flatMap((leaf) => (leaf.kind === "rows" && leaf.on ? [leaf.on] : []));
  if (days.length > 1 && days.length === leaves.length) {
    return days.map((on, at) => ({ table: on.table, on, quantities: leaves.slice(at, at + 1) }));
  }
  const reachesAll = (root: TableId): boolean =>
    leaves.every((leaf) => {
      const table = tableOfQuantity(leaf);
      if (table === null || table === root) return true;
      // Each row of the root repeats what it refers to: an order's total with each of its lines.
      return !isSpoiledByRepeats(leaf) && isReached(table, root, { isCounted: leaf.kind === "rows", schema });
    });
  const isOfAll = measures.some(({ quantity }) => quantity.kind === "combined" && quantity.isOfAll === true);
  if ((tables.some(reachesAll) && !isOfAll) || leaves.some(({ kind }) => kind === "averageOver")) return [];
  return tables.map((table) => ({
    table,
    on: null,
    quantities: leaves.filter((leaf) => tableOfQuantity(leaf) === table),
  }));
}

/** True if joined rows would repeat a figure: an order's total with each line that another figure is of. */
export function repeatsFigures({ measures }: GroupShape, schema: Schema): boolean {
  const leaves = measures.flatMap(({ quantity }) => leavesOf(quantity));
  const tables = new Set(leaves.map(tableOfQuantity).filter((table) => table !== null));
  const isRepeated = (leaf: Quantity): boolean => {
    const table = tableOfQuantity(leaf);
    return (
      table !== null &&
      isSpoiledByRepeats(leaf) &&
      [...tables].some((other) => other !== table && isShared(schema.graph.findPath(other, table)))
    );
  };
  return leaves.some(isRepeated);
}

/** True for a path on which several rows lead to the same one. */
function isShared(path: readonly JoinEdge[] | null): boolean {
  return path?.some(({ isFanOut }) => !isFanOut) ?? false;
}

/**
 * True if each row of `root` has one of the table, and no other rows are asked for. A row without any of `root` would be missing
 * beside it: orders that nobody returned beside returns. Parts, such as order lines, are of all wholes. Things are counted as far as
 * they have rows: the customers beside their orders.
 */
function isReached(
  table: TableId,
  root: TableId,
  { isCounted, schema }: { readonly isCounted: boolean; readonly schema: Schema },
): boolean {
  const path = schema.graph.findPath(root, table);
  if (path === null || path.some((edge) => edge.isFanOut)) return false;
  const isOfThings = isCounted && !schema.isEvent(table);
  return isOfThings || path.every(({ from, to }) => !schema.isEvent(from) || schema.detailOf(to) === from);
}

/** The query for one table; null if it lacks a dimension or repeats rows. */
export function assembleFact(
  { table, on, quantities }: Fact,
  {
    shape,
    request,
    facts,
  }: { readonly shape: GroupShape; readonly request: Request; readonly facts: readonly Fact[] },
  context: TestContext,
): Part | null {
  const isOther = (other: TableId | null | undefined): boolean =>
    other !== table && facts.some((fact) => fact.table === other);
  const dayOf = (column: ColumnRef | null): ColumnRef | null =>
    column === null || isOther(column.table) ? on : column;
  const axes = shape.axes.map((axis): Axis =>
    axis.kind === "grain" || axis.kind === "datePart" ? { ...axis, column: dayOf(axis.column) } : axis,
  );
  // In "orders per 100 customers in May", the customers are all of them.
  const isBase =
    !context.schema.isEvent(table) && shape.measures.some(({ quantity }) => baseOf(quantity) === table);
  const isUnlimited = on !== null && request.periods.length === 0;
  const happened: readonly Test[] = isUnlimited ? [{ kind: "missing", column: on, isNegated: true }] : [];
  const own: Request = {
    ...request,
    tests: [...request.tests.filter((test) => !isOther(tableOfTest(test))), ...happened],
    periods: (isBase ? [] : request.periods).map((placed) => ({
      ...placed,
      near: isOther(placed.near) ? null : placed.near,
      column: dayOf(placed.column),
    })),
    happening: dayOf(request.happening),
  };
  const measures = quantities.map((quantity) => ({ quantity, isShown: true }));
  const part: GroupShape = { ...shape, root: table, axes, measures, order: [], count: null, per: null };
  const assembled = assembleGroups(part, own, context);
  if (assembled === null || assembled.countsTwice) return null;
  const plan: QueryPlan = { ...assembled.plan, order: [] };
  return {
    quantities,
    plan: { ...plan, dimensions: plan.dimensions.map((one) => ({ ...one, isShown: true })) },
    shown: plan.dimensions,
  };
}

/** The table whose rows a ratio "per 100" counts; null for other figures. */
function baseOf(quantity: Quantity): TableId | null {
  const isPerMany = quantity.kind === "combined" && quantity.per !== undefined;
  return isPerMany ? tableOfQuantity(quantity.right) : null;
}

function tableOfTest(test: Test): TableId | null {
  if (test.kind === "recurring") return test.date?.table ?? null;
  return "column" in test ? test.column.table : test.kind === "state" ? test.table : null;
}

export interface Part {
  readonly quantities: readonly Quantity[];
  readonly plan: QueryPlan;
  /** The dimensions as they are shown in the result. */
  readonly shown: readonly Dimension[];
}

/** One query of the parts, joined on all combinations of their dimensions. Null if these differ, or for an order by something else. */
export function joinFacts(parts: readonly Part[], shape: GroupShape, schema: Schema): QueryPlan | null {
  const [first] = parts;
  const isAligned = parts.every(({ shown }) => shown.length === first?.shown.length);
  if (first === undefined || !isAligned) return null;
  const isWhole = first.shown.length === 0;
  const sources = isWhole ? [sourceOf(first.plan, 0)] : joinOnDimensions(parts);
  const figureOf = (leaf: Quantity): Expression => {
    const at = parts.findIndex(({ quantities }) => quantities.some((one) => isSame(one, leaf)));
    const part = parts[at] ?? first;
    const id = part.plan.measures[part.quantities.findIndex((one) => isSame(one, leaf))]?.id ?? "";
    if (isWhole && at > 0) return { kind: "scalar", plan: onlyMeasure(id, part.plan) };
    const of: Expression = { kind: "column", source: `s${isWhole ? 0 : at + 1}`, column: id };
    return { kind: "aggregate", function: "sum", of, where: null };
  };
  const ids = new Set<OutputId>();
  const dimensions = first.shown.map((one): Dimension => {
    ids.add(one.id);
    return { ...one, expression: { kind: "column", source: "s0", column: one.id } };
  });
  const measures = shape.measures.map(({ quantity, isShown }): Measure =>
    makeOutput(
      { ids },
      quantity.kind === "rows" && !isWhole ? orZero(figureOf(quantity)) : combineFigures(quantity, figureOf),
      nameQuantity(quantity, schema),
      { isShown, ...(isFraction(quantity) ? { format: { kind: "percent" } as const } : {}) },
    ),
  );
  const plan: QueryPlan = {
    kind: "query",
    sources,
    filters: [],
    aggregation: "group",
    dimensions,
    measures,
    having: [],
    order: [],
    limit: shape.count === null ? null : { count: shape.count, per: [] },
  };
  const order = orderOf(plan, parts, shape, schema);
  return shape.per === null && order !== null ? { ...plan, order } : null;
}

/** All combinations of the dimensions in any part, and each part joined to them. */
function joinOnDimensions(parts: readonly Part[]): readonly PlanSource[] {
  const keys = parts.map(({ plan }): QueryPlan => ({ ...plan, aggregation: "distinct", measures: [] }));
  const spine = keys.reduce<Plan | null>(
    (left, right) => (left === null ? right : { kind: "set", operator: "union", left, right }),
    null,
  );
  const [first] = keys;
  if (spine === null || first === undefined) return [];
  return [
    sourceOf(spine, 0),
    ...parts.map(({ plan }, at): PlanSource => ({
      ...sourceOf(plan, at + 1),
      join: {
        how: "left",
        on: plan.dimensions.map((one, index) => ({
          left: { kind: "column", source: "s0", column: first.dimensions[index]?.id ?? one.id },
          right: { kind: "column", source: `s${at + 1}`, column: one.id },
        })),
        isFanOut: false,
      },
    })),
  ];
}

function sourceOf(plan: Plan, at: number): PlanSource {
  return { kind: "plan", id: `s${at}`, plan, join: null };
}

function onlyMeasure(id: OutputId, plan: QueryPlan): QueryPlan {
  return { ...plan, measures: plan.measures.filter((measure) => measure.id === id) };
}

/** Parts without rows count as zero in sums and differences, and so do rows; a figure of none is unknown. */
function combineFigures(quantity: Quantity, figureOf: (leaf: Quantity) => Expression): Expression {
  if (quantity.kind !== "combined") return figureOf(quantity);
  const { operator, left, right, per = 1 } = quantity;
  const partOf = (part: Quantity, isAdded: boolean): Expression => {
    const figure = combineFigures(part, figureOf);
    return isAdded ? orZero(figure) : figure;
  };
  const isRatio = operator === "/";
  return {
    kind: "arithmetic",
    operator,
    left: convert(partOf(left, !isRatio || left.kind === "rows"), per),
    right: partOf(right, !isRatio),
  };
}

/** The order; null for one by something else than the figures and their breakdown. */
function orderOf(
  { dimensions, measures, sources }: QueryPlan,
  [first]: readonly Part[],
  shape: GroupShape,
  schema: Schema,
): QueryPlan["order"] | null {
  const asked = shape.order.flatMap(({ by, direction }) => {
    const output =
      measures[shape.measures.findIndex(({ quantity }) => isSame(quantity, by))]?.id ??
      dimensions[shape.axes.findIndex((axis) => isSame(axis, by))]?.id;
    return output === undefined ? [] : [{ by: { kind: "output", output }, direction } as const];
  });
  if (asked.length < shape.order.length) return null;
  return shape.order.length > 0 || first === undefined
    ? asked
    : defaultOrder({ sources, dimensions: first.shown, measures }, schema);
}
