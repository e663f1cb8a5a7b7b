import type { SharedChart } from "@askery/api";
import { readCardFigure } from "@askery/charts";
import {
  gridColumns,
  missingFigure,
  noFigure,
  replaceTextFigures,
  type FigurePick,
  stackTabs,
  type CardSlot,
  type TextKind,
} from "@askery/model";
import { readImageData } from "../../library/dashboards/text-images.ts";
import type { OpenLink } from "../../policies/find-link.ts";
import type { Store } from "../../store/open-store.ts";
import { readSharedCard, readSharedChart, readSharedDashboard } from "../visitors/read-shared.ts";

/** A chart as an embed shows it. */
export interface ReadEmbedChart extends SharedChart {
  /** Why there are no figures. Default: they use a private column. */
  readonly note?: string;
}

/** Reads the figures of a card of the dashboard; of null, those of the chart that is embedded. */
export type ReadChart = (cardId: string | null) => Promise<ReadEmbedChart>;

/** Saved figures: of a card as the dashboard opens. */
export function readSaved(store: Store, link: OpenLink): ReadChart {
  return (cardId) => (cardId === null ? readSharedChart(store, link) : readSharedCard(store, link, cardId));
}

/** A chart in its slot on the grid. */
export interface EmbedCard extends ReadEmbedChart {
  readonly slot: CardSlot;
}

/** A text in its slot: a heading, or Markdown. */
export interface EmbedText {
  readonly slot: CardSlot;
  readonly kind: TextKind;
  readonly text: string;
}

export interface Embed {
  readonly title: string;
  readonly timeZone: string;
  readonly cards: readonly EmbedCard[];
  readonly texts: readonly EmbedText[];
  /** The pictures of the texts by their versions, as addresses that contain them. */
  readonly images: ReadonlyMap<string, string>;
}

/** The whole width of the grid. */
const whole: CardSlot = { x: 0, y: 0, w: gridColumns, h: 8 };

/** The figures of a chart, or of all cards of a dashboard. */
export async function readEmbed(store: Store, link: OpenLink, read: ReadChart): Promise<Embed> {
  const timeZone = await readTimeZone(store, link.databaseId);
  if (link.kind === "chart") {
    const chart = await read(null);
    return { title: chart.title, timeZone, cards: [{ ...chart, slot: whole }], texts: [], images: new Map() };
  }
  const { title } = await store
    .selectFrom("dashboard")
    .select("title")
    .where("id", "=", link.targetId)
    .executeTakeFirstOrThrow();
  const { tabs, cards, texts } = await readSharedDashboard(store, link);
  const stacked = stackTabs([...cards, ...texts], tabs);
  const all = stacked.flatMap((tab) => tab.cards);
  const shown = await Promise.all(
    all.flatMap((card) => {
      if ("text" in card) return [];
      return read(card.id).then((chart) => ({
        cardId: card.id,
        embed: { ...chart, slot: slotOf(card) },
      }));
    }),
  );
  const charts = new Map(shown.map(({ cardId, embed }) => [cardId, embed]));
  const write = (text: string) =>
    replaceTextFigures(text, ({ card, pick }) => {
      const chart = charts.get(card);
      return chart === undefined ? missingFigure : figureOf(chart, pick);
    });
  return {
    title,
    timeZone,
    images: await readImageData(store, link.targetId, texts),
    cards: shown.map(({ embed }) => embed),
    texts: [
      ...stacked.flatMap(({ title: text, y }): readonly EmbedText[] =>
        text === null ? [] : [{ kind: "heading", text, slot: { ...whole, y, h: 1 } }],
      ),
      ...all.flatMap((card) =>
        "text" in card ? { ...card, text: write(card.text), slot: slotOf(card) } : [],
      ),
    ],
  };
}

/** What a text shows of a card. */
function figureOf({ figures }: SharedChart, pick: FigurePick): string {
  const figure = figures === null ? null : readCardFigure(figures, pick);
  return figure?.kind === "figure" ? figure.text : noFigure;
}

function slotOf({ x, y, w, h }: CardSlot): CardSlot {
  return { x, y, w, h };
}

async function readTimeZone(store: Store, databaseId: string): Promise<string> {
  const { settings } = await store
    .selectFrom("workspace")
    .select("settings")
    .where("id", "=", databaseId)
    .executeTakeFirstOrThrow();
  return (JSON.parse(settings) as { readonly timeZone?: string }).timeZone ?? "UTC";
}
