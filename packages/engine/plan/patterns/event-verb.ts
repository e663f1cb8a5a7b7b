import type { TableId } from "@askery/model";
import { map, mention, onlyWhere, type Element } from "./pattern.ts";

/** Matches only where the word is a verb. */
export function asVerb<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    context.question.words[from]?.tag === "verb" ? element(context, from) : [],
  );
}

/** A verb that names an event: "returned", "ordered". */
export const eventVerb: Element<TableId> = asVerb(
  map(mention("table"), ({ target }, { schema }) => (schema.isEvent(target.table) ? target.table : null)),
);
