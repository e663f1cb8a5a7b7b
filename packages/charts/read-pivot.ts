import { findRuleColor, type RuleColor } from "@askery/model";
import type { ChartPoint } from "./chart-request.ts";
import { readChartView, type ChartSource } from "./chart-view.ts";
import { findPoint } from "./data/point-texts.ts";
import { writeEvenly } from "./format/write-evenly.ts";

/** The lines of a pivot table as texts, for pages that show it as a table. */
export interface ReadPivot {
  readonly columns: readonly string[];
  readonly hasTotals: boolean;
  /** From top to bottom, with those of every group. */
  readonly lines: readonly ReadPivotLine[];
}

export interface ReadPivotLine {
  /** `group` starts a group, with its subtotals. */
  readonly kind: "group" | "row" | "total";
  readonly name: string;
  /** The index of its group. */
  readonly group: number;
  /** 1 within a group, otherwise 0. */
  readonly depth: 0 | 1;
  /** Empty in lines of groups without subtotals. */
  readonly cells: readonly ReadPivotCell[];
  readonly total: string;
}

export interface ReadPivotCell {
  readonly text: string;
  /** The color of a rule that applies; null if none does. */
  readonly color: RuleColor | null;
  /** Null for a subtotal, and where there is no row. */
  readonly point: ChartPoint | null;
}

/** Reads a pivot table as texts. Rejects if the code of pivot tables cannot be loaded. */
export async function readPivot(source: ChartSource): Promise<ReadPivot> {
  const [{ makePivot, sumPivot }, { listLines }] = await Promise.all([
    import("./kinds/pivot/make-pivot.ts"),
    import("./kinds/pivot/list-lines.ts"),
  ]);
  const view = readChartView(source);
  const pivot = makePivot(view);
  const { data, columns, hasTotals } = pivot;
  const rules = view.display.colorRules ?? [];
  const listed = listLines(pivot, new Set());
  const write = writeEvenly(
    hasTotals
      ? listed.map(({ rows }) => sumPivot(data, rows, null))
      : data.series.flatMap(({ values }) => values.map((value) => value ?? null)),
    { format: data.format, locale: view.locale },
  );
  const lines = listed.map((line): ReadPivotLine => {
    const { kind, name, group, depth, rows } = line;
    const series = kind === "row" ? rows[0]?.series : undefined;
    const hasFigures = kind === "row" || hasTotals;
    const cells = columns.map((_, column): ReadPivotCell => {
      const value = sumPivot(data, rows, column);
      const isFigure = series !== undefined && value !== null;
      return {
        text: write(value),
        color: isFigure ? findRuleColor(rules, value) : null,
        point: series === undefined ? null : findPoint(data, series, column),
      };
    });
    return {
      kind,
      name,
      group,
      depth,
      cells: hasFigures ? cells : [],
      total: write(sumPivot(data, rows, null)),
    };
  });
  return { columns, hasTotals, lines };
}
