import type {
  Condition,
  Dimension,
  Expression,
  Measure,
  Order,
  OutputId,
  Plan,
  QueryPlan,
  TableId,
} from "@askery/model";
import {
  assemblePeriod,
  assembleRelated,
  assembleTest,
  findDate,
  type TestContext,
} from "./assemble-test.ts";
import { assembleQuantity, joinQuantity } from "./assemble-quantity.ts";
import { chooseGrain } from "./choose-grain.ts";
import type { Axis, Quantity } from "./clause.ts";
import type { JoinEdge } from "./join-graph.ts";
import { nameAxis, nameColumn, nameOutput, nameQuantity } from "./name-outputs.ts";
import type { Request } from "./request.ts";
import { displayOf, isSame, shapeRequest, type GroupShape, type ListShape, type Shape } from "./shape.ts";
import { SourceTree } from "./source-tree.ts";

/** A plan, and what ranking wants to know of how it came about. */
export interface Assembled {
  readonly plan: Plan;
  readonly shape: Shape;
  readonly joins: number;
  /** A sum or an average over rows that joins repeat. */
  readonly countsTwice: boolean;
}

/** The plans that a request may mean. Those that ask for tables that nothing connects, or for a date there is not, are left out. */
export function assemblePlans(request: Request, context: TestContext): readonly Assembled[] {
  return shapeRequest(request, context.schema).flatMap((shape) => {
    const assembled =
      shape.kind === "list" ? assembleList(shape, request, context) : assembleGroups(shape, request, context);
    return assembled ?? [];
  });
}

function assembleList(shape: ListShape, request: Request, context: TestContext): Assembled | null {
  const tree = new SourceTree(context.schema.graph, shape.root, () => false);
  const ids = new Set<OutputId>();
  const dimensions = shape.columns.map((column) =>
    dimensionOf(tree.column(column), nameColumn(column, context.schema), ids, true),
  );
  const filters = assembleFilters(request, tree, context);
  if (filters === null) return null;
  const order = shape.order.map(({ column, direction }): Order => ({ by: tree.column(column), direction }));
  if (tree.isBroken) return null;
  const plan: QueryPlan = {
    kind: "query",
    sources: tree.sources,
    filters,
    aggregation: request.isDistinct ? "distinct" : "none",
    dimensions,
    measures: [],
    having: [],
    order,
    limit: shape.count === null ? null : { count: shape.count, per: [] },
  };
  return { plan, shape, joins: tree.sources.length - 1, countsTwice: false };
}

function assembleGroups(shape: GroupShape, request: Request, context: TestContext): Assembled | null {
  const { schema } = context;
  const tree = new SourceTree(schema.graph, shape.root, (edge) => keepsUnmatched(edge, shape, context));
  for (const { quantity } of shape.measures) joinQuantity(quantity, tree);
  for (const { quantity } of shape.havings) joinQuantity(quantity, tree);
  const axes = axesWithTime(shape, request);
  for (const axis of axes) joinAxis(axis, tree);
  const tests = splitTests(request, shape);
  const filters = assembleFilters({ ...request, tests: tests.filters }, tree, context);
  if (filters === null) return null;

  const ids = new Set<OutputId>();
  const dimensions = axes.map((axis) => assembleAxis(axis, request, tree, context, ids));
  if (dimensions.some((found) => found === null)) return null;
  const outputs = dimensions.flatMap((found) => found ?? []);
  const time = outputs.find((output) => output.expression.kind === "grain");
  const measures = assembleMeasures(
    shape,
    request,
    tests.numerator,
    outputs,
    time?.id ?? null,
    tree,
    context,
    ids,
  );
  if (measures === null || tree.isBroken) return null;

  const order = assembleOrder(shape, axes, dimensions, measures, tree, context);
  const having = shape.havings.map((found): Condition => ({
    kind: "compare",
    left: assembleQuantity(found.quantity, tree, context),
    operator: found.operator,
    right: { kind: "literal", value: found.value },
  }));
  const per =
    shape.per === null
      ? []
      : (dimensions[axes.findIndex((axis) => isSame(axis, shape.per))] ?? []).map((output) => output.id);
  const plan: QueryPlan = {
    kind: "query",
    sources: tree.sources,
    filters,
    aggregation: "group",
    dimensions: outputs,
    measures: measures.filter((measure) => measure.isShown || isUsed(measure.id, order, measures)),
    having,
    order,
    limit: shape.count === null ? null : { count: shape.count, per },
  };
  const over = averagedOver(shape);
  return {
    plan: shape.countsGroups
      ? countGroups(plan, shape, context)
      : over
        ? averageGroups(plan, over, context)
        : plan,
    shape,
    joins: tree.sources.length - 1,
    countsTwice: tree.hasFanOut && shape.measures.some(({ quantity }) => isSpoiledByFanOut(quantity)),
  };
}

