import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findChart } from "./find-chart.ts";
import { drawnChart } from "./found-chart.ts";

export interface Thumbnail {
  readonly svg: string;
  /** Changes with the picture. */
  readonly tag: string;
}

export interface ThumbnailRequest {
  readonly chartId: string;
  readonly theme: "light" | "dark";
  /** The tag of the picture that the client has. */
  readonly knownTag: string | null;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

const size = { width: 240, height: 140 };

/** A thumbnail of a chart; null if the client already has it. */
export async function drawChartThumbnail(
  context: AskingContext,
  { theme, knownTag, ...request }: ThumbnailRequest,
): Promise<Thumbnail | null> {
  const found = await findChart(context, request);
  const { chart, result } = found;
  const tag = `"${chart.updatedAtMs}-${result.id}-${theme}"`;
  // Compression turns the tag into a weak one.
  if (knownTag?.replace(/^W\//, "") === tag) return null;
  const { spec, facts } = drawnChart(found);
  const input = { spec, facts, table: result.head, theme, ...size };
  return { svg: await context.asking.run("draw", input), tag };
}
