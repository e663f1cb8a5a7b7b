import { readFilterState } from "@askery/api";
import { readCardFigure } from "@askery/charts";
import {
  AppError,
  arrangeForPhone,
  cardsOfTab,
  describeFilterValue,
  findTab,
  listFilterValues,
  missingFigure,
  noFigure,
  readTextFigures,
  replaceTextFigures,
  type CardFigure,
  type DashboardFilter,
  type TextCard,
} from "@askery/model";
import type { BoardCard, BoardDocument, CardContent } from "../../asking-process/board/board-document.ts";
import { printTime } from "../../asking/files/describe-file.ts";
import type { Store } from "../../store/open-store.ts";
import { readOutputs } from "../../results/find-result.ts";
import { readTableUpTo } from "../../results/result-rows.ts";
import { readSettings } from "../../databases/workspaces/databases.ts";
import { readWritingFor } from "../../people/own-formats.ts";
import { drawnChart, loadChart, nameChart } from "../charts/found-chart.ts";
import { findShownCard, type FiguresContext, type FiguresRequest, type ShownCard } from "./card-figures.ts";
import { readContents, type ChartCard, type DashboardContents } from "./dashboard-contents.ts";
import { readDocumentState } from "./read-document-state.ts";
import { readImageData } from "./text-images.ts";
import { maxDrawnRows, showCard } from "./show-card.ts";

export interface BoardRequest {
  readonly dashboardId: string;
  readonly userId: string;
  /** JSON of the API's `documentState`, from outside. */
  readonly of: string;
  /** Default: all tabs. */
  readonly tab?: string | undefined;
  /** Whether it is drawn as a phone shows it. Default: as a wide page does. */
  readonly isForPhone?: boolean;
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
  { dashboardId, userId, of, tab: wanted, isForPhone = false, signal }: BoardRequest,
): Promise<BoardDocument> {
  const { store, now, siteUrl } = context;
  const state = readDocumentState(of);
  const contents = await readContents(store, dashboardId);
  const { name, settings } = await store
    .selectFrom("dashboard")
    .innerJoin("workspace", "workspace.id", "dashboard.workspaceId")
    .select(["workspace.name", "workspace.settings"])
    .where("dashboard.id", "=", dashboardId)
    .executeTakeFirstOrThrow();
  const { locale, timeZone } = await readWritingFor(context, { userId, database: readSettings(settings) });
  const { title, tabs, filters, phone = [] } = contents;
  const lay = (some: readonly TabbedCard[]) =>
    isForPhone && phone.length > 0 ? arrangeForPhone(some, phone) : some;
  const onTab = wanted === undefined ? contents : keepTab(contents, wanted);
  const labels = new Map(filters.map(({ id, label }) => [id, label]));
  const show = async (card: ChartCard): Promise<ReadCard> => {
    const { filters: values, points } = state;
    const figures = { dashboardId, cardId: card.id, userId, filters: values, points, signal };
    return readCard(context, figures, { card, locale, timeZone, labels });
  };
  const read = await Promise.all(onTab.cards.map(show));
  const charts = onTab.cards.flatMap((card, index): readonly TabbedCard[] => {
    const content = read[index]?.content;
    return content === undefined ? [] : [{ ...card, content }];
  });
  const named = listNamed(onTab.texts);
  const figures = new Map<string, Source | null>();
  for (const [index, { id }] of onTab.cards.entries()) {
    const shown = read[index]?.shown ?? null;
    if (named.has(id)) figures.set(id, shown && (await readSource(store, shown, locale)));
  }
  const texts = onTab.texts.map((card) => showText(card, (figure) => writeFigure(figures, figure)));
  const cards = [...texts, ...charts];
  const open = findTab(tabs, wanted ?? null);
  const shown = tabs.length < 2 ? [null] : tabs.filter(({ id }) => wanted === undefined || id === open?.id);
  return {
    title,
    origin: `${name} · exported ${printTime(now(), timeZone)}`,
    url: `${siteUrl}/dashboards/${dashboardId}`,
    filters: describeFilters(filters, state),
    locale,
    images: Object.fromEntries(await readImageData(store, dashboardId, onTab.texts)),
    tabs: shown
      .map((tab) => ({
        title: tab?.title ?? null,
        cards: lay(tab === null ? cards : cardsOfTab(cards, tabs, tab.id)),
      }))
      .filter((tab) => tab.title === null || tab.cards.length > 0),
  };
}

/** The texts of a tab, and the cards that are on it or whose figures are in its texts. */
function keepTab({ cards, texts, tabs }: DashboardContents, tabId: string) {
  const shown = { cards: cardsOfTab(cards, tabs, tabId), texts: cardsOfTab(texts, tabs, tabId) };
  const named = listNamed(shown.texts);
  return { ...shown, cards: cards.filter((card) => named.has(card.id) || shown.cards.includes(card)) };
}

/** The ids of the cards whose figures are in texts. */
function listNamed(texts: readonly TextCard[]): ReadonlySet<string> {
  const parts = texts.flatMap(({ text }) => readTextFigures(text));
  return new Set(parts.flatMap((part) => (part.kind === "figure" ? [part.card] : [])));
}

type TabbedCard = BoardCard & { readonly id: string; readonly tabId: string | null };

function showText({ kind, text, ...slot }: TextCard, showFigure: (figure: CardFigure) => string): TabbedCard {
  return { ...slot, content: { kind, text: replaceTextFigures(text, showFigure) } };
}

type Source = Parameters<typeof readCardFigure>[0];

/** What texts can show of a card. */
async function readSource(store: Store, { shown }: ShownCard, locale: string): Promise<Source> {
  const { result } = shown;
  const { spec, facts } = drawnChart(shown);
  const table = await readTableUpTo(store, result, maxDrawnRows);
  return { spec, facts, table, locale, outputs: readOutputs(result), rowCount: result.rowCount };
}

function writeFigure(sources: ReadonlyMap<string, Source | null>, { card, pick }: CardFigure): string {
  const source = sources.get(card);
  if (source === undefined) return missingFigure;
  const figure = source && readCardFigure(source, pick);
  return figure?.kind === "figure" ? figure.text : noFigure;
}

/** A card, and its figures if there are any. */
interface ReadCard {
  readonly content: CardContent;
  readonly shown: ShownCard | null;
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
): Promise<ReadCard> {
  try {
    const shown = await findShownCard(context, request);
    return { content: await showCard(shown, { ...shownOn, store: context.store }), shown };
  } catch (error) {
    if (!(error instanceof AppError) || request.signal.aborted) throw error;
    const { isOwn, chart } = await loadChart(context, card.chartId);
    const title = isOwn ? chart.title : nameChart(chart);
    const shown = { kind: "message", text: `${error.message} ${error.fix}` } as const;
    const content = { kind: "chart", title, subtitle: "", time: null, warning: null, shown } as const;
    return { content, shown: null };
  }
}

/** "Country: Germany". */
function describeFilters(
  filters: readonly DashboardFilter[],
  { filters: values, clicked }: ReturnType<typeof readDocumentState>,
): readonly string[] {
  const active = listFilterValues(filters, readFilterState(values) ?? {});
  return [
    ...active.map(({ filter, value }) => `${filter.label}: ${describeFilterValue(value)}`),
    ...clicked.map((words) => `Clicked: ${words}`),
  ];
}
