import { chartKindOf, figurePicks, isChartKind, type FigurePick } from "@askery/model";
import { isChartCard, nameOfCard, type BoardCard } from "./board-card.ts";

/** A card whose figures can be in a text. */
export interface NamedFigure {
  readonly id: string;
  readonly name: string;
  /** Which figures of it. */
  readonly picks: readonly FigurePick[];
}

/** The cards with figures, by what people call them: the figure that a card shows, or those of its rows. */
export function listFigures(cards: readonly BoardCard[]): readonly NamedFigure[] {
  return cards.filter(isChartCard).map((card) => {
    const { type } = card.chart;
    const showsFigure = isChartKind(type) && chartKindOf(type).shows === "figures";
    return { id: card.id, name: nameOfCard(card), picks: showsFigure ? ["figure"] : picksOfRows };
  });
}

const picksOfRows = figurePicks.filter((pick) => pick !== "figure");
