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
import type { OpenLink } from "../../policies/find-link.ts";
import type { Store } from "../../store/open-store.ts";
import { readSharedCard, readSharedChart, readSharedDashboard } from "../visitors/read-shared.ts";

/** A chart in its slot on the grid. */
export interface EmbedCard extends SharedChart {
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
}

/** The whole width of the grid. */
const whole: CardSlot = { x: 0, y: 0, w: gridColumns, h: 8 };

/** The saved figures of a chart, or of all cards of a dashboard. */
export async function readEmbed(store: Store, link: OpenLink): Promise<Embed> {
  const timeZone = await readTimeZone(store, link.databaseId);
  if (link.kind === "chart") {
    const chart = await readSharedChart(store, link);
    return { title: chart.title, timeZone, cards: [{ ...chart, slot: whole }], texts: [] };
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
      return readSharedCard(store, link, card.id).then((chart) => ({
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
