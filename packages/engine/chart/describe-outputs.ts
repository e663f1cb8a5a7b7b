import {
  type AskSettings,
  type Catalog,
  type Cell,
  type ColumnRole,
  type DescribedCatalog,
  type Dimension,
  type Measure,
  type Plan,
  type QueryPlan,
  type Table,
  type TableColumn,
  type ValueFormat,
  type Output,
  type OutputRole,
  type DatePart,
  type GeoAxis,
  readGeoAxis,
  readFigure,
  isNumeric,
} from "@askery/model";
import { describeName, type FigureRange } from "../meaning/describe-name.ts";
import { findMeaning } from "../meaning/find-meaning.ts";
import { inferGrain } from "./buckets.ts";
import { describeFigure, type FigureContext } from "./describe-figure.ts";
import { findPlanColumn, findListDimension, isListColumn, namingPlan } from "./find-plan-column.ts";
import { formatFigure, isName } from "./format-column.ts";
import { labelOutput } from "./label-output.ts";
import { readRanges } from "./read-ranges.ts";
import { findNaturalOrder } from "./natural-order.ts";
import { humanizeName } from "./name-words.ts";

export interface Result {
  readonly plan: Plan;
  readonly table: Table;
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
  readonly settings: AskSettings;
}

/**
 * Describes each column of a result, in order.
 *
 * Uses the plan; for a set operation, the plan of its left side. Uses names and values for hand-written SQL, and if
 * plan and table have a different number of columns.
 */
export function describeOutputs({ plan, table, catalog, described, settings }: Result): readonly Output[] {
  const block = namingPlan(plan);
  const shown =
    block === null ? [] : [...block.dimensions, ...block.measures].filter((output) => output.isShown);
  if (block === null || shown.length !== table.columns.length) {
    return table.columns.map((column, index) => describeColumn(column, table.values[index] ?? [], settings));
  }
  return shown.map((output, index) => {
    const cells = table.values[index] ?? [];
    const isMeasure = block.measures.some((measure) => measure.id === output.id);
    return describeOutput(
      output,
      { plan: block, catalog, described, settings },
      { cells, type: table.columns[index]?.type ?? "other", isMeasure },
    );
  });
}

interface Seen {
  readonly cells: readonly Cell[];
  readonly type: TableColumn["type"];
  readonly isMeasure: boolean;
}

function describeOutput(output: Dimension | Measure, context: FigureContext, seen: Seen): Output {
  const figure = describeFigure(output.expression, context);
  const role = roleOf(output, context, seen, figure.figure);
  const format =
    output.format ?? (isWholeList(output, context) ? { kind: "list" } : formatOf(role, figure.format));
  const order = declaredOrder(output, context, seen.cells) ?? findNaturalOrder(seen.cells);
  const geoAxis = findGeoAxis(output, context);
  return {
    id: output.id,
    label: labelOutput(output, context),
    role,
    format,
    unit: figure.unit,
    ...(order && { order }),
    ...(geoAxis && { geoAxis }),
  };
}

/** What the database's comment on a column says about positions on the Earth. */
function findGeoAxis(output: Dimension | Measure, { plan, catalog }: FigureContext): GeoAxis | null {
  const expression = innermost(output, plan, catalog);
  if (expression.kind !== "column") return null;
  const column = findPlanColumn(expression.source, expression.column, plan, catalog);
  return column?.kind === "stored" && isNumeric(column.column.type)
    ? readGeoAxis(column.column.comment ?? "")
    : null;
}

/** A breakdown by a list has its elements; other plans have the lists themselves. */
function isWholeList({ expression }: Dimension | Measure, { plan, catalog }: FigureContext): boolean {
  return plan.aggregation !== "group" && isListColumn(expression, plan, catalog);
}

/** The values of an enumeration, or the ranges, that a result has, in their declared order; null for other columns. */
function declaredOrder(
  output: Dimension | Measure,
  { plan, catalog }: FigureContext,
  cells: readonly Cell[],
): readonly string[] | null {
  const expression = innermost(output, plan, catalog);
  const column =
    expression.kind === "column" ? findPlanColumn(expression.source, expression.column, plan, catalog) : null;
  const labels =
    expression.kind === "case"
      ? readRanges(expression)
      : column?.kind === "stored"
        ? column.column.labels
        : undefined;
  const present = new Set(cells);
  return labels?.filter((label) => present.has(label)) ?? null;
}

