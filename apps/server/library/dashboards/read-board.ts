import { documentState, parseJson, readFilterState } from "@askery/api";
import {
  AppError,
  cardsOfTab,
  describeFilterValue,
  findTab,
  listFilterValues,
  missingFigure,
  noFigure,
  readTextFigures,
  replaceTextFigures,
  type DashboardFilter,
  type TextCard,
} from "@askery/model";
import type { BoardCard, BoardDocument, CardContent } from "../../asking-process/board/board-document.ts";
import { printTime } from "../../asking/files/describe-file.ts";
import { readSettings } from "../../databases/workspaces/databases.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { loadChart, nameChart } from "../charts/found-chart.ts";
import { findShownCard, type FiguresContext, type FiguresRequest } from "./card-figures.ts";
import { readContents, type ChartCard, type DashboardContents } from "./dashboard-contents.ts";
import { showCard } from "./show-card.ts";

export interface BoardRequest {
  readonly dashboardId: string;
  readonly userId: string;
  /** JSON of the API's `documentState`, from outside. */
  readonly of: string;
  /** Default: all tabs. */
  readonly tab?: string | undefined;
  /** Aborted when the client has left: what runs for it ends, in the database as well. */
  readonly signal: AbortSignal;
}

export type BoardContext = FiguresContext & { readonly siteUrl: string };

/**
 * A dashboard under filters with the figures that its cards show: saved ones or, if there are none, computed ones. A card
 * that fails names the cause in its place.
 *
 * @throws AppError `invalid-input` for a state that is none
 */
export async function readBoard(
  context: BoardContext,
  { dashboardId, userId, of, tab: wanted, signal }: BoardRequest,
): Promise<BoardDocument> {
  const { store, now, siteUrl } = context;
  const state = readState(of);
  const contents = await readContents(store, dashboardId);
  const { name, settings } = await store
    .selectFrom("dashboard")
    .innerJoin("workspace", "workspace.id", "dashboard.workspaceId")
    .select(["workspace.name", "workspace.settings"])
    .where("dashboard.id", "=", dashboardId)
    .executeTakeFirstOrThrow();
  const { locale, timeZone } = readSettings(settings);
  const { title, tabs, filters } = contents;
  const onTab = wanted === undefined ? contents : keepTab(contents, wanted);
  const labels = new Map(filters.map(({ id, label }) => [id, label]));
  const show = async (card: ChartCard): Promise<TabbedCard> => {
    const { filters: values, points } = state;
    const figures = { dashboardId, cardId: card.id, userId, filters: values, points, signal };
    return { ...card, content: await readCard(context, figures, { card, locale, timeZone, labels }) };
  };
  const charts = await Promise.all(onTab.cards.map(show));
  const figures = new Map(onTab.cards.map(({ id }, index) => [id, figureOf(charts[index]?.content)]));
  const texts = onTab.texts.map((card) => showText(card, (cardId) => figures.get(cardId) ?? missingFigure));
  const cards = [...texts, ...charts];
  const open = findTab(tabs, wanted ?? null);
  const shown = tabs.length < 2 ? [null] : tabs.filter(({ id }) => wanted === undefined || id === open?.id);
  return {
    title,
    origin: `${name} · exported ${printTime(now(), timeZone)}`,
    url: `${siteUrl}/dashboards/${dashboardId}`,
    filters: describeFilters(filters, state),
    locale,
    tabs: shown
      .map((tab) => ({
        title: tab?.title ?? null,
        cards: tab === null ? cards : cardsOfTab(cards, tabs, tab.id),
      }))
      .filter((tab) => tab.title === null || tab.cards.length > 0),
  };
}

/** The texts of a tab, and the cards that are on it or whose figures are in its texts. */
function keepTab({ cards, texts, tabs }: DashboardContents, tabId: string) {
  const shown = { cards: cardsOfTab(cards, tabs, tabId), texts: cardsOfTab(texts, tabs, tabId) };
  const named = new Set(
    shown.texts.flatMap(({ text }) =>
      readTextFigures(text).flatMap((part) => (part.kind === "figure" ? [part.card] : [])),
    ),
  );
  return { ...shown, cards: cards.filter((card) => named.has(card.id) || shown.cards.includes(card)) };
}

type TabbedCard = BoardCard & { readonly tabId: string | null };

function showText({ kind, text, ...slot }: TextCard, showFigure: (cardId: string) => string): TabbedCard {
  return { ...slot, content: { kind, text: replaceTextFigures(text, showFigure) } };
}

/** What a text shows of a card. */
function figureOf(content: CardContent | undefined): string {
  return content?.kind === "chart" && content.shown.kind === "figure" ? content.shown.text : noFigure;
}

interface CardOnBoard {
  readonly card: ChartCard;
  readonly locale: string;
  readonly timeZone: string;
  readonly labels: ReadonlyMap<string, string>;
}

async function readCard(
  context: FiguresContext,
  request: Omit<FiguresRequest, "maxAgeMs">,
  { card, ...shownOn }: CardOnBoard,
): Promise<CardContent> {
  try {
    return await showCard(await findShownCard(context, request), { ...shownOn, store: context.store });
  } catch (error) {
    if (!(error instanceof AppError) || request.signal.aborted) throw error;
    const { isOwn, chart } = await loadChart(context, card.chartId);
    const title = isOwn ? chart.title : nameChart(chart);
    const shown = { kind: "message", text: `${error.message} ${error.fix}` } as const;
    return { kind: "chart", title, subtitle: "", time: null, warning: null, shown };
  }
}

/** "Country: Germany". */
function describeFilters(
  filters: readonly DashboardFilter[],
  { filters: values, clicked }: ReturnType<typeof readState>,
): readonly string[] {
  const active = listFilterValues(filters, readFilterState(values) ?? {});
  return [
    ...active.map(({ filter, value }) => `${filter.label}: ${describeFilterValue(value)}`),
    ...clicked.map((words) => `Clicked: ${words}`),
  ];
}

/** @throws AppError `invalid-input` */
function readState(text: string) {
  const read = documentState.safeParse(parseJson(text));
  if (!read.success || readFilterState(read.data.filters) === null) {
    throw new AppError("invalid-input", libraryMessages.unreadableFilters);
  }
  return read.data;
}
