import type { Clause } from "../request/clause.ts";
import { optional, pattern, phrase, sequence, word, type Element, type Pattern } from "./pattern.ts";
import { superlatives } from "./top-patterns.ts";

/** "second best store", "the third most expensive product": what has that place in the ranking. */
const placeOf: Element<readonly Clause[]> = sequence(
  [phrase("ordinal"), optional(word("-")), superlatives],
  ([{ position }, , ranking]) =>
    position < 2
      ? null
      : ranking.map((clause) =>
          clause.kind === "top" ? { ...clause, top: { ...clause.top, count: 1, place: position } } : clause,
        ),
);

/** One place of a ranking. */
export const placePatterns: readonly Pattern[] = [pattern("place of a ranking", "limit", placeOf, 1)];
