import { axis } from "../patterns/axis.ts";
import { table } from "../patterns/column.ts";
import {
  either,
  map,
  onlyWhere,
  optional,
  phrase,
  sequence,
  word,
  type Element,
} from "../patterns/pattern.ts";
import { count } from "../patterns/top-elements.ts";
import type { Clause } from "../request/clause.ts";
import { back, edit } from "./answer-acts.ts";

/** "second", "3rd", "number three", "runner-up". */
const position: Element<number> = either<number>(
  map(phrase("ordinal"), (found) => found.position),
  sequence(
    [word("number", "no", "nr", "rank", "place", "position", "#"), optional(word(".")), count],
    (found) => found[2],
  ),
  sequence([word("runner"), optional(word("-")), word("up")], () => 2),
);

const placed: Element<readonly Clause[]> = sequence(
  [
    optional(word("the")),
    position,
    optional(either<unknown>(back, word("place", "position", "best"), table, axis)),
    optional(word("only", "alone", "please")),
  ],
  ([, found]) => edit({ kind: "place", position: found }),
);

/** "the second one", "what about number three", "show me the third": all of the question, or it would be about something else. */
export const place: Element<readonly Clause[]> = onlyWhere(placed, (context, from) => {
  const { words } = context.question;
  const isAsking = words
    .slice(0, from)
    .every(
      ({ isFunctionWord, lower, tag }) => isFunctionWord || tag === "punctuation" || askingWords.has(lower),
    );
  const isEnd = (to: number): boolean => words.slice(to).every(({ tag }) => tag === "punctuation");
  return isAsking ? placed(context, from).filter(({ to }) => isEnd(to)) : [];
});

const askingWords: ReadonlySet<string> = new Set([
  "show",
  "give",
  "tell",
  "only",
  "just",
  "now",
  "ok",
  "okay",
]);
