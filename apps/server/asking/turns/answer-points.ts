import type { AnswerPoint, PointChoices, PointRows } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { readNarrative } from "../../results/find-result.ts";
import { checkShown } from "./edit-history.ts";
import { planOfShown } from "./plan-of-shown.ts";
import { findShownAnswer } from "./shown-answer.ts";
import type { TurnContext } from "./turn-context.ts";

/** A point of the answer that a turn shows. */
export interface PointRequest {
  readonly turnId: string;
  readonly databaseId: string;
  /** The result that has the point. */
  readonly of: string;
  readonly point: AnswerPoint;
  readonly signal: AbortSignal;
}

/**
 * What can be done from a point of an answer.
 *
 * @throws AppError `not-found` for a question without an answer, `conflict` if the turn shows another result
 */
export async function getPointOptions(context: TurnContext, request: PointRequest): Promise<PointChoices> {
  const { database, plan, point, signal } = await findPoint(context, request);
  return context.asking.run("pointOptions", { ...database, ...plan, point }, { signal });
}

/**
 * The rows that a figure of an answer is computed from, as of the day of the answer.
 *
 * @throws AppError as `getPointOptions`; `invalid-input` for a point without such rows, or the failure of the query
 */
export async function readPointRows(
  context: TurnContext,
  request: PointRequest & { readonly maxRows: number },
): Promise<PointRows> {
  const { plan: _, ...rows } = await runPointRows(context, request);
  return rows;
}

/** The same with the plan of the rows. */
export async function runPointRows(
  context: TurnContext,
  request: PointRequest & { readonly maxRows: number },
) {
  const { database, plan, point, today, signal } = await findPoint(context, request);
  const { maxRows } = request;
  return context.asking.run("pointRows", { ...database, today, ...plan, point, maxRows }, { signal });
}

async function findPoint(context: TurnContext, { turnId, databaseId, of, point, signal }: PointRequest) {
  const shown = await findShownAnswer(context.store, turnId);
  checkShown(shown.position, of);
  const database = await findSource(context, { databaseId });
  const today = readNarrative(shown.result).receipt.today ?? database.today;
  return { database, plan: planOfShown(shown, database.settings.timeZone), point, today, signal };
}