/** A row without a partner is kept where the answer is broken down by the partner, so that totals stay whole. */
function keepsUnmatched(edge: JoinEdge, shape: GroupShape, { schema }: TestContext): boolean {
  if (shape.measures.some(({ quantity }) => quantity.kind === "relatedRate")) return true;
  if (edge.isFanOut) return false;
  if (shape.order.length > 0 && shape.count !== null) return false;
  return edge.relationship.from.columns.some(
    (column) => (schema.column({ table: edge.from, column }).profile?.nullCount ?? 0) > 0,
  );
}

/** The axes of a shape, and one of time where the request implies it. */
function axesWithTime(shape: GroupShape, request: Request): readonly Axis[] {
  const hasTime = shape.axes.some((axis) => axis.kind === "grain");
  const over = averagedOver(shape);
  const axes = over ? [...shape.axes, over] : shape.axes;
  if (hasTime) return axes;
  if (request.relation?.kind === "growth")
    return [{ kind: "grain", grain: request.relation.grain ?? "month", column: null }, ...axes];
  if (request.relation?.kind === "running" || request.relation?.kind === "moving")
    return [{ kind: "grain", grain: "month", column: null }, ...axes];
  return request.isOverTime ? [{ kind: "grain", grain: "month", column: null }, ...axes] : axes;
}

function averagedOver(shape: GroupShape): Axis | null {
  const [first] = shape.measures;
  return first?.quantity.kind === "averageOver" ? first.quantity.axis : null;
}

function joinAxis(axis: Axis, tree: SourceTree): void {
  const table = axis.kind === "entity" ? axis.table : axis.column?.table;
  if (table !== undefined) tree.join(table);
}

function assembleAxis(
  axis: Axis,
  request: Request,
  tree: SourceTree,
  context: TestContext,
  ids: Set<OutputId>,
): readonly Dimension[] | null {
  const { schema } = context;
  switch (axis.kind) {
    case "column":
      return [dimensionOf(tree.column(axis.column), nameColumn(axis.column, schema), ids, true)];
    case "entity":
      return entityDimensions(axis.table, tree, context, ids);
    case "grain": {
      const date = axis.column ?? findDate(tree, nearOf(request), schema);
      if (date === null) return null;
      if (schema.isYear(date))
        return axis.grain === "year" ? [dimensionOf(tree.column(date), "year", ids, true)] : null;
      const grain = request.isOverTime
        ? chooseGrain(schema.column(date), request.periods[0]?.period ?? null)
        : axis.grain;
      return [
        {
          ...dimensionOf({ kind: "grain", grain, of: tree.column(date) }, grain, ids, true),
          format: { kind: "date", grain },
        },
      ];
    }
    case "datePart": {
      const date = axis.column ?? findDate(tree, nearOf(request), schema);
      if (date === null) return null;
      return [
        {
          ...dimensionOf(
            { kind: "datePart", part: axis.part, of: tree.column(date) },
            nameAxis(axis),
            ids,
            true,
          ),
          format: { kind: "datePart", part: axis.part },
        },
      ];
    }
  }
}

/** A thing is shown by its name and told apart by its key. */
function entityDimensions(
  table: TableId,
  tree: SourceTree,
  { schema }: TestContext,
  ids: Set<OutputId>,
): readonly Dimension[] {
  const shown = displayOf(table, schema);
  const keys = schema.keyColumns(table).filter((key) => !shown.some((column) => column.column === key));
  return [
    ...shown.map((column) => dimensionOf(tree.column(column), nameColumn(column, schema), ids, true)),
    ...keys.map((column) =>
      dimensionOf(tree.column({ table, column }), nameColumn({ table, column }, schema), ids, false),
    ),
  ];
}

function nearOf(request: Request): TableId | null {
  return request.periods[0]?.near ?? null;
}

