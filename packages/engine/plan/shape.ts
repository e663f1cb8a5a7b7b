import type { AggregateFunction, TableId } from "@askery/model";
import type { Axis, ColumnRef, Direction, OrderKey, Quantity, Top } from "./clause.ts";
import { tableOfQuantity, type Having, type Request } from "./request.ts";
import type { Schema } from "./schema.ts";

/** What the result will look like, before a single join is chosen. */
export type Shape = ListShape | GroupShape;

/** Rows of a table, some of their columns. */
export interface ListShape {
  readonly kind: "list";
  readonly root: TableId;
  readonly columns: readonly ColumnRef[];
  readonly order: readonly { readonly column: ColumnRef; readonly direction: Direction }[];
  readonly count: number | null;
  /** The order's column is shown though nobody asked for it. */
  readonly showsOrder: boolean;
}

/** Figures, broken down or not. */
export interface GroupShape {
  readonly kind: "group";
  readonly root: TableId;
  readonly axes: readonly Axis[];
  readonly measures: readonly ShapedMeasure[];
  readonly havings: readonly Having[];
  readonly order: readonly { readonly by: Quantity | Axis; readonly direction: Direction }[];
  readonly count: number | null;
  readonly per: Axis | null;
  /** The groups themselves are to be counted: "how many customers have more than 3 orders". */
  readonly countsGroups: boolean;
}

export interface ShapedMeasure {
  readonly quantity: Quantity;
  readonly isShown: boolean;
}

/** The ways to shape an answer to a request, the likeliest first. Empty when it asks for nothing. */
export function shapeRequest(request: Request, schema: Schema): readonly Shape[] {
  const settled = settleFigures(request, schema);
  if (settled.top) return shapeTop(settled, settled.top, schema);
  if (settled.havings.length > 0) return shapeHaving(settled, schema);
  if (
    settled.measures.length > 0 ||
    settled.groups.length > 0 ||
    settled.isOverTime ||
    settled.relation ||
    settled.versus
  ) {
    return shapeGroups(settled, schema);
  }
  return shapeList(settled, schema);
}

/** A figure that is merely named is a measure where figures are added up, and one more column where rows are listed. */
function settleFigures(request: Request, schema: Schema): Request {
  const events = countEvents(request, schema);
  if (events) return events;
  const hasStated = request.measures.some((measure) => !measure.isImplied);
  if (hasStated || request.top?.by.kind === "answer") return request;
  if (isBrokenDown(request) || asksForFigures(request, schema)) return measureFigures(request, schema);
  const named = request.measures.flatMap(({ quantity }) =>
    quantity.kind === "column" ? [quantity.column] : [],
  );
  return { ...request, measures: [], attributes: [...request.attributes, ...named] };
}

/** "Hires per year", "sign-ups this month": the rows whose date it is, counted along that date. */
function countEvents(request: Request, schema: Schema): Request | null {
  const [event] = request.attributes;
  const isEvent = event !== undefined && request.attributes.length === 1 && schema.isDate(event);
  const isAlongTime =
    request.groups.some((axis) => axis.kind === "grain" && axis.column === null) || request.versus !== null;
  if (
    !isEvent ||
    !isAlongTime ||
    request.measures.length > 0 ||
    request.entities.some((table) => table !== event.table)
  ) {
    return null;
  }
  return {
    ...request,
    attributes: [],
    entities: [],
    measures: [{ quantity: { kind: "rows", table: event.table }, isImplied: true }],
    groups: request.groups.map((axis) =>
      axis.kind === "grain" && axis.column === null ? { ...axis, column: event } : axis,
    ),
    versus: request.versus?.map((phrase) => ({ ...phrase, column: event })) ?? null,
    periods: request.periods.map((placed) =>
      placed.column === null ? { ...placed, column: event } : placed,
    ),
  };
}

