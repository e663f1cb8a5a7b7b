import { drawChartThumbnails, maxThumbnails } from "@askery/api";
import { call } from "../server/call.ts";

interface WantedThumbnail {
  readonly databaseId: string;
  readonly chartId: string;
  readonly theme: "light" | "dark";
}

type Batch = Map<string, PromiseWithResolvers<string | null>>;

const waiting = new Map<string, Batch>();

/**
 * The thumbnail of a chart as SVG; null if the server has none yet. Those that a page wants at the same time, such as those
 * of a list, are one request.
 */
export async function loadThumbnail({ databaseId, chartId, theme }: WantedThumbnail): Promise<string | null> {
  const group = `${databaseId} ${theme}`;
  const batch = waiting.get(group) ?? startBatch(group, { databaseId, theme });
  const wanted = batch.get(chartId) ?? Promise.withResolvers<string | null>();
  batch.set(chartId, wanted);
  if (batch.size === maxThumbnails) waiting.delete(group);
  return wanted.promise;
}

function startBatch(group: string, of: Omit<WantedThumbnail, "chartId">): Batch {
  const batch: Batch = new Map();
  waiting.set(group, batch);
  setTimeout(() => {
    if (waiting.get(group) === batch) waiting.delete(group);
    void request(batch, of);
  });
  return batch;
}

async function request(batch: Batch, { databaseId, theme }: Omit<WantedThumbnail, "chartId">): Promise<void> {
  try {
    const query = { ids: [...batch.keys()].join(","), theme };
    const svgs = await call(drawChartThumbnails, { params: { databaseId }, query });
    for (const [chartId, { resolve }] of batch) resolve(svgs[chartId] ?? null);
  } catch (cause) {
    for (const { reject } of batch.values()) reject(cause);
  }
}
