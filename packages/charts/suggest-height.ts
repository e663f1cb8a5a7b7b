import type { ChartSpec, Table } from "@askery/model";
import { cellsOf } from "./data/read-cells.ts";

/**
 * How tall a chart wants to be at a width, in pixels: lying bars and heatmaps grow with their rows, the rest is as tall as
 * reads well. Cards that scroll may give less; nothing is lost, labels thin out.
 */
export function suggestHeight(spec: ChartSpec, table: Table, width: number): number {
  const usual = Math.round(Math.min(320, Math.max(200, width * 0.4)));
  switch (spec.type) {
    case "horizontalBar": {
      const isSplit = spec.series !== null || spec.y.length > 1;
      const rows = spec.series === null ? table.rowCount : new Set(cellsOf(table, spec.x?.column)).size;
      const beside = spec.series === null ? spec.y.length : new Set(cellsOf(table, spec.series)).size;
      const pitch = isSplit && spec.stacking === "none" ? beside * 16 + 12 : 30;
      return clampHeight(rows * pitch + (isSplit ? 28 : 4));
    }
    case "heatmap":
      return clampHeight(new Set(cellsOf(table, spec.series)).size * 26 + 52);
    case "number":
      return 120;
    case "bar":
    case "line":
    case "area":
    case "pie":
    case "scatter":
    case "histogram":
    case "table":
      return usual;
  }
}

function clampHeight(height: number): number {
  return Math.min(1600, Math.max(120, height));
}
