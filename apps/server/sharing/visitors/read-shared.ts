import type { SharedAnswer, SharedChart, SharedConversation, SharedDashboard } from "@askery/api";
import { AppError, listImageVersions } from "@askery/model";
import { findPosition, readSteps } from "../../asking/turns/edit-history.ts";
import { findSavedChart } from "../../library/charts/find-chart.ts";
import { drawnChart, loadChart, type FoundChart } from "../../library/charts/found-chart.ts";
import { findDashboard, readParts } from "../../library/dashboards/dashboard-contents.ts";
import { findInitialFigures } from "../../library/dashboards/initial-figures.ts";
import { noImage, readImage } from "../../library/dashboards/text-images.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import type { OpenLink } from "../../policies/find-link.ts";
import { addEvents } from "../../results/dated-events.ts";
import { findResults, readChart, readNarrative } from "../../results/find-result.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { Store } from "../../store/open-store.ts";
import { readUsesPrivate, type UsesPrivate } from "../links/find-private.ts";
import { readLocale, showFigures } from "./show-figures.ts";

/* All of it is read from saved results. No query runs for a visitor. */

/** The questions of a conversation, each with the answer that it shows now, from the first one to the last. */
export async function readSharedConversation(store: Store, link: OpenLink): Promise<SharedConversation> {
  const rows = await store
    .selectFrom("turn")
    .selectAll()
    .where("conversationId", "=", link.targetId)
    .where("state", "!=", "running")
    .orderBy("position")
    .execute();
  const steps = await readSteps(
    store,
    rows.map(({ id }) => id),
  );
  const turns = rows.map((row) => ({ row, resultId: findPosition(row, steps.get(row.id)).resultId }));
  const results = await findResults(
    store,
    turns.flatMap(({ resultId }) => resultId ?? []),
  );
  const showOne = await answerShower(store, link);
  const answers = turns.map(async ({ row, resultId }): Promise<SharedAnswer> => {
    const result = resultId === null ? undefined : results.get(resultId);
    const { id, question, askedAtMs } = row;
    return { id, question, askedAtMs, outcome: await showOne(result) };
  });
  return { answers: await Promise.all(answers) };
}

async function answerShower(store: Store, link: OpenLink) {
  const usesPrivate = await readUsesPrivate(store, link.databaseId);
  const locale = await readLocale(store, link.databaseId);
  const chartForVisitors = async (result: ResultRow) =>
    addEvents(store, { databaseId: link.databaseId, chart: readChart(result), isForVisitors: true });
  return async (result: ResultRow | undefined): Promise<SharedAnswer["outcome"]> => {
    if (result?.narrative === undefined || result.narrative === null) return { kind: "none" };
    if (usesPrivate(result)) return { kind: "withheld" };
    const { sentence, interpretation, warnings } = readNarrative(result);
    return {
      kind: "answered",
      sentence,
      restatement: interpretation.restatement,
      warnings: warnings.map(({ fact, consequence, weight }) => ({ fact, consequence, weight })),
      figures: await showFigures(store, { result, chart: await chartForVisitors(result), link, locale }),
    };
  };
}

export async function readSharedChart(store: Store, link: OpenLink): Promise<SharedChart> {
  return showSharedChart(store, link, link.targetId);
}

/** What a dashboard shows, with the cards whose charts still exist, from the top left. */
export async function readSharedDashboard(store: Store, { targetId }: OpenLink): Promise<SharedDashboard> {
  const { tabs, texts, phone } = readParts(await findDashboard({ store }, targetId));
  const cards = await store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select(["card.id", "card.tabId", "card.x", "card.y", "card.w", "card.h", "chart.title"])
    .where("card.dashboardId", "=", targetId)
    .where("chart.deletedAtMs", "is", null)
    .orderBy("card.y")
    .orderBy("card.x")
    .orderBy("card.id")
    .execute();
  return { tabs, texts, phone, cards };
}

/** @throws AppError `not-found` for a picture that the texts of the dashboard do not show now */
export async function readSharedImage(store: Store, { targetId }: OpenLink, version: string) {
  const { texts } = readParts(await findDashboard({ store }, targetId));
  if (!listImageVersions(texts).includes(version)) throw noImage();
  return readImage({ store }, { dashboardId: targetId, version });
}

/** @throws AppError `not-found` for a card that is not on the dashboard */
export async function readSharedCard(store: Store, link: OpenLink, cardId: string): Promise<SharedChart> {
  const { chartId, title, found } = await findSharedCard(store, link, cardId);
  if (found === null) return { id: chartId, title, figures: null };
  return showFound(store, link, found);
}

interface SharedCard {
  readonly chartId: string;
  readonly title: string;
  /** Null if its figures under the dashboard's filters were not computed yet. Those without filters would show more. */
  readonly found: FoundChart | null;
}

/** A card on the dashboard of a link, as the dashboard opens. */
export async function findSharedCard(store: Store, link: OpenLink, cardId: string): Promise<SharedCard> {
  const card = await store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select(["chart.id", "chart.title"])
    .where("card.id", "=", cardId)
    .where("card.dashboardId", "=", link.targetId)
    .where("chart.deletedAtMs", "is", null)
    .executeTakeFirst();
  if (card === undefined) throw new AppError("not-found", sharingMessages.noSuchItem);
  const { id: chartId, title } = card;
  const request = { dashboardId: link.targetId, cardId, chartId };
  return { chartId, title, found: await findInitialFigures(store, request) };
}

async function showSharedChart(store: Store, link: OpenLink, chartId: string): Promise<SharedChart> {
  const found = await findSavedChart({ store }, chartId);
  return found === null
    ? { id: chartId, title: (await loadChart({ store }, chartId)).chart.title, figures: null }
    : showFound(store, link, found);
}

/** A chart with saved figures; without them if these use a private column. */
export async function showFound(store: Store, link: OpenLink, found: FoundChart): Promise<SharedChart> {
  const usesPrivate: UsesPrivate = await readUsesPrivate(store, link.databaseId);
  const { id, title } = found.chart;
  if (usesPrivate(found.result)) return { id, title, figures: null };
  const locale = await readLocale(store, link.databaseId);
  const { databaseId } = link;
  const chart = await addEvents(store, { databaseId, chart: drawnChart(found), isForVisitors: true });
  const shown = { result: found.result, chart, link, locale };
  return { id, title, figures: await showFigures(store, shown) };
}
