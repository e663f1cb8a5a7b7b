import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findChart } from "./find-chart.ts";
import { drawnChart, type FoundChart } from "./found-chart.ts";

interface Thumbnail {
  readonly svg: string;
  /** Changes with the picture. */
  readonly tag: string;
}

type Theme = "light" | "dark";

interface ThumbnailRequest {
  readonly chartId: string;
  readonly theme: Theme;
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
  const tag = tagOf(found, theme);
  // Compression turns the tag into a weak one.
  if (knownTag?.replace(/^W\//, "") === tag) return null;
  return { svg: await drawThumbnail(context, found, theme), tag };
}

/** Changes with the picture of a chart. */
export function tagOf({ chart, result }: FoundChart, theme: Theme): string {
  return `"${chart.updatedAtMs}-${result.id}-${theme}"`;
}

export async function drawThumbnail(
  context: AskingContext,
  found: FoundChart,
  theme: Theme,
): Promise<string> {
  const { spec, facts } = drawnChart(found);
  const input = { spec, facts, table: found.result.head, theme, ...size };
  return context.asking.run("draw", input);
}
