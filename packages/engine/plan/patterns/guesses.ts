import { onlyWhere, type Element } from "./pattern.ts";

/** Matches whose mentions are all sure. */
export function withoutGuesses<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    element(context, from).filter(({ mentions }) => mentions.every(({ isGuess }) => !isGuess)),
  );
}

/** Matches only where the first word names nothing of the database for sure. */
export function unlinked<T>(element: Element<T>): Element<T> {
  return onlyWhere(element, (context, from) =>
    (context.mentionsAt[from] ?? []).some(({ isGuess }) => !isGuess) ? [] : element(context, from),
  );
}
