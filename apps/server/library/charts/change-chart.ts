import { readStoredDesign } from "@askery/api";
import { AppError, type ChartDesign, type ChartKind, type Plan } from "@askery/model";
import type { Selectable } from "kysely";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { findPeople, showPerson } from "../../people/find-people.ts";
import { findNarrative, readChart as readSavedChart } from "../../results/find-result.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { Store } from "../../store/open-store.ts";
import type { ChartTable } from "../../store/tables.ts";
import { checkChartKind } from "./check-chart-kind.ts";
import type { ChartRequest, ChartToRead } from "./charts.ts";
import { findChart } from "./find-chart.ts";
import { designOf, drawnResult } from "./found-chart.ts";

export interface ChartChange extends ChartRequest {
  /** The revision that the change was made on. Default: any. */
  readonly revision?: number | undefined;
  readonly title?: string | undefined;
  /** Whether a person wrote the title, if it is another one. Default: true. */
  readonly isTitled?: boolean;
  readonly type?: ChartKind | undefined;
  readonly design?: ChartDesign | undefined;
}

/**
 * Renames a chart, or changes how it is drawn. Its state becomes a new revision.
 *
 * @throws AppError `conflict` if another user changed it in the meantime; `invalid-input` for a design that cannot be
 *   read, and for a kind that can't show its table
 */
export async function updateChart(
  context: AskingContext,
  change: ChartChange & Pick<ChartToRead, "signal">,
): Promise<void> {
  const { title, type, isTitled = true } = change;
  const found = await findChart(context, change);
  const sent = change.design === undefined ? null : checkDesign(change.design);
  const kind = sent?.kind ?? type;
  const own = readSavedChart(found.result).spec;
  const marks = sent === null ? (designOf(found.chart)?.marks ?? []) : sent.marks;
  const isNewKind = kind !== undefined && kind !== found.chart.chartType;
  if (isNewKind) {
    const spec = { ...own, marks: [...own.marks, ...marks] };
    checkChartKind(spec, drawnResult(found.result), { kind, columns: sent?.columns });
  }
  const design = sent ?? redesign(designOf(found.chart), type);
  await context.store.transaction().execute(async (store) =>
    changeChart({ store, now: context.now }, change, {
      ...(title !== undefined && title !== found.chart.title && { title, isTitled: isTitled ? 1 : 0 }),
      ...(kind !== undefined && { chartType: kind }),
      ...(design !== undefined && { design: JSON.stringify(design) }),
    }),
  );
}

type ChangedChart = Partial<
  Pick<Selectable<ChartTable>, "title" | "isTitled" | "chartType" | "design" | "resultId">
>;

/**
 * Changes a chart within a transaction, as a new revision.
 *
 * @throws AppError `conflict` if another user changed it in the meantime
 */
export async function changeChart(
  context: { readonly store: Store; readonly now: () => number },
  change: Pick<ChartChange, "chartId" | "userId" | "revision">,
  changed: ChangedChart,
): Promise<void> {
  await raiseRevision(context, change, changed);
  const by = { authorId: change.userId, createdAtMs: context.now() };
  await recordRevision(context.store, change.chartId, by);
}

/** The design with another kind; undefined if it remains as it is. */
function redesign(design: ChartDesign | null, kind: ChartKind | undefined): ChartDesign | undefined {
  return design === null || kind === undefined ? undefined : { ...design, kind };
}

/** @throws AppError `invalid-input` for a design that cannot be read */
export function checkDesign(sent: ChartDesign): ChartDesign {
  const design = readStoredDesign(sent);
  if (design === null) throw new AppError("invalid-input", libraryMessages.unreadableDesign);
  return design;
}

/** Saves the current state of a chart in its history. */
export async function recordRevision(
  store: Store,
  chartId: string,
  by: { readonly authorId: string; readonly createdAtMs: number },
): Promise<void> {
  const { narrative, sql, ...state } = await store
    .selectFrom("chart")
    .innerJoin("result", "result.id", "chart.resultId")
    .select(["chart.revision", "title", "chartType", "design"])
    .select(["result.plan", "result.narrative", "result.sql"])
    .where("chart.id", "=", chartId)
    .executeTakeFirstOrThrow();
  const { revision } = state;
  await store
    .insertInto("chartRevision")
    .values({ chartId, ...state, restatement: restate({ ...state, narrative, sql }), ...by })
    .onConflict((conflict) => conflict.columns(["chartId", "revision"]).doNothing())
    .execute();
  await store
    .deleteFrom("chartRevision")
    .where("chartId", "=", chartId)
    .where("revision", "<=", revision - maxRevisions)
    .execute();
}

/** What a result computes, in words; the SQL if a person wrote it. */
function restate(result: Pick<ResultRow, "plan" | "narrative" | "sql">): string {
  const isSql = (JSON.parse(result.plan) as Plan).kind === "sql";
  return (isSql ? null : findNarrative(result)?.interpretation.restatement) ?? result.sql;
}

/** Earlier ones are deleted. */
const maxRevisions = 100;

async function raiseRevision(
  { store, now }: { readonly store: Store; readonly now: () => number },
  { chartId, userId, revision }: Pick<ChartChange, "chartId" | "userId" | "revision">,
  changed: ChangedChart,
): Promise<void> {
  const { numUpdatedRows } = await store
    .updateTable("chart")
    .set((of) => ({ ...changed, revision: of("revision", "+", 1), updatedAtMs: now(), updatedById: userId }))
    .where("id", "=", chartId)
    .$if(revision !== undefined, (query) => query.where("revision", "=", revision ?? 0))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) return;
  const chart = await store
    .selectFrom("chart")
    .select("updatedById")
    .where("id", "=", chartId)
    .executeTakeFirst();
  const author = chart?.updatedById ?? null;
  const people = await findPeople({ store }, author === null ? [] : [author]);
  const name = author === null ? "Someone else" : showPerson(people, author).name;
  throw new AppError("conflict", libraryMessages.chartChangedBy(name));
}
