import { createHash } from "node:crypto";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { drawThumbnail, tagOf } from "./draw-chart-thumbnail.ts";
import { findSavedChart } from "./find-chart.ts";
import type { FoundChart } from "./found-chart.ts";

interface ThumbnailsRequest {
  readonly databaseId: string;
  readonly ids: readonly string[];
  readonly theme: "light" | "dark";
  /** The tag of the pictures that the client has. */
  readonly knownTag: string | null;
}

interface Thumbnails {
  /** The pictures by the charts' ids. Null for a chart without figures for the present reader, and one that does not exist. */
  readonly svgs: Readonly<Record<string, string | null>>;
  /** Changes with one of the pictures. */
  readonly tag: string;
}

/**
 * Thumbnails of the charts of a list; null if the client already has them. No query runs for them, so that no chart waits
 * for another: `drawChartThumbnail` computes what is missing. One query checks the charts, and one reads them all.
 */
export async function drawChartThumbnails(
  context: AskingContext,
  { databaseId, ids, theme, knownTag }: ThumbnailsRequest,
): Promise<Thumbnails | null> {
  const rows = await context.store
    .selectFrom("chart")
    .select("id")
    .where("id", "in", ids)
    .where("workspaceId", "=", databaseId)
    .where("deletedAtMs", "is", null)
    .execute();
  const there = new Set(rows.map(({ id }) => id));
  const found = await Promise.all(
    ids.map(async (id) => [id, there.has(id) ? await findSavedChart(context, id) : null] as const),
  );
  const tag = tagOfAll(found, theme);
  if (knownTag?.replace(/^W\//, "") === tag) return null;
  const drawn = await Promise.all(
    found.map(async ([id, chart]) => [id, chart && (await drawOrNothing(context, chart, theme))] as const),
  );
  return { svgs: Object.fromEntries(drawn), tag };
}

function tagOfAll(
  found: readonly (readonly [id: string, FoundChart | null])[],
  theme: ThumbnailsRequest["theme"],
): string {
  const hash = createHash("sha256");
  for (const [id, chart] of found) hash.update(`${id} ${chart === null ? "" : tagOf(chart, theme)}\n`);
  return `"${hash.digest("base64url")}"`;
}

/** One chart that can't be drawn leaves the others: its own picture reports the failure. */
async function drawOrNothing(
  context: AskingContext,
  chart: FoundChart,
  theme: ThumbnailsRequest["theme"],
): Promise<string | null> {
  return drawThumbnail(context, chart, theme).catch(() => null);
}
