import { chartKindOf, isChartKind } from "@askery/model";
import { isChartCard, nameOfCard, type BoardCard } from "./board-card.ts";

/** A card whose figure can be in a text. */
export interface NamedFigure {
  readonly id: string;
  readonly name: string;
}

/** The cards that show a figure, by what people call them. */
export function listFigures(cards: readonly BoardCard[]): readonly NamedFigure[] {
  return cards
    .filter(isChartCard)
    .filter(({ chart: { type } }) => isChartKind(type) && chartKindOf(type).shows === "figures")
    .map((card) => ({ id: card.id, name: nameOfCard(card) }));
}
