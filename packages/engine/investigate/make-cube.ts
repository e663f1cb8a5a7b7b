import {
  columnField,
  readFigure,
  type Cell,
  type ExploredFilter,
  type Measure,
  type PlanEdit,
  type QueryPlan,
  type Table,
  type TableId,
} from "@askery/model";
import { whereOf } from "../edit/set-beside.ts";
import { isSame } from "../plan/request/is-same.ts";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { applyEdits, type ExploreContext } from "../explore/explore-context.ts";
import type { Blocks, Cube, LeafSums, Segment } from "./causes/cube.ts";
import type { InquiryDimension, Subject } from "./subject.ts";

/** A cube with the dimensions and values that its numbers stand for. */
export interface NamedCube {
  readonly cube: Cube;
  readonly dimensions: readonly InquiryDimension[];
  /** The values of each dimension, by their codes. */
  readonly values: readonly (readonly Cell[])[];
}

const names = ["figure_before", "figure_after", "base_before", "base_after", "row_count"] as const;

/** Plans the sums of both states by all dimensions at once, with the number of rows that amounts are of. Null for a figure that does not add up. */
export function planCube(
  subject: Subject,
  dimensions: readonly InquiryDimension[],
  context: ExploreContext,
): QueryPlan | null {
  const { plan, parts, states } = subject;
  if (parts === null || dimensions.length === 0) return null;
  const edits = dimensions.map((dimension): PlanEdit => ({
    kind: "addDimension",
    dimension: { kind: "field", field: columnField(dimension) },
  }));
  const edited = applyEdits(plan, edits, context);
  if (edited === null || edited.dimensions.length !== dimensions.length) return null;
  const grouped: QueryPlan = { ...edited, order: [], having: [], limit: null };
  const { figure, base } = parts;
  const measureOf = (id: (typeof names)[number], expression: Measure["expression"]): Measure => ({
    id,
    label: id.replace("_", " "),
    isShown: true,
    format: null,
    expression,
  });
  if (states === null) {
    // What a figure depends on: its base against its sum.
    return base === null
      ? null
      : { ...grouped, measures: [measureOf("figure_before", base), measureOf("figure_after", figure)] };
  }
  const { before, after } = states;
  const [was, is] = [whereOf(before.condition), whereOf(after.condition)];
  const measures = [
    // The later state first, as in the other steps.
    measureOf("figure_after", mapExpression(figure, is)),
    measureOf("figure_before", mapExpression(figure, was)),
    ...(base === null
      ? []
      : [
          measureOf("base_before", mapExpression(base, was)),
          measureOf("base_after", mapExpression(base, is)),
        ]),
    // Beside the bars of a single breakdown they would be bars of another size.
    ...(base === null && !isCount(figure) && dimensions.length > 1
      ? [measureOf("row_count", countOfRows)]
      : []),
  ];
  const filters = grouped.filters.map((filter) =>
    isSame(filter, after.condition)
      ? { kind: "any" as const, conditions: [after.condition, before.condition] }
      : filter,
  );
  return { ...grouped, measures, filters };
}

const countOfRows: Measure["expression"] = { kind: "aggregate", function: "count", of: null, where: null };

function isCount(expression: Measure["expression"]): boolean {
  return expression.kind === "aggregate" && expression.function.startsWith("count");
}

/**
 * Reads the result of `planCube`. Missing values are values of their own; negative sums count as none. Databases return groups
 * in any order: sorted, the same sums have the same causes.
 */
export function readCube(
  table: Table,
  dimensions: readonly InquiryDimension[],
  { subject, context }: { readonly subject: Subject; readonly context: ExploreContext },
): NamedCube {
  const values: Cell[][] = [];
  const order = orderRows(table.values.slice(0, dimensions.length), table.rowCount);
  const columnOf = (index: number) => order.map((row) => table.values[index]?.[row] ?? null);
  const columns = dimensions.map((_, index) => {
    const cells = columnOf(index);
    const codes = new Map<string, number>();
    const own: Cell[] = [];
    const numbers = Int32Array.from(cells, (cell) => {
      const key = cell === null ? "null" : `=${String(cell)}`;
      const known = codes.get(key);
      if (known !== undefined) return known;
      codes.set(key, own.length);
      own.push(cell);
      return own.length - 1;
    });
    values.push(own);
    return { size: own.length, codes: numbers };
  });
  const read = (name: (typeof names)[number]): Float64Array | null => {
    const index = table.columns.findIndex((column) => column.name === name);
    return index < 0
      ? null
      : Float64Array.from(columnOf(index), (cell) => Math.max(0, readFigure(cell) ?? 0));
  };
  const sums = (figure: Float64Array | null, base: Float64Array | null): LeafSums => ({
    figure: figure ?? new Float64Array(table.rowCount),
    base,
  });
  const cube: Cube = {
    dimensions: columns,
    before: sums(read("figure_before"), read("base_before")),
    after: sums(read("figure_after"), read("base_after")),
  };
  const blocks = findBlocks(columns, dimensions, { subject, context });
  const rows = read("row_count");
  const known = { ...cube, ...(rows !== null && { rows }), ...(blocks !== null && { blocks }) };
  return { cube: known, dimensions, values };
}

