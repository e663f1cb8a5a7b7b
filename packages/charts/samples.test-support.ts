import type { EChartsOption } from "echarts";
import {
  makeChartSpec,
  noFacts,
  tableSpec,
  type Cell,
  type Chart,
  type ChartAxis,
  type ChartDisplay,
  type ChartFacts,
  type ChartFigure,
  type ChartKind,
  type ChartMark,
  type ChartRoles,
  type ColumnType,
  type DrawnAxis,
  type DrawnColumns,
  type Output,
  type Table,
  type ValueFormat,
} from "@askery/model";

/** A table from columns by name. */
export function tableOf(columns: Readonly<Record<string, readonly Cell[]>>): Table {
  const entries = Object.entries(columns);
  return {
    columns: entries.map(([name, cells]) => ({ name, type: typeOf(cells) })),
    values: entries.map(([, cells]) => cells),
    rowCount: entries[0]?.[1].length ?? 0,
    isTruncated: false,
  };
}

/** The columns, settings and facts of a chart in one flat record, for brevity in tests. */
export interface ChartParts extends DrawnColumns, ChartFacts {
  readonly kind: ChartKind;
  readonly marks: readonly ChartMark[];
  readonly display?: ChartDisplay;
  /** Default: shown. */
  readonly totals?: "shown" | "hidden";
}

/** Fills in the parts that a test does not set. */
export function partsOf(parts: Partial<ChartParts> & Pick<ChartParts, "kind">): ChartParts {
  return {
    x: null,
    y: [],
    series: null,
    stacking: "none",
    marks: [{ kind: "incompletePeriod" }],
    ...noFacts,
    ...parts,
  };
}

/** A chart of these parts. If its kind needs a part that is missing, it is a table. */
export function chartOf(parts: ChartParts): Chart {
  const { kind, x, y, series, stacking, totals = "shown", marks, display, incompleteFrom, spread } = parts;
  const figure = x?.kind === "number" ? [x] : [];
  const roles: ChartRoles = {
    axis: x === null || x.kind === "number" ? null : { ...x, kind: x.kind },
    figures: y,
    series,
    numeric: [...figure, ...y].map(({ column, label, format }) => ({ column, label, format })),
  };
  const made = makeChartSpec({ kind, roles, settings: { stacking, totals }, display, marks }) ?? tableSpec;
  const { encoding } = made;
  return {
    spec:
      made.kind === "scatter" && encoding.form === "points"
        ? { ...made, encoding: { ...encoding, series } }
        : made,
    caption: { title: "", subtitle: "", reason: "because a test wants it" },
    facts: { incompleteFrom, spread },
  };
}

/** A description of each column of a table, guessed from its type. */
export function outputsOf({ columns }: Table): readonly Output[] {
  return columns.map(({ name, type }) => ({
    id: name,
    label: name,
    format: formatOf(type),
    unit: null,
    role: roleOf(type),
  }));
}

function roleOf(type: ColumnType): Output["role"] {
  if (type === "date" || type === "timestamp") return { kind: "time", grain: null };
  return type === "integer" || type === "float" ? { kind: "figure", figure: "sum" } : { kind: "category" };
}

function formatOf(type: ColumnType): ValueFormat {
  return type === "integer" || type === "float" ? { kind: "number" } : { kind: "text" };
}

export const euros: ValueFormat = { kind: "currency", currency: "EUR" };
export const percents: ValueFormat = { kind: "percent" };

export const monthAxis: ChartAxis = {
  column: "month",
  label: "month",
  kind: "time",
  grain: "month",
  format: { kind: "date", grain: "month" },
};

export function categoryAxis(column: string, format: ValueFormat | null = null): ChartAxis {
  return { column, label: column, kind: "category", grain: null, format };
}

export function numberAxis(column: string, format: ValueFormat | null = null): DrawnAxis {
  return { column, label: column, kind: "number", grain: null, format };
}

export function figureOf(column: string, format: ValueFormat | null = null): ChartFigure {
  return { column, label: column, format };
}

export function monthsOf2026(count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => `2026-${String(index + 1).padStart(2, "0")}-01`);
}

function typeOf(cells: readonly Cell[]): ColumnType {
  const cell = cells.find((one) => one !== null);
  const isWhole = cells.every((one) => one === null || Number.isInteger(one));
  if (typeof cell === "number") return isWhole ? "integer" : "float";
  if (typeof cell === "boolean") return "boolean";
  if (typeof cell !== "string") return "text";
  if (/^\d{4}-\d{2}-\d{2}$/.test(cell)) return "date";
  return /^\d{4}-\d{2}-\d{2}[ T]/.test(cell) ? "timestamp" : "text";
}

/** The texts of a drawing's graphic parts. */
export function textsOf({ graphic }: EChartsOption): readonly string[] {
  const parts: readonly unknown[] = Array.isArray(graphic) ? graphic : [];
  return parts.flatMap((part) => {
    const style = readKey(part, "style");
    const text = readKey(style, "text");
    return typeof text === "string" ? [text] : [];
  });
}

/** The series of an option, as records. */
export function seriesOf({ series }: EChartsOption): readonly Readonly<Record<string, unknown>>[] {
  const all: readonly unknown[] = Array.isArray(series) ? series : [series];
  return all.flatMap((one) =>
    typeof one === "object" && one !== null ? [one as Record<string, unknown>] : [],
  );
}

/** A nested value: `readPath(option, "xAxis", "axisLabel", "show")`. */
export function readPath(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce((part, key) => readKey(part, String(key)), value);
}

function readKey(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined;
}