/** "Revenue last quarter", "revenue of Lighting products": figures that add up, and not of the things that are named. */
function asksForFigures(request: Request, schema: Schema): boolean {
  return (
    request.top === null &&
    request.havings.length === 0 &&
    request.attributes.every(
      (column) => schema.isFigure(column) && !request.entities.includes(column.table),
    ) &&
    request.measures.every(({ quantity }) => !request.entities.includes(tableOfQuantity(quantity) ?? "")) &&
    request.attributes.length + request.measures.length > 0
  );
}

function isBrokenDown(request: Request): boolean {
  return (
    request.groups.length > 0 || request.isOverTime || request.relation !== null || request.versus !== null
  );
}

/** Columns of figures, named alone or beside a breakdown, are what is to be added up or averaged. */
function measureFigures(request: Request, schema: Schema): Request {
  const figures = request.attributes.filter((column) => schema.isFigure(column));
  const measures = figures.map((column) => ({
    quantity: { kind: "column", column, function: schema.defaultAggregate(column) } as const,
    isImplied: true,
  }));
  return {
    ...request,
    attributes: request.attributes.filter((column) => !schema.isFigure(column)),
    measures: [...request.measures, ...measures],
  };
}

function shapeList(request: Request, schema: Schema): readonly Shape[] {
  const root = request.entities[0] ?? request.attributes[0]?.table ?? tableOfFirstTest(request);
  if (root === undefined) return [];
  const rootOfList =
    request.attributes.length > 0
      ? (request.attributes.find((column) => request.entities.includes(column.table))?.table ??
        request.attributes[0]?.table ??
        root)
      : root;
  const columns = request.attributes.length > 0 ? request.attributes : displayOf(rootOfList, schema);
  return [
    {
      kind: "list",
      root: rootOfList,
      columns,
      order: request.orders.flatMap(({ by, direction }) => {
        const column = by.kind === "column" ? by.column : by.kind === "answer" ? columns[0] : undefined;
        return column ? [{ column, direction }] : [];
      }),
      count: null,
      showsOrder: false,
    },
  ];
}

function shapeGroups(request: Request, schema: Schema): readonly Shape[] {
  const measures =
    request.measures.length > 0 ? request.measures.map(({ quantity }) => quantity) : impliedMeasure(request);
  const [first] = measures;
  if (first === undefined) return [];
  const root = rootOf(measures, schema);
  if (root === null) return [];
  const axes = [...request.groups, ...request.attributes.map((column): Axis => ({ kind: "column", column }))];
  return [
    {
      kind: "group",
      root,
      axes,
      measures: measures.map((quantity) => ({ quantity, isShown: true })),
      havings: [],
      order: request.orders.map(({ by, direction }) => ({ by: orderOf(by, first, axes), direction })),
      count: null,
      per: null,
      countsGroups: false,
    },
  ];
}

function shapeHaving(request: Request, schema: Schema): readonly Shape[] {
  const quantities = request.havings.map((having) => having.quantity);
  const root = rootOf(quantities, schema);
  if (root === null) return [];
  const counted = request.measures.find(
    ({ quantity }) => quantity.kind === "rows" && quantity.table !== root,
  );
  const counts = counted?.quantity.kind === "rows";
  const subject: Axis[] =
    counted?.quantity.kind === "rows"
      ? [{ kind: "entity", table: counted.quantity.table }]
      : [
          ...request.groups,
          ...request.attributes.map((column): Axis => ({ kind: "column", column })),
          ...subjectsOf(request, root),
        ];
  if (subject.length === 0) return [];
  const extra = counts ? [] : request.measures.map(({ quantity }) => ({ quantity, isShown: true }));
  const hidden = quantities.map((quantity) => ({ quantity, isShown: false }));
  const shape: GroupShape = {
    kind: "group",
    root,
    axes: subject,
    measures: extra.length > 0 ? extra : hidden,
    havings: request.havings,
    order: request.orders.flatMap(({ by, direction }) =>
      quantities[0] ? [{ by: orderOf(by, quantities[0], subject), direction }] : [],
    ),
    count: null,
    per: null,
    countsGroups: counts,
  };
  const shown: GroupShape = {
    ...shape,
    measures: quantities.map((quantity) => ({ quantity, isShown: true })),
  };
  return counts ? [shape] : [shape, shown];
}

