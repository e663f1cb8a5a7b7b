import { readStoredDesign } from "@askery/api";
import { applyDesign, changeChartKind, type DrawnResult } from "@askery/charts";
import {
  chartKindOf,
  describeUnreadable,
  invariant,
  isChartKind,
  unreadableReasons,
  type Chart,
  type ChartDesign,
  type ChartKind,
  type Plan,
} from "@askery/model";
import type { Selectable } from "kysely";
import { readerKey } from "../../policies/current-limits.ts";
import { readChart as readSavedChart, readNarrative, readOutputs } from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { upgradeResult, type ResultRow } from "../../results/upgrade-result.ts";
import { createBatchedRead } from "../../store/batched-read.ts";
import type { Store } from "../../store/open-store.ts";
import type { StoreContext } from "../../store/store-context.ts";
import type { ChartTable } from "../../store/tables.ts";

/** A chart and its result. */
export interface FoundChart {
  /** Whether the chart's own result is of the present reader. If not, its words may show what they can't read. */
  readonly isOwn: boolean;
  readonly chart: Pick<
    Selectable<ChartTable>,
    | "id"
    | "workspaceId"
    | "title"
    | "isTitled"
    | "question"
    | "turnId"
    | "chartType"
    | "design"
    | "revision"
    | "updatedById"
    | "createdAtMs"
    | "updatedAtMs"
  >;
  readonly result: ResultRow;
}

/**
 * Reads a chart and its own result in one query, because a refresh replaces the result. The present reader may have other
 * limits than the result: `findChart` gives a chart to readers.
 */
export async function loadChart({ store }: Pick<StoreContext, "store">, id: string): Promise<FoundChart> {
  const row = await readCharts({ store, key: id, readAll: (ids) => selectCharts(store, ids) });
  invariant(row !== undefined, "a chart that somebody may open exists");
  return { ...row, isOwn: isOfReader(row.result) };
}

type ChartRow = Omit<FoundChart, "isOwn">;
const readCharts = createBatchedRead<ChartRow>();

async function selectCharts(store: Store, ids: readonly string[]): Promise<ReadonlyMap<string, ChartRow>> {
  const rows = await store
    .selectFrom("chart")
    .innerJoin("result", "result.id", "chart.resultId")
    .selectAll("result")
    .select([
      "chart.id as chartId",
      "chart.workspaceId as chartWorkspaceId",
      "title",
      "isTitled",
      "question",
      "turnId",
      "chartType",
      "design",
      "chart.revision as chartRevision",
      "updatedById",
      "chart.createdAtMs as savedAtMs",
      "updatedAtMs",
    ])
    .where("chart.id", "in", ids)
    .execute();
  return new Map(
    rows.map((row) => {
      const { chartId, chartWorkspaceId, chartRevision, savedAtMs, ...rest } = row;
      const { title, isTitled, question, turnId, chartType, design, updatedById, updatedAtMs, ...result } =
        rest;
      const chart = {
        id: chartId,
        workspaceId: chartWorkspaceId,
        title,
        isTitled,
        question,
        turnId,
        chartType,
        design,
        revision: chartRevision,
        updatedById,
        createdAtMs: savedAtMs,
        updatedAtMs,
      };
      return [chartId, { chart, result: upgradeResult(result) }];
    }),
  );
}

/** Whether the figures of a result are those of the present reader. */
export function isOfReader({ limitsKey }: Pick<ResultRow, "limitsKey">): boolean {
  return limitsKey === readerKey();
}

/**
 * The title of a chart for a reader under other limits than those of its result: one that a person wrote, since the title
 * that Askery gave it may show figures.
 */
export function nameChart({
  title,
  isTitled,
  chartType,
}: Pick<FoundChart["chart"], "title" | "isTitled" | "chartType">): string {
  if (isTitled === 1) return title;
  return isChartKind(chartType) ? chartKindOf(chartType).label : "Chart";
}

/** The chart with the kind and the design that people chose. The reason says so if one of them can't be read. */
export function drawnChart(found: FoundChart): Chart {
  const drawn = drawChosen(found);
  const { caption } = readSavedChart(found.result);
  const isDesignLost = found.chart.design !== null && designOf(found.chart) === null;
  const isOwnLost = describeUnreadable(caption) !== null;
  if (!isDesignLost && !isOwnLost) return drawn;
  const reason = isOwnLost ? caption.reason : unreadableReasons.broken;
  return { ...drawn, caption: { ...drawn.caption, reason } };
}

function drawChosen({ chart, result }: FoundChart): Chart {
  const { chartType } = chart;
  const chosen = readSavedChart(result);
  const design = designOf(chart);
  if (design !== null) {
    const kind = isChartKind(chartType) ? chartType : design.kind;
    return applyDesign(chosen, drawnResult(result), { ...design, kind });
  }
  if (chosen.spec.kind === chartType || !isChartKind(chartType)) return chosen;
  return changeChartKind(chosen, drawnResult(result), chartType);
}

/** True if the title is the finding of the figures, and nobody gave it: neither by a question nor later. */
export function hasFoundTitle({ title }: FoundChart["chart"], { caption }: Chart): boolean {
  return caption.isTitled !== true && title === caption.title;
}

/** A chart with other figures. Its title, if that is the finding of its own, becomes that of the others. */
export function withResult({ isOwn, chart, result: own }: FoundChart, result: ResultRow): FoundChart {
  const title = hasFoundTitle(chart, readSavedChart(own))
    ? readSavedChart(result).caption.title
    : chart.title;
  return { isOwn, chart: { ...chart, title }, result };
}

const longestTitle = 200;

/** The title of a chart is its finding; a table of a plan, which has none, uses its restatement. */
export function titleOf(result: Pick<ResultRow, "chart" | "narrative" | "plan">, type: ChartKind): string {
  const isSql = (JSON.parse(result.plan) as Plan).kind === "sql";
  if (isSql || chartKindOf(type).shows !== "rows") return readSavedChart(result).caption.title;
  const [first = "", ...rest] = readNarrative(result).interpretation.restatement;
  return `${first.toUpperCase()}${rest.join("")}`.slice(0, longestTitle);
}

/** The question that a chart came from; empty if it may name what the present reader can't read. */
export function shownQuestion({ isOwn, chart }: FoundChart): string {
  return isOwn || readerKey() === "" ? chart.question : "";
}

/** What people chose; null if they chose nothing but the kind, or a newer Askery saved it. */
export function designOf({ design }: Pick<FoundChart["chart"], "design">): ChartDesign | null {
  return design === null ? null : readStoredDesign(JSON.parse(design));
}

export function drawnResult(result: ResultRow): DrawnResult {
  return { table: readHead(result), outputs: readOutputs(result) };
}
