import { missingFigure, readTextFigures, type CardFigure } from "@askery/model";
import { createContext, Fragment, useContext, type ReactNode } from "react";

/** Shows the figure of a card in a text; undefined if there is no such card. */
export type ShowFigure = (figure: CardFigure) => ReactNode;

/** How the texts of a page show figures of cards. Without it, there are no cards. */
export const FigureContext = createContext<ShowFigure>(() => undefined);

/** Words with the figures of cards in them. */
export function TextWithFigures({ text }: { readonly text: string }) {
  const show = useContext(FigureContext);
  return readTextFigures(text).map((part, index) =>
    part.kind === "words" ? (
      <Fragment key={index}>{part.text}</Fragment>
    ) : (
      <Fragment key={index}>
        {show(part) ?? (
          <span className="text-text-3" title="The card of this figure is not on the dashboard.">
            {missingFigure}
          </span>
        )}
      </Fragment>
    ),
  );
}
