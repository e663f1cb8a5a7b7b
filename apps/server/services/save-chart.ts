import { randomUUID } from "node:crypto";
import type { ChartSummary } from "@askery/api";
import { AppError, type Answer, type ChartType, type Outcome } from "@askery/model";
import type { Store } from "../store/open-store.ts";
import { checkChartType } from "./check-chart-type.ts";
import { showChart } from "./chart-rows.ts";
import { idTaken } from "./conversations.ts";
import { findTurn } from "./read-turns.ts";
import type { StoreContext } from "./store-context.ts";

export interface ChartWish {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly type?: ChartType | undefined;
}

/**
 * Saves the chart of an answer, with its figures as they are. One that was saved already under its id is that one.
 *
 * @throws AppError `not-found` for a question without an answer, `conflict` for an id that is taken, `invalid-input` for a
 *   type that can't show it
 */
export async function saveChart(context: StoreContext, wish: ChartWish): Promise<ChartSummary> {
  const id = await insertChart(context, wish);
  return showChart(context, id, wish);
}

/** The same within a transaction: the chart's id. */
export async function insertChart(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { turnId, databaseId, userId, id = randomUUID(), title, type }: ChartWish,
): Promise<string> {
  const turn = await findTurn({ store }, turnId);
  const { plan, statement, table, outputs, chart } = readAnswer(turn);
  if (type !== undefined) checkChartType(chart, table, type);
  const savedAtMs = now();
  await store
    .insertInto("chart")
    .values({
      id,
      workspaceId: databaseId,
      ownerId: userId,
      title: title ?? chart.title,
      question: turn.question,
      turnId,
      chartType: type ?? chart.type,
      plan: JSON.stringify(plan),
      statement: JSON.stringify(statement),
      spec: JSON.stringify(chart),
      outputs: JSON.stringify(outputs),
      result: JSON.stringify(table),
      ranAtMs: turn.finishedAtMs ?? turn.askedAtMs,
      createdAtMs: savedAtMs,
      updatedAtMs: savedAtMs,
      deletedAtMs: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const kept = await store
    .selectFrom("chart")
    .select(["turnId", "ownerId", "deletedAtMs"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const isTheirs = kept.turnId === turnId && kept.ownerId === userId && kept.deletedAtMs === null;
  if (!isTheirs) throw idTaken();
  return id;
}

function readAnswer({ state, result }: { readonly state: string; readonly result: string | null }): Answer {
  const outcome = state === "done" && result !== null ? (JSON.parse(result) as Outcome) : null;
  if (outcome?.kind === "answered") return outcome.answer;
  throw new AppError("not-found", "This question has no answer to make a chart of.", {
    fix: "Ask it again.",
  });
}