function dimensionOf(expression: Expression, label: string, ids: Set<OutputId>, isShown: boolean): Dimension {
  return { id: nameOutput(label, ids), expression, label, isShown, format: null };
}

function assembleFilters(
  request: Request,
  tree: SourceTree,
  context: TestContext,
): readonly Condition[] | null {
  const filters: Condition[] = request.tests.map((test) => assembleTest(test, tree, context));
  for (const placed of request.periods) {
    const condition = assemblePeriod(placed, tree, context);
    if (condition === null) return null;
    filters.push(condition);
  }
  for (const related of request.related) {
    if (related.table === tree.root && !related.isNegated) continue;
    const condition = assembleRelated(related, tree, context);
    if (condition === null && related.isNegated) return null;
    if (condition !== null) filters.push(condition);
  }
  return filters;
}

/** "Share of orders from Germany", without a breakdown: the tests say which part, not which whole. */
function splitTests(
  request: Request,
  shape: GroupShape,
): { readonly filters: Request["tests"]; readonly numerator: Request["tests"] } {
  const isPart = request.relation?.kind === "share" && shape.axes.length === 0;
  return isPart ? { filters: [], numerator: request.tests } : { filters: request.tests, numerator: [] };
}

function assembleMeasures(
  shape: GroupShape,
  request: Request,
  numerator: Request["tests"],
  outputs: readonly Dimension[],
  time: OutputId | null,
  tree: SourceTree,
  context: TestContext,
  ids: Set<OutputId>,
): readonly Measure[] | null {
  const where = (condition: Condition | null, quantity: Quantity): Expression =>
    assembleQuantity(quantity, tree, context, condition);
  const measureOf = (expression: Expression, label: string, isShown: boolean): Measure => ({
    id: nameOutput(label, ids),
    expression,
    label,
    isShown,
    format: null,
  });

  if (request.versus) {
    const [first] = shape.measures;
    if (!first) return null;
    const sides = request.versus.map(({ period, words }) => {
      const condition = assemblePeriod(
        { period, words, column: null, near: null, isNegated: false },
        tree,
        context,
      );
      return condition === null
        ? null
        : measureOf(
            where(condition, first.quantity),
            `${nameQuantity(first.quantity, context.schema)} ${words}`,
            true,
          );
    });
    const [one, other] = sides;
    if (!one || !other) return null;
    const change: Expression = {
      kind: "arithmetic",
      operator: "-",
      left: { kind: "arithmetic", operator: "/", left: one.expression, right: other.expression },
      right: { kind: "literal", value: { type: "number", value: "1" } },
    };
    return [one, other, { ...measureOf(change, "change", true), format: { kind: "percent" } }];
  }

  const plain = shape.measures.map(({ quantity, isShown }): Measure => {
    const measure = measureOf(where(null, quantity), nameQuantity(quantity, context.schema), isShown);
    return isRatio(quantity) ? { ...measure, format: { kind: "percent" } } : measure;
  });
  const [first] = plain;
  const [quantity] = shape.measures;
  const { relation } = request;
  if (relation === null || first === undefined || quantity === undefined) return plain;
  const within = outputs.filter((output) => output.id !== time).map((output) => output.id);
  switch (relation.kind) {
    case "share": {
      if (outputs.length === 0) {
        if (numerator.length === 0) return null;
        const tests = numerator.map((test) => assembleTest(test, tree, context));
        const part = where({ kind: "all", conditions: tests }, quantity.quantity);
        const share: Expression = { kind: "arithmetic", operator: "/", left: part, right: first.expression };
        return [{ ...measureOf(share, "share", true), format: { kind: "percent" } }];
      }
      return [
        ...plain,
        {
          ...measureOf(
            { kind: "share", of: first.expression, within: time === null ? [] : [time] },
            "share",
            true,
          ),
          format: { kind: "percent" },
        },
      ];
    }
    case "growth":
      if (time === null) return null;
      return [
        ...plain,
        {
          ...measureOf(
            { kind: "change", of: first.expression, as: relation.as, along: time, steps: 1, within },
            "growth",
            true,
          ),
          format: { kind: "percent" },
        },
      ];
    case "running":
      if (time === null) return null;
      return [
        ...plain,
        measureOf({ kind: "running", of: first.expression, along: time, within }, "running total", true),
      ];
    case "moving":
      if (time === null) return null;
      return [
        ...plain,
        measureOf(
          { kind: "moving", of: first.expression, along: time, groups: relation.groups, within },
          "moving average",
          true,
        ),
      ];
  }
}

