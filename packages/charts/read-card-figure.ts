import { pickFigure, type FigurePick, type PickedFigure, type PickedFrom } from "@askery/model";
import type { ChartSource } from "./chart-view.ts";
import { readFigure } from "./kinds/number/read-figure.ts";

/** The figure of a card in a text: the one that its chart shows, or one of its rows. */
export function readCardFigure(
  card: ChartSource & Omit<PickedFrom, "locale">,
  pick: FigurePick,
): PickedFigure {
  const { locale = "en-US" } = card;
  if (pick !== "figure") return pickFigure({ ...card, locale }, pick);
  const figure = readFigure(card);
  return figure === null ? { kind: "none", because: "There is no figure." } : { kind: "figure", ...figure };
}
