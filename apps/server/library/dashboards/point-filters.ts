import type { PlanFilter } from "@askery/asking";
import type { AnswerPoint } from "@askery/model";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { filteredCard, findCard, type CardRequest } from "./find-card.ts";

/** A mark that was clicked on a card. */
export interface ClickedPoint {
  readonly cardId: string;
  readonly point: AnswerPoint;
}

interface PointsOfCard extends CardRequest {
  readonly points: readonly ClickedPoint[];
}

/**
 * What marks of other cards mean for a card. The columns are those of the plans of these cards, whatever the caller sends;
 * only the values are theirs. A card is not filtered by its own marks.
 *
 * @throws AppError `not-found` for a card that is not on the dashboard
 */
export async function pointFiltersOf(
  context: AskingContext,
  { dashboardId, cardId, points, signal }: PointsOfCard,
): Promise<readonly PlanFilter[]> {
  const filters = points.map(async (clicked, index): Promise<readonly PlanFilter[]> => {
    if (clicked.cardId === cardId) return [];
    const { databaseId, found } = await findCard(context, { dashboardId, cardId: clicked.cardId, signal });
    const database = await findSource(context, { databaseId });
    const { timeZone } = database.settings;
    const card = await filteredCard(context, { id: clicked.cardId, found, timeZone });
    const { point } = clicked;
    const tests = await context.asking.run("pointFilters", { ...database, card, point }, { signal });
    return tests.map(({ column, test }, at) => ({ id: `point:${index}:${at}`, kind: "test", column, test }));
  });
  return (await Promise.all(filters)).flat();
}
