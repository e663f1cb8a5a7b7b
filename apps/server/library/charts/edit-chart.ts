import { readPlanEdits } from "@askery/api";
import { findChartKinds } from "@askery/charts";
import { AppError, isChartKind } from "@askery/model";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import {
  findNarrative,
  findResult,
  readChart as readSavedChart,
  readOutputs,
  readPlan,
  readPlanAsStored,
} from "../../results/find-result.ts";
import { readHead } from "../../results/result-rows.ts";
import { readChart, type ChartToRead } from "./charts.ts";
import { findChart } from "./find-chart.ts";
import { hasFoundTitle, type FoundChart } from "./found-chart.ts";
import { computeChart, type ChartRun } from "./compute-chart.ts";
import { showResult } from "./refresh-chart.ts";

export interface ChartEdit extends ChartToRead {
  /** The run of the chart that the caller has seen. */
  readonly ofMs: number;
}

/**
 * Changes the plan of a saved chart and computes it. Returns the chart as JSON. If the edit is refused or fails, nothing
 * changes.
 *
 * @throws AppError `invalid-input` for edits that are none or do not apply, `conflict` if the chart shows another run, or
 * if the database fails
 */
export async function editChart(
  context: AskingContext,
  { edits: given, ...request }: ChartEdit & { readonly edits: readonly unknown[] },
): Promise<string> {
  const edits = readPlanEdits(given);
  if (edits === null || edits.length === 0) {
    throw new AppError("invalid-input", askingMessages.editUnreadable);
  }
  const found = await findShown(context, request);
  const { signal } = request;
  const plan = readPlanAsStored(found.result);
  return change(context, found, request, { plan, edits, planBefore: readPlan(found.result), signal });
}

/**
 * Undoes the last edit of a saved chart. Undoing twice does it again.
 *
 * @throws AppError `not-found` without an edit, otherwise as `editChart`
 */
export async function undoChartEdit(context: AskingContext, request: ChartEdit): Promise<string> {
  const found = await findShown(context, request);
  const { result } = found;
  const plan = findNarrative(result)?.planBefore;
  if (plan === undefined) throw new AppError("not-found", libraryMessages.nothingToUndo);
  const planBefore = readPlan(result);
  return change(context, found, request, { plan, edits: [], planBefore, signal: request.signal });
}

async function findShown(context: AskingContext, { ofMs, ...request }: ChartEdit): Promise<FoundChart> {
  const found = await findChart(context, request);
  if (found.result.ranAtMs !== ofMs) throw new AppError("conflict", libraryMessages.chartChanged);
  return found;
}

async function change(
  context: AskingContext,
  found: FoundChart,
  request: ChartToRead,
  run: ChartRun,
): Promise<string> {
  const { chart, result } = found;
  const { resultId } = await computeChart(context, found, run);
  const next = await findResult(context.store, resultId);
  const [was, is] = [readSavedChart(result), readSavedChart(next)];
  const drawn = { table: readHead(next), outputs: readOutputs(next) };
  const kind = findChartKinds(is.spec, drawn).find((one) => one.kind === chart.chartType);
  const isShown = isChartKind(chart.chartType) && chart.chartType !== was.spec.kind && kind?.canShow === true;
  await showResult(context, found, {
    resultId,
    chartType: isShown ? chart.chartType : is.spec.kind,
    // A title that a person chose remains.
    title: hasFoundTitle(chart, was) ? is.caption.title : chart.title,
    updatedAtMs: context.now(),
  });
  return readChart(context, request);
}
