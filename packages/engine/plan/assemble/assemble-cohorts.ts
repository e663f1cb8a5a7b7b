import type {
  Condition,
  Dimension,
  Expression,
  Grain,
  Join,
  Measure,
  OutputId,
  PlanSource,
  QueryPlan,
} from "@askery/model";
import { addUnits, parseIsoDate, toIsoDate } from "../../question/calendar-days.ts";
import type { Axis } from "../request/clause.ts";
import type { PlacedPeriod, Request } from "../request/request.ts";
import type { Retention, Within } from "../request/retention.ts";
import type { GroupShape } from "../shape/shape.ts";
import { assembleAxis } from "./assemble-axis.ts";
import { assembleFilters } from "./assemble-filters.ts";
import { makeOutput } from "./assembly.ts";
import { stepToMany, type TestContext } from "./exists-over.ts";
import { nameQuantity } from "./name-outputs.ts";
import { orZero } from "./or-zero.ts";
import { pairColumns, SourceTree } from "./source-tree.ts";

interface Asked {
  readonly quantity: Retention;
  /** What the cohorts are broken down by besides. */
  readonly axes: readonly Axis[];
  readonly shape: GroupShape;
  readonly request: Request;
  readonly context: TestContext;
}

/**
 * Builds the plan for cohorts: how many started in each unit of time, and the part of them that had an event so many units later,
 * or within a time. Null if the request asks for more than that.
 *
 * Two queries are joined: who started when, and who of them came when. Neither counts anybody twice in a cell.
 */
export function assembleCohorts(shape: GroupShape, request: Request, context: TestContext): QueryPlan | null {
  const [only, ...others] = shape.measures;
  const isPlain =
    shape.havings.length === 0 &&
    shape.count === null &&
    !request.relation &&
    !request.versus &&
    !request.sides &&
    !request.both &&
    request.related.length === 0;
  if (only?.quantity.kind !== "retention" || others.length > 0 || !isPlain) return null;
  const { quantity } = only;
  const grains = shape.axes.flatMap((axis) => (axis.kind === "grain" ? [axis] : []));
  if (grains.length > 1) return null;
  const asked: Asked = {
    quantity: { ...quantity, grain: grains[0]?.grain ?? quantity.grain },
    axes: shape.axes.filter(({ kind }) => kind !== "grain"),
    shape,
    request,
    context,
  };
  const [starts, returns] = [assembleStarts(asked), assembleReturns(asked)];
  return starts === null || returns === null ? null : joinCohorts(starts, returns, asked);
}

/** Who started when: a row for each cohort, with its size. */
function assembleStarts(asked: Asked): QueryPlan | null {
  const { quantity, context } = asked;
  const tree = new SourceTree(context.schema.graph, quantity.of, () => false);
  return assembleBlock(asked, tree, (start, ids) => ({
    filters: quantity.within === null ? [] : [isLongAgo(start, quantity.within, context)],
    dimensions: [],
    measure: makeOutput({ ids }, { kind: "aggregate", function: "count", of: null, where: null }, "size"),
  }));
}

/** Who of each cohort came, and how long after its start. */
function assembleReturns(asked: Asked): QueryPlan | null {
  const { quantity, context } = asked;
  const tree = new SourceTree(context.schema.graph, quantity.by.table, () => false);
  const date = tree.column(quantity.by);
  return assembleBlock(asked, tree, (start, ids) => {
    const of = keyIn(tree, asked);
    const came: Expression = { kind: "aggregate", function: "countDistinct", of, where: null };
    const operator = quantity.start === null && quantity.within !== null ? ">" : ">=";
    const isLater: Condition = { kind: "compare", left: date, operator, right: start };
    const limits =
      quantity.within === null
        ? []
        : [isLongAgo(start, quantity.within, context), isWithin(start, date, quantity.within)];
    const isFromStart = quantity.start === null && quantity.within === null;
    return {
      filters: [...(isFromStart ? [] : [isLater]), ...limits],
      dimensions: quantity.within === null ? [timeSince(start, date, quantity.grain, ids)] : [],
      measure: makeOutput({ ids }, came, "active"),
    };
  });
}