function shapeTop(request: Request, top: Top, schema: Schema): readonly Shape[] {
  const subjects = subjectsOfTop(request, top);
  const ranked = rowColumnOf(request, top, subjects, schema);
  if (ranked !== null) return listRanked(request, top, ranked, schema);
  const by = quantityOf(request, top, subjects, schema);
  if (by === null || subjects.length === 0) return [];
  const measures = [
    by,
    ...request.measures.map(({ quantity }) => quantity).filter((quantity) => !isSame(quantity, by)),
  ];
  const root = rootOf(measures, schema);
  if (root === null) return [];
  const axes = top.per
    ? [top.per, ...subjects]
    : [...subjects, ...request.groups.filter((group) => !subjects.some((subject) => isSame(subject, group)))];
  const shape: GroupShape = {
    kind: "group",
    root,
    axes,
    measures: measures.map((quantity) => ({ quantity, isShown: true })),
    havings: request.havings,
    order: [{ by, direction: top.direction }],
    count: top.count,
    per: top.per,
    countsGroups: false,
  };
  const bare: GroupShape = {
    ...shape,
    measures: measures.map((quantity) => ({ quantity, isShown: quantity !== by })),
  };
  return [shape, bare];
}

/** A row's own column to sort by, when no adding up is called for: "most expensive products". */
function rowColumnOf(
  request: Request,
  top: Top,
  subjects: readonly Axis[],
  schema: Schema,
): ColumnRef | null {
  if (top.per !== null) return null;
  if (top.by.kind === "column") return isOfRows(top.by.column, subjects, schema) ? top.by.column : null;
  if (
    top.by.kind === "quantity" &&
    top.by.quantity.kind === "column" &&
    rowAggregates.has(top.by.quantity.function)
  ) {
    const { column } = top.by.quantity;
    return subjects.some((subject) => subject.kind === "entity" && subject.table === column.table)
      ? column
      : null;
  }
  const [only] = request.measures;
  if (top.by.kind === "answer" && only?.isImplied && only.quantity.kind === "column") {
    const { column } = only.quantity;
    return subjects.some((subject) => subject.kind === "entity" && subject.table === column.table)
      ? column
      : null;
  }
  return null;
}

const rowAggregates: ReadonlySet<AggregateFunction> = new Set(["sum", "avg"]);

function listRanked(request: Request, top: Top, column: ColumnRef, schema: Schema): readonly Shape[] {
  const subject =
    top.subject?.kind === "entity"
      ? top.subject.table
      : (request.entities[0] ?? request.attributes[0]?.table ?? column.table);
  const asked = [...request.attributes, ...(top.subject?.kind === "column" ? [top.subject.column] : [])];
  const columns = asked.length > 0 ? asked : displayOf(subject, schema);
  const shape: ListShape = {
    kind: "list",
    root: subject,
    columns,
    order: [{ column, direction: top.direction }],
    count: top.count,
    showsOrder: false,
  };
  return columns.some((shown) => isSame(shown, column))
    ? [shape]
    : [{ ...shape, columns: [...columns, column], showsOrder: true }, shape];
}

/** Whether each row of the subject has one value of the column. */
function isOfRows(column: ColumnRef, [subject]: readonly Axis[], schema: Schema): boolean {
  const table = subject?.kind === "entity" ? subject.table : subject?.column?.table;
  return (
    table === undefined ||
    (schema.graph.findPath(table, column.table)?.every((edge) => !edge.isFanOut) ?? false)
  );
}

function quantityOf(request: Request, top: Top, subjects: readonly Axis[], schema: Schema): Quantity | null {
  if (top.by.kind === "column") {
    return { kind: "column", column: top.by.column, function: schema.defaultAggregate(top.by.column) };
  }
  if (top.by.kind === "quantity") return top.by.quantity;
  const asked = request.measures[0]?.quantity;
  if (asked) return asked;
  const entity = request.entities.find(
    (table) => !subjects.some((subject) => subject.kind === "entity" && subject.table === table),
  );
  if (entity !== undefined) return { kind: "rows", table: entity };
  const [subject] = subjects;
  if (subject?.kind === "column") return { kind: "rows", table: subject.column.table };
  if (subject?.kind === "entity") return mainQuantity(subject.table, schema);
  return null;
}

