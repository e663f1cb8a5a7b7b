import { readDrawnColumns, type ChartSpec, type DateSpan, type Table } from "@askery/model";

/** The figures of a chart in the period that its own are compared with, and both periods. */
export interface ComparedPeriod {
  readonly now: NamedSpan;
  readonly before: NamedSpan;
  /** The result of the same plan in the period before. */
  readonly table: Table;
}

export interface NamedSpan extends DateSpan {
  /** "1 Nov – 20 Nov 2026". */
  readonly words: string;
}

/** Why the figures of a chart can't be compared with another period, as a sentence; null if they can. */
export function findCompareObstacle(spec: ChartSpec): string | null {
  if (spec.kind === "number") return null;
  const { x, y, series } = readDrawnColumns(spec);
  if (!kindsAlongTime.has(spec.kind) || x?.kind !== "time") {
    return "Numbers and charts along time are compared, not this kind of chart.";
  }
  if (series !== null || y.length !== 1) return "A chart with several lines is not compared.";
  return null;
}

const kindsAlongTime: ReadonlySet<ChartSpec["kind"]> = new Set(["line", "area", "step", "bar"]);
