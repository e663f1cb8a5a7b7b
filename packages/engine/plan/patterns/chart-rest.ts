import type { AskedChart } from "@askery/model";
import { ending, withOthers } from "./look-elements.ts";
import { either, optional, phrase, sequence, tagged, word, type Element } from "./pattern.ts";

/**
 * "only the top 5 and the rest", "just the three biggest, lump the others together", "group everything after the first four":
 * the largest values of the axis, and the sum of the others.
 */
export function largestAndRest(): Element<AskedChart> {
  return either<AskedChart>(
    sequence(
      [
        optional(keeping),
        either(firstCount(), countFirst()),
        optional(tagged("noun")),
        separator,
        separator,
        either<unknown>(rest, lumped),
        ending(),
      ],
      ([, { value }]) => withOthers(Number(value)),
    ),
    sequence(
      [
        word("everything", "all", "everyone"),
        word("but", "except", "besides", "after", "below", "outside"),
        either(firstCount(), countFirst()),
        optional(tagged("noun")),
        word("in", "into", "as", "under"),
        optional(word("one", "single")),
        word("other", "others", "rest", "group", "bar", "category", "slice"),
        ending(),
      ],
      ([, , { value }]) => withOthers(Number(value)),
    ),
    sequence(
      [
        lumping,
        remaining,
        word("after", "below", "beyond", "behind", "except", "but"),
        either(firstCount(), countFirst()),
        optional(tagged("noun")),
        optional(word("into", "as", "together", "under", "in")),
        optional(word("one", "single")),
        optional(rest),
        ending(),
      ],
      ([, , , { value }]) => withOthers(Number(value)),
    ),
  );
}

const keeping = word("only", "just", "show", "with", "keep", "leave", "display", "use", "cut");
const largest = word("top", "largest", "biggest", "first", "highest", "leading", "main", "strongest", "best");

function firstCount() {
  return sequence([largest, phrase("number")], ([, number]) => number);
}

function countFirst() {
  return sequence([phrase("number"), largest], ([number]) => number);
}

const separator = optional(word("and", "with", "plus", ",", ";", "then"));

/** "the rest", "all others", "everything else", "what is left", "one bar for all the others". */
const rest: Element<unknown> = either<unknown>(
  sequence(
    [
      word("one", "a", "single"),
      word("bar", "slice", "group", "line", "column", "part"),
      word("for", "of", "with"),
      optional(word("all")),
      word("rest", "other", "others", "remainder", "remaining"),
    ],
    () => true,
  ),
  sequence(
    [
      optional(word("all")),
      word("rest", "other", "others", "remainder", "remaining"),
      optional(tagged("noun")),
    ],
    () => true,
  ),
  sequence([word("everything", "everyone", "all", "anything"), word("else")], () => true),
  sequence(
    [
      word("what", "whatever", "all", "everything", "that"),
      optional(word("is", "remains")),
      word("left", "remains", "remaining", "over"),
    ],
    () => true,
  ),
);

const lumping = word(
  "lump",
  "group",
  "sum",
  "combine",
  "merge",
  "collapse",
  "bundle",
  "gather",
  "put",
  "fold",
  "roll",
  "pool",
  "add",
);

/** "lump the rest together", "put everything else into other". */
const lumped: Element<unknown> = sequence(
  [
    lumping,
    optional(word("up")),
    rest,
    optional(word("together", "combined", "up")),
    optional(word("into", "as", "under", "in")),
    optional(word("one", "single")),
    optional(word("other", "others", "bar", "group", "category", "slice")),
  ],
  () => true,
);

const remaining: Element<unknown> = either<unknown>(rest, word("everything", "all", "anything"));
