import type { Cell, ChartSpec, OutputId, Table } from "@askery/model";
import type { ChartTheme } from "./theme/chart-theme.ts";

/** What to draw, in which colors, how large. The spec and the table are the only data that reach a drawing. */
export interface ChartRequest {
  readonly spec: ChartSpec;
  readonly table: Table;
  readonly theme: ChartTheme;
  readonly size: ChartSize;
  /** BCP 47; figures only, as dates and words are English. Default "en-US". */
  readonly locale?: string;
  /** `thumbnail` is the shape without a word, for pictures of 240 × 140. Default `full`. */
  readonly density?: ChartDensity;
  readonly marks?: ChartMarks;
}

export type ChartDensity = "full" | "thumbnail";

/** In pixels. */
export interface ChartSize {
  readonly width: number;
  readonly height: number;
}

/** What is pointed out beyond the figures. */
export interface ChartMarks {
  /** Values of the axis that the finding is about: they keep the color, the rest steps back. */
  readonly findings?: readonly Cell[];
  /** Whether the finding is a bad one, and is drawn so. Default false. */
  readonly isBad?: boolean;
  /** Dotted lines up from a value of the axis. */
  readonly events?: readonly { readonly at: Cell; readonly label: string }[];
  /** Dotted lines across at a figure. */
  readonly goals?: readonly { readonly value: number; readonly label: string }[];
  /** Colors that names keep across cards: 0–7, by the name of the series or the bar. */
  readonly slots?: ReadonlyMap<string, number>;
}

/** One figure of a drawn chart, for drilling down. */
export interface ChartPoint {
  /** The row of the table that it was drawn from; null where several rows make it up: an "Other", a bin. */
  readonly row: number | null;
  /** All rows that make it up. */
  readonly rows: readonly number[];
  /** The figure's column; null for bins, which count rows. */
  readonly column: OutputId | null;
  readonly value: number | null;
}

/** A request with its defaults filled in. */
export interface FullRequest extends Required<ChartRequest> {
  readonly isThumbnail: boolean;
}

export function fillRequest(request: ChartRequest): FullRequest {
  const density = request.density ?? "full";
  return {
    ...request,
    size: { width: Math.max(40, request.size.width), height: Math.max(40, request.size.height) },
    locale: request.locale ?? "en-US",
    density,
    marks: request.marks ?? {},
    isThumbnail: density === "thumbnail",
  };
}
