import type { Table } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import type { ChartView } from "../chart-view.ts";
import type { Drawing } from "../drawing.ts";

/** How one kind of chart is drawn and described. What it needs and how menus show it is in the model's definition. */
export interface KindDrawing {
  readonly draw: (request: FullRequest) => Drawing;
  /** In words, for people who cannot see it. */
  readonly describe: (view: ChartView) => string;
  /** How tall it wants to be, in pixels. Default: as tall as reads well at its width. */
  readonly suggestHeight?: (view: Pick<ChartView, "drawn" | "table">) => number;
  /** The most of an answer's height that it takes, in pixels. */
  readonly maxAnswerHeight: number;
  /** Whether each row is a shape of its own. Thousands of shapes are drawn on a canvas. */
  readonly hasShapePerRow: boolean;
}

/** In an answer, so that all of it is in sight; what grows with its rows may be taller. */
export const answerHeights = { usual: 240, round: 280, growing: 720 } as const;

/** Within what is worth scrolling through. */
export function clampHeight(height: number): number {
  return Math.min(1600, Math.max(120, height));
}

/** "Bar chart. No rows." where there are none, else what a kind says of them. */
export function describeRows(noun: string, view: { readonly table: Table }, describe: () => string): string {
  return view.table.rowCount === 0 ? `${noun}. No rows.` : describe();
}