/** What a thing is ranked by when nobody says: the main figure of the nearest rows that refer to it, or their count. */
function mainQuantity(table: TableId, schema: Schema): Quantity | null {
  const own = schema.mainFigure(table);
  if (own !== null) return { kind: "column", column: { table, column: own }, function: "sum" };
  for (const edge of schema.graph.edgesFrom(table)) {
    const column = edge.isFanOut ? schema.mainFigure(edge.to) : null;
    if (column !== null) return { kind: "column", column: { table: edge.to, column }, function: "sum" };
  }
  const [first] = schema.graph.edgesFrom(table).filter((edge) => edge.isFanOut);
  return first ? { kind: "rows", table: first.to } : null;
}

function subjectsOfTop(request: Request, top: Top): readonly Axis[] {
  if (top.subject) {
    return [top.subject, ...request.attributes.map((column): Axis => ({ kind: "column", column }))];
  }
  if (request.attributes.length > 0) {
    return request.attributes.map((column): Axis => ({ kind: "column", column }));
  }
  if (request.groups.length > 0) return request.groups;
  const by = top.by.kind === "quantity" ? tableOfQuantity(top.by.quantity) : null;
  const entity = request.entities.find((table) => table !== by);
  return entity === undefined ? [] : [{ kind: "entity", table: entity }];
}

function subjectsOf(request: Request, root: TableId): readonly Axis[] {
  if (request.groups.length > 0 || request.attributes.length > 0) return [];
  return request.entities
    .filter((table) => table !== root)
    .slice(0, 1)
    .map((table) => ({ kind: "entity", table }));
}

function impliedMeasure(request: Request): readonly Quantity[] {
  const isGroupedBy = (table: TableId): boolean =>
    request.groups.some((axis) => axis.kind === "entity" && axis.table === table);
  const counted = request.entities.find((table) => !isGroupedBy(table)) ?? request.entities[0];
  if (counted !== undefined) return [{ kind: "rows", table: counted }];
  const tested = tableOfFirstTest(request);
  if (tested !== undefined) return [{ kind: "rows", table: tested }];
  const [column] = request.groups.flatMap((axis) =>
    axis.kind === "column"
      ? [axis.column.table]
      : axis.kind === "entity"
        ? [axis.table]
        : (axis.column?.table ?? []),
  );
  return column === undefined ? [] : [{ kind: "rows", table: column }];
}

/** The table from which every quantity's table is reached without meeting many rows; the first one's when there is none. */
function rootOf(quantities: readonly Quantity[], schema: Schema): TableId | null {
  const tables = quantities.map(tableOfQuantity).filter((table) => table !== null);
  const [first] = tables;
  if (first === undefined) return null;
  const reachesAll = (root: TableId): boolean =>
    tables.every((table) => schema.graph.findPath(root, table)?.every((edge) => !edge.isFanOut) ?? false);
  return tables.find(reachesAll) ?? first;
}

function orderOf(by: OrderKey, measure: Quantity, axes: readonly Axis[]): Quantity | Axis {
  if (by.kind === "quantity") return by.quantity;
  if (by.kind === "answer") return measure;
  return (
    axes.find((axis) => "column" in axis && axis.column !== null && isSame(axis.column, by.column)) ?? {
      kind: "column",
      column: by.column,
    }
  );
}

function tableOfFirstTest(request: Request): TableId | undefined {
  const [first] = request.tests;
  return first && "column" in first ? first.column.table : undefined;
}

/** How rows are called: their name, or else their key, or else everything. */
export function displayOf(table: TableId, schema: Schema): readonly ColumnRef[] {
  const display = schema.displayColumns(table);
  const columns = display.length > 0 ? display : schema.keyColumns(table);
  return columns.map((column) => ({ table, column }));
}

/** Clauses are small plain data: equal text, equal meaning. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