function orderRows(columns: Table["values"], count: number): readonly number[] {
  const keys = Array.from({ length: count }, (_, row) => JSON.stringify(columns.map((cells) => cells[row])));
  return [...keys.keys()].toSorted((one, other) => ((keys[one] ?? "") < (keys[other] ?? "") ? -1 : 1));
}

/**
 * Leaves whose rows may be of the same events: lines of one order share its channel and its country, and vary together.
 * Events are the rows of the table whose date or group is compared. If these are the rows themselves, they are what several
 * rows belong to, such as the admission of treatments, each with a date of its own. Null without events of several rows.
 */
function findBlocks(
  columns: Cube["dimensions"],
  dimensions: readonly InquiryDimension[],
  { subject, context: { schema } }: { readonly subject: Subject; readonly context: ExploreContext },
): Blocks | null {
  const condition = subject.states?.after.condition;
  const value =
    condition?.kind === "period" ? condition.value : condition?.kind === "compare" ? condition.left : null;
  const source = subject.plan.sources.find((one) => value?.kind === "column" && one.id === value.source);
  if (source?.kind !== "table") return null;
  // Groups may be of things, such as branches: their rows are as many events as without groups.
  const isOfEvents = source.table !== subject.table && schema.isEvent(source.table);
  const events = isOfEvents ? source.table : findEventsOf(subject.table, schema);
  if (events === null) return null;
  const { graph } = schema;
  const ofEvents = columns.filter((_, index) => {
    const { table } = dimensions[index] ?? { table: subject.table };
    return table === events || graph.distance(events, table) < graph.distance(subject.table, table);
  });
  const numbers = new Map<string, number>();
  const count = columns[0]?.codes.length ?? 0;
  const blocks = Int32Array.from({ length: count }, (_, leaf) => {
    const key = ofEvents.map(({ codes }) => codes[leaf]).join();
    const known = numbers.get(key) ?? numbers.size;
    numbers.set(key, known);
    return known;
  });
  return ofEvents.length === 0 ? null : { count: numbers.size, numbers: blocks };
}

/** With fewer rows for each, nearly all events have a single one. */
const severalRowsEach = 1.5;
/** With more, they are things that last, such as bikes and their rides, whatever their dates are. */
const manyRowsEach = 60;

/** The events that several rows of a table belong to; null if there are none. */
function findEventsOf(rows: TableId, schema: ExploreContext["schema"]): TableId | null {
  const countOf = (table: TableId) => schema.table(table).rowEstimate ?? 0;
  const found = schema.catalog.relationships.find(
    ({ from, to }) =>
      from.table === rows &&
      to.table !== rows &&
      schema.isEvent(to.table) &&
      countOf(rows) >= severalRowsEach * countOf(to.table) &&
      countOf(rows) <= manyRowsEach * countOf(to.table),
  );
  return found?.to.table ?? null;
}

/** From here on a value is another name for the figure, such as orders that were refunded for returns. */
const sameThing = 0.999;
const severalRows = 20;

/**
 * The dimensions that do not follow from what is explained. A value all of whose rows have the figure is the same fact
 * in other words, and would explain everything.
 */
