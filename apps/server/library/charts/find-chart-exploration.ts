import type { ExplorationStart } from "@askery/model";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { dayIn, findSource } from "../../databases/sources/find-source.ts";
import { readPlanAsStored } from "../../results/find-result.ts";
import { findAskedAt } from "./compute-chart.ts";
import { findChart } from "./find-chart.ts";
import { shownQuestion } from "./found-chart.ts";

/**
 * What to look at in a saved chart.
 *
 * @throws AppError as `findChart`
 */
export async function findChartExploration(
  context: AskingContext,
  request: { readonly chartId: string; readonly signal: AbortSignal },
): Promise<ExplorationStart> {
  const found = await findChart(context, request);
  const database = await findSource(context, { databaseId: found.chart.workspaceId });
  const askedOn = dayIn(database.settings.timeZone, await findAskedAt(context, found.chart));
  const plan = readPlanAsStored(found.result);
  const from = { kind: "plan", plan, question: shownQuestion(found), askedOn } as const;
  return context.asking.run("exploration", { ...database, from }, { signal: request.signal });
}
