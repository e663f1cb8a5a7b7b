import type { SharedAnswer, SharedChart, SharedConversation, SharedDashboard } from "@askery/api";
import { AppError } from "@askery/model";
import { findPosition, readSteps } from "../../asking/turns/edit-history.ts";
import { drawnChart, findChart } from "../../library/charts/charts.ts";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import type { OpenLink } from "../../policies/find-link.ts";
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
  return async (result: ResultRow | undefined): Promise<SharedAnswer["outcome"]> => {
    if (result?.narrative === undefined || result.narrative === null) return { kind: "none" };
    if (usesPrivate(result)) return { kind: "withheld" };
    const { sentence, interpretation, warnings } = readNarrative(result);
    return {
      kind: "answered",
      sentence,
      restatement: interpretation.restatement,
      warnings: warnings.map(({ fact, consequence, weight }) => ({ fact, consequence, weight })),
      figures: await showFigures(store, { result, chart: readChart(result), link, locale }),
    };
  };
}

export async function readSharedChart(store: Store, link: OpenLink): Promise<SharedChart> {
  return showSharedChart(store, link, link.targetId);
}

/** The cards of a dashboard whose charts still exist, from the top left. */
export async function readSharedDashboard(store: Store, { targetId }: OpenLink): Promise<SharedDashboard> {
  const cards = await store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select(["card.id", "card.x", "card.y", "card.w", "card.h", "chart.title"])
    .where("card.dashboardId", "=", targetId)
    .where("chart.deletedAtMs", "is", null)
    .orderBy("card.y")
    .orderBy("card.x")
    .orderBy("card.id")
    .execute();
  return { cards };
}

/** @throws AppError `not-found` for a card that is not on the dashboard */
export async function readSharedCard(store: Store, link: OpenLink, cardId: string): Promise<SharedChart> {
  return showSharedChart(store, link, await findChartOfCard(store, link, cardId));
}

/** The chart of a card on the dashboard of a link. */
export async function findChartOfCard(store: Store, link: OpenLink, cardId: string): Promise<string> {
  const card = await store
    .selectFrom("card")
    .innerJoin("chart", "chart.id", "card.chartId")
    .select("chart.id")
    .where("card.id", "=", cardId)
    .where("card.dashboardId", "=", link.targetId)
    .where("chart.deletedAtMs", "is", null)
    .executeTakeFirst();
  if (card === undefined) throw new AppError("not-found", sharingMessages.noSuchItem);
  return card.id;
}

async function showSharedChart(store: Store, link: OpenLink, chartId: string): Promise<SharedChart> {
  const found = await findChart({ store }, chartId);
  const usesPrivate: UsesPrivate = await readUsesPrivate(store, link.databaseId);
  const { title } = found.chart;
  if (usesPrivate(found.result)) return { id: chartId, title, figures: null };
  const locale = await readLocale(store, link.databaseId);
  const shown = { result: found.result, chart: drawnChart(found), link, locale };
  return { id: chartId, title, figures: await showFigures(store, shown) };
}
