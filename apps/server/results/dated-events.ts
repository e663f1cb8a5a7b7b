import type { Knowledge } from "@askery/api";
import type { Chart, DatedEvent } from "@askery/model";
import { readerKey } from "../policies/current-limits.ts";
import { createBatchedRead } from "../store/batched-read.ts";
import type { Store } from "../store/open-store.ts";

interface Shown<Drawn> {
  readonly databaseId: string;
  readonly chart: Drawn;
  /** Visitors of links see the events of charts that were told to show them. Default: false. */
  readonly isForVisitors?: boolean;
}

/**
 * A chart with the dated events of its database, for the present reader. Titles of events may tell what a member with data
 * rules or a visitor must not read, so they see them only where somebody chose to show them.
 */
export async function addEvents<Drawn extends Pick<Chart, "spec" | "facts">>(
  store: Store,
  { databaseId, chart, isForVisitors = false }: Shown<Drawn>,
): Promise<Drawn> {
  const isLimited = isForVisitors || readerKey() !== "";
  const chosen = chart.spec.display?.events;
  if (isLimited && chosen !== "shown") return chart;
  const readAll = async () => new Map([[databaseId, await readEvents(store, databaseId)]]);
  const events = (await readBatched({ store, group: databaseId, key: databaseId, readAll })) ?? [];
  return events.length === 0 ? chart : { ...chart, facts: { ...chart.facts, events } };
}

const readBatched = createBatchedRead<readonly DatedEvent[]>();

/** More events than these are not sent: the latest are. */
const maxEvents = 500;

async function readEvents(store: Store, databaseId: string): Promise<readonly DatedEvent[]> {
  const rows = await store
    .selectFrom("knowledgeEntry")
    .select("entry")
    .where("workspaceId", "=", databaseId)
    .where("kind", "=", "event")
    .where("deletedAtMs", "is", null)
    .execute();
  return rows
    .map(({ entry }) => JSON.parse(entry) as Extract<Knowledge, { kind: "event" }>)
    .map(({ from, to, title }) => ({ from, to, title }))
    .toSorted((one, other) => (one.from < other.from ? -1 : one.from > other.from ? 1 : 0))
    .slice(-maxEvents);
}
