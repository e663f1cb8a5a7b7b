import { onlyWhere, type Element } from "./pattern.ts";

/** Rejects matches without a breakdown later on: "orders and returns" may be listed. */
export function beforeBreakdown<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ to }) =>
      context.keywordsAt.slice(to).some((found) => found.some(({ kind }) => kind === "each")),
    ),
  );
}
