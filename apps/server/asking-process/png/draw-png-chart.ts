import type { ThemeName } from "@askery/charts";
import type { Chart, Table } from "@askery/model";
import { drawPng } from "./draw-png.ts";

/** A chart to draw with its title, as PNG. */
export interface ToDrawPicture {
  readonly chart: Pick<Chart, "spec" | "facts" | "caption">;
  readonly table: Table;
  readonly theme: ThemeName;
  readonly locale: string;
  /** In pixels, before `scale`. */
  readonly width: number;
  readonly scale: number;
}

/** A chart with its title as a PNG file. */
export async function drawPngChart(drawn: ToDrawPicture): Promise<Uint8Array> {
  const { width, scale, ...request } = drawn;
  // Loaded lazily, because most questions need no drawing.
  const { drawPicture } = await import("@askery/charts");
  const { svg } = await drawPicture({ ...request, width });
  return drawPng(svg, { widthPx: width, scale });
}
