import { documentState, parseJson, readFilterState, type DashboardFormat } from "@askery/api";
import {
  AppError,
  cardsOfTab,
  describeFilterValue,
  listFilterValues,
  missingFigure,
  noFigure,
  replaceTextFigures,
  type DashboardFilter,
  type TextCard,
} from "@askery/model";
import type { BoardCard, BoardDocument, CardContent } from "../../asking-process/board/board-document.ts";
import { printTime } from "../../asking/files/describe-file.ts";
import { fileHeaders } from "../../asking/files/file-response.ts";
import { readSettings } from "../../databases/workspaces/databases.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { findChart } from "../charts/charts.ts";
import { findShownCard, type FiguresContext, type FiguresRequest } from "./card-figures.ts";
import { readContents, type ChartCard } from "./dashboard-contents.ts";
import { showCard } from "./show-card.ts";

interface DashboardExport {
  readonly dashboardId: string;
  readonly userId: string;
  /** JSON of the API's `documentState`, from outside. */
  readonly of: string;
  readonly format: DashboardFormat;
  /** Aborted when the client has left: what runs for it ends, in the database as well. */
  readonly signal: AbortSignal;
}

type DocumentContext = FiguresContext & { readonly siteUrl: string };

/**
 * A response that downloads a dashboard under filters as a document, with the figures that its cards show: saved ones or, if
 * there are none, computed ones. A card that fails names the cause in its place.
 *
 * @throws AppError `invalid-input` for a state that is none
 */
export async function exportDashboard(context: DocumentContext, request: DashboardExport): Promise<Response> {
  const board = await readBoard(context, request);
  const { format, signal } = request;
  const bytes = await context.asking.run(jobs[format], board, { signal });
  return new Response(new Uint8Array(bytes), { headers: fileHeaders(board.title, format) });
}

const jobs = { pdf: "boardPdf" } as const;

async function readBoard(
  context: DocumentContext,
  { dashboardId, userId, of, signal }: DashboardExport,
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
  const labels = new Map(filters.map(({ id, label }) => [id, label]));
  const show = async (card: ChartCard): Promise<TabbedCard> => {
    const { filters: values, points } = state;
    const figures = { dashboardId, cardId: card.id, userId, filters: values, points, signal };
    return { ...card, content: await readCard(context, figures, { card, locale, timeZone, labels }) };
  };
  const charts = await Promise.all(contents.cards.map(show));
  const figures = new Map(contents.cards.map(({ id }, index) => [id, figureOf(charts[index]?.content)]));
  const texts = contents.texts.map((card) =>
    showText(card, (cardId) => figures.get(cardId) ?? missingFigure),
  );
  const cards = [...texts, ...charts];
  const shown = tabs.length < 2 ? [null] : tabs;
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
  request: Omit<FiguresRequest, "isFresh">,
  { card, ...shownOn }: CardOnBoard,
): Promise<CardContent> {
  try {
    return await showCard(await findShownCard(context, request), { ...shownOn, store: context.store });
  } catch (error) {
    if (!(error instanceof AppError) || request.signal.aborted) throw error;
    const { chart } = await findChart(context, card.chartId);
    const shown = { kind: "message", text: `${error.message} ${error.fix}` } as const;
    return { kind: "chart", title: chart.title, subtitle: "", time: null, warning: null, shown };
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
