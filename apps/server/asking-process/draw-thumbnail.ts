import type { Table } from "@askery/model";
import type { ToDraw } from "./jobs.ts";

/** A chart's shape without a word, as the text of an SVG document. */
export async function drawThumbnail({ spec, facts, table, theme, width, height }: ToDraw): Promise<string> {
  // Loaded here, for most questions are asked without a picture.
  const { chartThemes, drawSvg } = await import("@askery/charts");
  return drawSvg({
    spec,
    facts,
    table: JSON.parse(table) as Table,
    theme: chartThemes[theme],
    density: "thumbnail",
    width,
    height,
  });
}