function isRatio(quantity: Quantity): boolean {
  return quantity.kind === "rate" || quantity.kind === "relatedRate";
}

function isUsed(id: OutputId, order: readonly Order[], measures: readonly Measure[]): boolean {
  return order.some(({ by }) => by.kind === "output" && by.output === id) || measures.length === 1;
}

/** As asked; otherwise time runs forward and the largest figure comes first. */
function assembleOrder(
  shape: GroupShape,
  axes: readonly Axis[],
  dimensions: readonly (readonly Dimension[] | null)[],
  measures: readonly Measure[],
  tree: SourceTree,
  context: TestContext,
): readonly Order[] {
  const outputOf = (by: Quantity | Axis): Expression => {
    const axisIndex = axes.findIndex((axis) => isSame(axis, by));
    const dimension = dimensions[axisIndex]?.[0];
    if (dimension) return { kind: "output", output: dimension.id };
    const measure = measures[shape.measures.findIndex(({ quantity }) => isSame(quantity, by))];
    if (measure) return { kind: "output", output: measure.id };
    if (by.kind === "column" && !("function" in by))
      return { kind: "aggregate", function: "min", of: tree.column(by.column), where: null };
    return isQuantity(by)
      ? assembleQuantity(by, tree, context)
      : { kind: "literal", value: { type: "null" } };
  };
  const asked = shape.order.map(({ by, direction }): Order => ({ by: outputOf(by), direction }));
  if (asked.length > 0) return asked;
  const flat = dimensions.flatMap((found) => found ?? []);
  const time = flat.filter(
    (output) => output.expression.kind === "grain" || output.expression.kind === "datePart",
  );
  if (time.length > 0)
    return time.map((output) => ({ by: { kind: "output", output: output.id }, direction: "ascending" }));
  const [measure] = measures;
  return measure && flat.length > 0
    ? [{ by: { kind: "output", output: measure.id }, direction: "descending" }]
    : [];
}

function isQuantity(by: Quantity | Axis): by is Quantity {
  return !(
    by.kind === "entity" ||
    by.kind === "grain" ||
    by.kind === "datePart" ||
    (by.kind === "column" && !("function" in by))
  );
}

/** The groups of a plan, counted. */
function countGroups(inner: QueryPlan, shape: GroupShape, context: TestContext): QueryPlan {
  const [axis] = shape.axes;
  const label = axis?.kind === "entity" ? context.schema.table(axis.table).name : "groups";
  return overPlan(
    { ...inner, order: [], measures: [] },
    { kind: "aggregate", function: "count", of: null, where: null },
    label,
    [],
  );
}

/** The figure of each stretch of time, averaged. */
function averageGroups(inner: QueryPlan, over: Axis, context: TestContext): QueryPlan {
  const [figure] = inner.measures;
  const kept = inner.dimensions.filter(
    (dimension) => dimension.expression.kind !== "grain" && dimension.isShown,
  );
  const of: Expression = { kind: "column", source: "s0", column: figure?.id ?? "value" };
  return overPlan(
    { ...inner, order: [] },
    { kind: "aggregate", function: "avg", of, where: null },
    `average ${figure?.label ?? ""} per ${nameAxis(over, context.schema)}`,
    kept,
  );
}

function overPlan(
  inner: QueryPlan,
  expression: Expression,
  label: string,
  kept: readonly Dimension[],
): QueryPlan {
  return {
    kind: "query",
    sources: [{ kind: "plan", id: "s0", plan: inner, join: null }],
    filters: [],
    aggregation: "group",
    dimensions: kept.map((dimension) => ({
      ...dimension,
      expression: { kind: "column", source: "s0", column: dimension.id },
    })),
    measures: [
      {
        id: nameOutput(label, new Set(kept.map((dimension) => dimension.id))),
        expression,
        label,
        isShown: true,
        format: null,
      },
    ],
    having: [],
    order: [],
    limit: null,
  };
}

/** Distinct counts, extremes and counts of rows by key survive repeated rows; sums and averages do not. */
function isSpoiledByFanOut(quantity: Quantity): boolean {
  if (quantity.kind === "column") return !["countDistinct", "min", "max"].includes(quantity.function);
  if (quantity.kind === "per" || quantity.kind === "averageOver") return isSpoiledByFanOut(quantity.of);
  return false;
}
