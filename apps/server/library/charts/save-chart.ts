import { randomUUID } from "node:crypto";
import type { ChartSummary } from "@askery/api";
import type { Answer, ChartType } from "@askery/model";
import type { Store } from "../../store/open-store.ts";
import { checkChartType } from "./check-chart-type.ts";
import { showChart } from "./chart-rows.ts";
import { idTaken } from "../../conversations/conversations.ts";
import { findShownAnswer, readTableUpTo } from "../../asking/turns/shown-answer.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";

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
  const shown = await findShownAnswer(store, turnId);
  const { turn, answer, ranAtMs } = shown;
  const { plan, statement, sql, outputs, chart } = answer;
  const table = await readTableUpTo(store, shown, chartLimitsOf(type ?? chart.type).maxRows);
  if (type !== undefined) checkChartType(chart, table, type);
  const savedAtMs = now();
  await store
    .insertInto("chart")
    .values({
      id,
      workspaceId: databaseId,
      ownerId: userId,
      title: title ?? titleOf(answer, type ?? chart.type),
      question: turn.question,
      turnId,
      chartType: type ?? chart.type,
      plan: JSON.stringify(plan),
      statement: JSON.stringify(statement),
      sql,
      spec: JSON.stringify(chart),
      outputs: JSON.stringify(outputs),
      result: JSON.stringify(table),
      ranAtMs,
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

const longestTitle = 200;

/** A chart is called by its finding; a table, which has none, by what it lists. */
function titleOf({ chart, interpretation }: Answer, type: ChartType): string {
  if (type !== "table") return chart.title;
  const [first = "", ...rest] = interpretation.restatement;
  return `${first.toUpperCase()}${rest.join("")}`.slice(0, longestTitle);
}
