import type { SharedChart } from "@askery/api";
import type { CardSlot } from "@askery/model";
import type { OpenLink } from "../../policies/find-link.ts";
import type { Store } from "../../store/open-store.ts";
import { readSharedCard, readSharedChart, readSharedDashboard } from "../visitors/read-shared.ts";

/** A chart in its slot on the grid. */
export interface EmbedCard extends SharedChart {
  readonly slot: CardSlot;
}

export interface Embed {
  readonly title: string;
  readonly timeZone: string;
  readonly cards: readonly EmbedCard[];
}

/** The whole width of the grid. */
const whole: CardSlot = { x: 0, y: 0, w: 12, h: 8 };

/** The saved figures of a chart, or of all cards of a dashboard. */
export async function readEmbed(store: Store, link: OpenLink): Promise<Embed> {
  const timeZone = await readTimeZone(store, link.databaseId);
  if (link.kind === "chart") {
    const chart = await readSharedChart(store, link);
    return { title: chart.title, timeZone, cards: [{ ...chart, slot: whole }] };
  }
  const { title } = await store
    .selectFrom("dashboard")
    .select("title")
    .where("id", "=", link.targetId)
    .executeTakeFirstOrThrow();
  const { cards } = await readSharedDashboard(store, link);
  const shown = cards.map(async ({ id, x, y, w, h }) => ({
    ...(await readSharedCard(store, link, id)),
    slot: { x, y, w, h },
  }));
  return { title, timeZone, cards: await Promise.all(shown) };
}

async function readTimeZone(store: Store, databaseId: string): Promise<string> {
  const { settings } = await store
    .selectFrom("workspace")
    .select("settings")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return (JSON.parse(settings) as { readonly timeZone?: string }).timeZone ?? "UTC";
}