/** The units of time from that of the start to that of an event. Quarters have none of their own: months are counted. */
function timeSince(start: Expression, date: Expression, grain: Grain, ids: Set<OutputId>): Dimension {
  const unit = grain === "quarter" ? "month" : grain;
  const [from, to] = [grainOf(start, unit), grainOf(date, unit)];
  const since: Expression = { kind: "duration", unit, from, to };
  return makeOutput({ ids }, since, `${unit}s since`, { format: { kind: "duration", unit } });
}

interface Block {
  readonly filters: readonly Condition[];
  readonly dimensions: readonly Dimension[];
  readonly measure: Measure;
}

/** A query by cohort; null if a breakdown or a condition is not of the things themselves. */
function assembleBlock(
  asked: Asked,
  tree: SourceTree,
  build: (start: Expression, ids: Set<OutputId>) => Block,
): QueryPlan | null {
  const { quantity, axes, request, shape, context } = asked;
  if (!isOfThings(asked)) return null;
  const ids = new Set<OutputId>();
  const start: Expression =
    quantity.start === null
      ? { kind: "column", source: firstId, column: "first" }
      : tree.column(quantity.start);
  const cohort = makeOutput({ ids }, grainOf(start, quantity.grain), nameCohort(asked), {
    format: { kind: "date", grain: quantity.grain },
  });
  const breakdown = axes.map((axis) => assembleAxis(axis, { request, shape, tree, context, ids }));
  const { tests } = request;
  const conditions = assembleFilters(
    { tests, periods: [], related: [], happening: null, both: null },
    tree,
    context,
  );
  const first = quantity.start === null ? [joinFirst(tree, asked)] : [];
  const { filters, dimensions, measure } = build(start, ids);
  if (conditions === null || breakdown.includes(null) || tree.isBroken) return null;
  const shown = [cohort, ...breakdown.flatMap((one) => one ?? []), ...dimensions];
  return {
    kind: "query",
    sources: [...tree.sources, ...first],
    filters: [...conditions, ...request.periods.map((placed) => inPeriod(placed, start)), ...filters],
    aggregation: "group",
    dimensions: shown.map((one) => ({ ...one, isShown: true })),
    measures: [measure],
    having: [],
    order: [],
    limit: null,
  };
}

/** True if everything that limits and divides the things is theirs. */
function isOfThings({ quantity, axes, request, context: { schema } }: Asked): boolean {
  const tree = new SourceTree(schema.graph, quantity.of, () => false);
  const isTheirs = (table: string | undefined): boolean =>
    table === undefined || stepToMany(tree, table, schema) === null;
  return (
    request.tests.every((test) => "column" in test && isTheirs(test.column.table)) &&
    axes.every((axis) => isTheirs(axis.kind === "entity" ? axis.table : axis.column?.table)) &&
    request.periods.every(({ others }) => others === undefined)
  );
}

const firstId = "f0";

/** The first event of each thing, joined to the things. */
function joinFirst(tree: SourceTree, asked: Asked): PlanSource {
  const key: Expression = { kind: "column", source: firstId, column: "key" };
  const on = [{ left: keyIn(tree, asked), right: key }];
  return { kind: "plan", id: firstId, plan: planFirst(asked), join: { how: "inner", on, isFanOut: false } };
}

/** The first event of each thing. */
function planFirst(asked: Asked): QueryPlan {
  const { quantity, context } = asked;
  const tree = new SourceTree(context.schema.graph, quantity.by.table, () => false);
  const of = tree.column(quantity.by);
  const key = keyIn(tree, asked);
  return {
    kind: "query",
    sources: tree.sources,
    filters: [],
    aggregation: "group",
    dimensions: [{ id: "key", expression: key, label: "key", isShown: true, format: null }],
    measures: [
      {
        id: "first",
        expression: { kind: "aggregate", function: "min", of, where: null },
        label: "first",
        isShown: true,
        format: null,
      },
    ],
    having: [],
    order: [],
    limit: null,
  };
}

