import { randomUUID } from "node:crypto";
import type { ChartSummary } from "@askery/api";
import { readDesign } from "@askery/charts";
import { askedAgain } from "@askery/engine";
import type { ChartKind, Table } from "@askery/model";
import type { Store } from "../../store/open-store.ts";
import { recordRevision } from "./change-chart.ts";
import { checkChartKind } from "./check-chart-kind.ts";
import { showChart } from "./chart-rows.ts";
import { titleOf } from "./found-chart.ts";
import { idTaken } from "../../conversations/conversations.ts";
import { findShownAnswer } from "../../asking/turns/shown-answer.ts";
import { readChart, readOutputs } from "../../results/find-result.ts";
import { readHead, readTableUpTo } from "../../results/result-rows.ts";
import { saveResult } from "../../results/save-result.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { chartLimitsOf } from "../../asking/turns/table-limits.ts";

export interface ChartWish {
  readonly turnId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly type?: ChartKind | undefined;
}

/**
 * Saves the chart of an answer, with its current figures. If a chart with this id already exists, it is returned.
 *
 * @throws AppError `not-found` for a question without an answer, `conflict` for an id that is used for another one,
 * `invalid-input` for a type that can't show the result
 */
export async function saveChart(context: StoreContext, wish: ChartWish): Promise<ChartSummary> {
  const id = await insertChart(context, wish);
  return showChart(context, id, wish);
}

/** The same within a transaction. Returns the chart's id. */
export async function insertChart(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { turnId, databaseId, userId, id = randomUUID(), title, type }: ChartWish,
): Promise<string> {
  const { turn, result } = await findShownAnswer(store, turnId);
  const chart = readChart(result);
  const table = await readTableUpTo(store, result, chartLimitsOf(type ?? chart.spec.kind).maxRows);
  if (type !== undefined) checkChartKind(chart.spec, { table, outputs: readOutputs(result) }, { kind: type });
  const own = titleOf(result, type ?? chart.spec.kind);
  const savedAtMs = now();
  await store
    .insertInto("chart")
    .values({
      id,
      workspaceId: databaseId,
      ownerId: userId,
      title: title ?? own,
      isTitled: chart.caption.isTitled === true ? 1 : isWritten(title, own),
      question: turn.question,
      turnId,
      chartType: type ?? chart.spec.kind,
      design: askedAgain(chart) === null ? null : JSON.stringify(readDesign(chart.spec)),
      revision: 1,
      updatedById: null,
      resultId: await resultWith(store, { result, table, databaseId }),
      createdAtMs: savedAtMs,
      updatedAtMs: savedAtMs,
      deletedAtMs: null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
  const saved = await store
    .selectFrom("chart")
    .select(["turnId", "ownerId", "deletedAtMs"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const isTheirs = saved.turnId === turnId && saved.ownerId === userId && saved.deletedAtMs === null;
  if (!isTheirs) throw idTaken();
  await recordRevision(store, id, { authorId: userId, createdAtMs: savedAtMs });
  return id;
}

/** The answer's own result if its head has all rows of the chart, otherwise a new result that does. */
export async function resultWith(
  store: Store,
  {
    result,
    table,
    databaseId,
  }: { readonly result: ResultRow; readonly table: Table; readonly databaseId: string },
): Promise<string> {
  if (table.rowCount === readHead(result).rowCount) return result.id;
  const { plan, statement, sql, outputs, chart, narrative, revision, ranAtMs, limitsKey } = result;
  const documents = { plan, statement, sql, outputs, chart, narrative };
  const rows = { head: JSON.stringify(table), rowCount: table.rowCount };
  const run = { workspaceId: databaseId, revision, ranAtMs, limitsKey };
  return saveResult(store, run, { ...documents, ...rows });
}

/** 1 if a person wrote a title instead of taking the one that Askery proposed. */
export function isWritten(title: string | undefined, proposed: string): number {
  return title === undefined || title === proposed ? 0 : 1;
}