export function withoutConsequences(
  { cube, dimensions, values }: NamedCube,
  kind: Subject["kind"],
): readonly InquiryDimension[] {
  const { before, after } = cube;
  // What a figure depends on has its base as the first state.
  const [bases, figures] =
    kind === "drive"
      ? [[before.figure], [after.figure]]
      : [
          [before.base, after.base],
          [before.figure, after.figure],
        ];
  const sumOf = (sums: readonly (Float64Array | null)[], leaf: number) =>
    sums.reduce((all, one) => all + (one?.[leaf] ?? 0), 0);
  return dimensions.filter((_, index) => {
    const { codes } = cube.dimensions[index] ?? {};
    const count = values[index]?.length ?? 0;
    const [part, whole] = [new Float64Array(count), new Float64Array(count)];
    codes?.forEach((code, leaf) => {
      part[code] = (part[code] ?? 0) + sumOf(figures, leaf);
      whole[code] = (whole[code] ?? 0) + sumOf(bases, leaf);
    });
    return whole.every((all, value) => all < severalRows || (part[value] ?? 0) < sameThing * all);
  });
}

/** With less in common, the values of a dimension are another name for the groups: the country of customers for that of orders. */
const leastInCommon = 0.5;

/** The dimensions that do not tell two groups apart by themselves. */
export function withoutAliases({ cube, dimensions, values }: NamedCube): readonly InquiryDimension[] {
  const [was, is] = [cube.before.figure, cube.after.figure].map((sums) =>
    sums.reduce((all, one) => all + one, 0),
  );
  if (!was || !is) return dimensions;
  return dimensions.filter((_, index) => {
    const count = values[index]?.length ?? 0;
    const [before, after] = [new Float64Array(count), new Float64Array(count)];
    cube.dimensions[index]?.codes.forEach((code, leaf) => {
      before[code] = (before[code] ?? 0) + (cube.before.figure[leaf] ?? 0) / was;
      after[code] = (after[code] ?? 0) + (cube.after.figure[leaf] ?? 0) / is;
    });
    return before.reduce((all, part, value) => all + Math.min(part, after[value] ?? 0), 0) >= leastInCommon;
  });
}

/**
 * The cube with some of its dimensions only. Leaves with the same values become one: apart, those of other names for the groups
 * would be all of one group, as if they had changed.
 */
export function pickDimensions(
  { cube, dimensions, values }: NamedCube,
  wanted: readonly InquiryDimension[],
): NamedCube {
  if (wanted.length === dimensions.length) return { cube, dimensions, values };
  const indexes = wanted.map((one) => dimensions.indexOf(one)).filter((index) => index >= 0);
  const columns = indexes.flatMap((index) => cube.dimensions[index] ?? []);
  return {
    cube: mergeLeaves({ ...cube, dimensions: columns }),
    dimensions: wanted,
    values: indexes.map((index) => values[index] ?? []),
  };
}

/** Leaves of one block that have the same values become one. */
function mergeLeaves({ dimensions, before, after, blocks, rows }: Cube): Cube {
  const numbers = new Map<string, number>();
  const firsts: number[] = [];
  const merged = Int32Array.from(before.figure, (_, leaf) => {
    const key = [...dimensions.map(({ codes }) => codes[leaf]), blocks?.numbers[leaf]].join();
    const known = numbers.get(key);
    if (known !== undefined) return known;
    numbers.set(key, firsts.length);
    return firsts.push(leaf) - 1;
  });
  const add = (values: Float64Array) => {
    const sums = new Float64Array(firsts.length);
    values.forEach((value, leaf) => {
      const number = merged[leaf] ?? 0;
      sums[number] = (sums[number] ?? 0) + value;
    });
    return sums;
  };
  const pick = (codes: Int32Array) => Int32Array.from(firsts, (leaf) => codes[leaf] ?? 0);
  const addAll = ({ figure, base }: LeafSums): LeafSums => ({
    figure: add(figure),
    base: base === null ? null : add(base),
  });
  return {
    dimensions: dimensions.map(({ size, codes }) => ({ size, codes: pick(codes) })),
    before: addAll(before),
    after: addAll(after),
    ...(rows && { rows: add(rows) }),
    ...(blocks && { blocks: { count: blocks.count, numbers: pick(blocks.numbers) } }),
  };
}

/** The rows with a value of a dimension, as a filter. */
export function valueOf({ table, column, via }: InquiryDimension, cell: Cell): ExploredFilter {
  const value = cell === null ? null : String(cell);
  return { table, column, ...(via !== undefined && { via }), value };
}

/** The rows of a segment, as filters. */
export function partOf({ parts }: Segment, { dimensions, values }: NamedCube): readonly ExploredFilter[] {
  return parts.flatMap(({ dimension, value }) => {
    const named = dimensions[dimension];
    const cell = values[dimension]?.[value] ?? null;
    return named === undefined ? [] : [valueOf(named, cell)];
  });
}