/** The key of the thing of a row: its reference, where rows refer to the thing themselves. */
function keyIn(tree: SourceTree, { quantity: { of }, context: { schema } }: Asked): Expression {
  const key = { table: of, column: schema.keyColumns(of)[0] ?? "" };
  const [edge, ...more] = tree.root === of ? [] : (schema.graph.findPath(tree.root, of) ?? []);
  const pair = more.length === 0 && edge ? pairColumns(edge).find(({ to }) => to === key.column) : undefined;
  return tree.column(pair ? { table: tree.root, column: pair.from } : key);
}

function joinCohorts(starts: QueryPlan, returns: QueryPlan, asked: Asked): QueryPlan {
  const { quantity, context } = asked;
  const isTriangle = quantity.within === null;
  const ids = new Set<OutputId>(returns.dimensions.map(({ id }) => id));
  const dimensions = returns.dimensions.map((one, at): Dimension => {
    const source = at < starts.dimensions.length ? "s0" : "s1";
    return { ...one, expression: { kind: "column", source, column: one.id } };
  });
  const size = sumOf("s0", "size");
  const active = isTriangle ? sumOf("s1", "active") : orZero(sumOf("s1", "active"));
  const share: Expression = { kind: "arithmetic", operator: "/", left: active, right: size };
  const [things, events] = [quantity.of, quantity.by.table].map((table) =>
    nameQuantity({ kind: "rows", table }, context.schema),
  );
  const on = starts.dimensions.map(({ id }) => ({
    left: { kind: "column", source: "s0", column: id } as const,
    right: { kind: "column", source: "s1", column: id } as const,
  }));
  const join: Join = { how: isTriangle ? "inner" : "left", on, isFanOut: false };
  return {
    kind: "query",
    sources: [
      { kind: "plan", id: "s0", plan: starts, join: null },
      { kind: "plan", id: "s1", plan: returns, join },
    ],
    filters: [],
    aggregation: "group",
    dimensions,
    measures: [
      makeOutput({ ids }, share, nameQuantity(quantity, context.schema), { format: { kind: "percent" } }),
      makeOutput({ ids }, active, `${things} with ${events}`),
      makeOutput({ ids }, size, `${things} in the cohort`),
    ],
    having: [],
    order: dimensions.map(({ id }) => ({ by: { kind: "output", output: id }, direction: "ascending" })),
    limit: null,
  };
}

function sumOf(source: string, column: string): Expression {
  return { kind: "aggregate", function: "sum", of: { kind: "column", source, column }, where: null };
}

/** Things that started less than that long ago may still come. */
function isLongAgo(start: Expression, { count, unit }: Within, { today }: TestContext): Condition {
  const value = toIsoDate(addUnits(parseIsoDate(today), unit, -count));
  return {
    kind: "compare",
    left: start,
    operator: "<",
    right: { kind: "literal", value: { type: "date", value } },
  };
}

function isWithin(from: Expression, to: Expression, { count, unit }: Within): Condition {
  return {
    kind: "compare",
    left: { kind: "duration", unit, from, to },
    operator: "<=",
    right: { kind: "literal", value: { type: "number", value: String(count) } },
  };
}

function inPeriod({ period, words, isNegated }: PlacedPeriod, value: Expression): Condition {
  const condition: Condition = { kind: "period", value, period, words };
  return isNegated ? { kind: "not", condition } : condition;
}

function grainOf(of: Expression, grain: Grain): Expression {
  return { kind: "grain", grain, of };
}

function nameCohort(asked: Asked): string {
  const { quantity, context } = asked;
  const { start, grain, by } = quantity;
  if (start !== null) return `${grain} of ${start.column.replaceAll("_", " ")}`;
  return `${grain} of first ${context.schema.table(by.table).name.replaceAll("_", " ")}`;
}
