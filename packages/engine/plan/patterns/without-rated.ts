import type { Quantity } from "../request/clause.ts";
import { onlyWhere, type Element } from "./pattern.ts";

/** "lowest rated products" are the worst on average; none of their ratings is meant. */
export function withoutRated(element: Element<Quantity>): Element<Quantity> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ value, to }) => {
      const last = context.question.words[to - 1];
      const isExtreme = value.kind === "column" && (value.function === "max" || value.function === "min");
      return !isExtreme || last?.tag !== "verb" || !last.lower.endsWith("ed");
    }),
  );
}