function roleOf(
  output: Dimension | Measure,
  { plan, catalog, described }: FigureContext,
  seen: Seen,
  figure: Figure,
): OutputRole {
  const expression = innermost(output, plan, catalog);
  if (expression.kind === "grain") return { kind: "time", grain: expression.grain };
  if (expression.kind === "datePart") return { kind: "datePart", part: expression.part };
  if (seen.type === "date" || seen.type === "timestamp") return { kind: "time", grain: null };
  if (seen.isMeasure && holdsText(seen.cells)) return { kind: "category" };
  if (seen.isMeasure) {
    const overlapping = findListDimension(plan, catalog) === null ? undefined : overlappingKinds.get(figure);
    return { kind: "figure", figure: overlapping ?? figure };
  }
  const column =
    expression.kind === "column" ? findPlanColumn(expression.source, expression.column, plan, catalog) : null;
  if (column?.kind === "stored") {
    const { type, name, isUnique, encoding } = column.column;
    const meaning = findMeaning(described, column.table.id, name);
    if (type === "date" || type === "timestamp" || encoding !== null) return { kind: "time", grain: null };
    if (isNumeric(type) && meaning?.dated === "year") return { kind: "datePart", part: "year" };
    const isAmount = isNumeric(type) && !isUnique && !isName(column.column, meaning);
    if (isAmount && plan.aggregation !== "group") return { kind: "figure", figure };
    return isUnique || namingRoles.has(meaning?.role.value ?? "other")
      ? { kind: "name" }
      : { kind: "category" };
  }
  return isNumeric(seen.type) && plan.aggregation !== "group"
    ? { kind: "figure", figure }
    : { kind: "category" };
}

/** Roles of columns that name an entity. */
const overlappingKinds: ReadonlyMap<Figure, Figure> = new Map([
  ["count", "distinct"],
  ["sum", "level"],
]);

const namingRoles: ReadonlySet<ColumnRole> = new Set(["name", "contact"]);

type Figure = Extract<OutputRole, { kind: "figure" }>["figure"];

/** The expression behind an output, traced through inner plans that pass a dimension on. */
function innermost(
  output: Dimension | Measure,
  plan: QueryPlan,
  catalog: Catalog,
  depth = 0,
): Dimension["expression"] {
  const { expression } = output;
  if (expression.kind !== "column" || depth > 10) return expression;
  const found = findPlanColumn(expression.source, expression.column, plan, catalog);
  return found?.kind === "computed" ? innermost(found.output, found.plan, catalog, depth + 1) : expression;
}

function formatOf(role: OutputRole, figure: ValueFormat): ValueFormat {
  switch (role.kind) {
    case "time":
      return { kind: "date", grain: role.grain ?? (figure.kind === "date" ? figure.grain : "day") };
    case "datePart":
      return { kind: "datePart", part: role.part };
    case "figure":
      return figure;
    case "category":
    case "name":
      return { kind: "text" };
  }
}

/** Describes a column by its name, type and values alone. */
function describeColumn({ name, type }: TableColumn, cells: readonly Cell[], settings: AskSettings): Output {
  const named = { id: name, label: humanizeName(name) };
  const grain = type === "date" || type === "timestamp" || type === "text" ? inferGrain(cells) : null;
  if (grain !== null) {
    return { ...named, role: { kind: "time", grain }, format: { kind: "date", grain }, unit: null };
  }
  const isFigure = !holdsText(cells) && type !== "boolean";
  const range = isFigure ? rangeOf(cells) : null;
  const part = range === null ? null : findPart(name, cells, range);
  if (part !== null) {
    return { ...named, role: { kind: "datePart", part }, format: { kind: "datePart", part }, unit: null };
  }
  const { role, dated, figure } = describeName(name, range);
  if (isFigure && dated === "year") {
    const year = { kind: "datePart", part: "year" } as const;
    return { ...named, role: year, format: year, unit: null };
  }
  if (isFigure && !referringRoles.has(role)) {
    return { ...named, role: { kind: "figure", figure: "unknown" }, ...formatFigure(figure, settings) };
  }
  const kind = namingRoles.has(role) ? "name" : "category";
  const order = findNaturalOrder(cells);
  return { ...named, role: { kind }, format: { kind: "text" }, unit: null, ...(order && { order }) };
}

/** The part of time that whole numbers are, by the name of their column: hours or months. */
function findPart(name: string, cells: readonly Cell[], { min, max }: FigureRange): DatePart | null {
  const found = numberedParts.find((part) => part.name.test(name) && min >= part.least && max <= part.most);
  const isWhole = cells.every((cell) => cell === null || Number.isInteger(readFigure(cell)));
  return found !== undefined && isWhole && max > min ? found.part : null;
}

const numberedParts = [
  { name: /^hour(?:_?of_?day)?$/iu, part: "hourOfDay", least: 0, most: 23 },
  { name: /^month(?:_?(?:of_?year|number))?$/iu, part: "monthOfYear", least: 1, most: 12 },
] as const;

/** Roles of numbers that identify rows. */
const referringRoles: ReadonlySet<ColumnRole> = new Set(["key", "reference"]);

function rangeOf(cells: readonly Cell[]): FigureRange {
  const figures = cells.map(readFigure).filter((figure) => figure !== null);
  const ends = (pick: (one: number, other: number) => number): number =>
    figures.reduce((end, figure) => pick(end, figure), figures[0] ?? 0);
  return { min: ends(Math.min), max: ends(Math.max) };
}

/** True if some value is not a number; an empty column is not text. */
function holdsText(cells: readonly Cell[]): boolean {
  return cells.some((cell) => cell !== null && readFigure(cell) === null);
}
