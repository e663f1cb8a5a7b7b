import type { Table } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import type { ChartView } from "../chart-view.ts";
import type { Drawing } from "../drawing.ts";

/** How to draw and describe one kind of chart. Its needs and its texts in menus are in the model's definition. */
export interface KindDrawing {
  readonly draw: (request: FullRequest) => Drawing;
  /** A description for people who cannot see the chart. */
  readonly describe: (view: ChartView) => string;
  /** Whether each row is a shape of its own. Thousands of shapes are drawn on a canvas. */
  readonly hasShapePerRow: boolean;
}

/** Describes a kind of chart by `describe`, or as "Bar chart. No rows." if there are none. */
export function describeRows(noun: string, view: { readonly table: Table }, describe: () => string): string {
  return view.table.rowCount === 0 ? `${noun}. No rows.` : describe();
}
