import { comparedValues } from "./compared-values.ts";
import { singularize } from "../../meaning/names/word-form.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  tagged,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";

/** "In our company", "in the database", "of the shop": all data, so no filter. */
const wholeNoun = word(
  "company",
  "business",
  "organization",
  "database",
  "system",
  "catalog",
  "table",
  "data",
  "dataset",
  "record",
  "list",
  "history",
);

const anyNoun = tagged("noun");

/**
 * "in this inn", "of our school": the organization that owns the data, unless it is in the data. A plural is no
 * organization: "of our servers".
 */
const houseNoun: Element<string> = onlyWhere(anyNoun, (context, from) => {
  const isOurs = houseWords.has(context.question.words[from - 1]?.lower ?? "");
  const isKnown = (context.mentionsAt[from] ?? []).some(({ isGuess }) => !isGuess);
  const word = context.question.words[from]?.lower ?? "";
  return isOurs && !isKnown && singularize(word) === word ? anyNoun(context, from) : [];
});

const houseWords: ReadonlySet<string> = new Set(["this", "our", "my", "your"]);

const askingWord = keyword("request", "with", "which", "only", "both");

/** A word that adds nothing; "compare" does before values. */
const emptyWord: Element<unknown> = onlyWhere(askingWord, (context, from) =>
  comparedValues(context, from).length > 0 ? [] : askingWord(context, from),
);

export const presentationPatterns: readonly Pattern[] = [
  pattern(
    "request",
    "operator",
    map(emptyWord, () => [{ kind: "nothing" }]),
    -0.6,
  ),
  pattern(
    "name them",
    "operator",
    map(nameThem(), () => [{ kind: "nothing" }]),
    -0.6,
  ),
  pattern(
    "place of it all",
    "operator",
    sequence(
      [
        word("in", "of", "at", "within", "for"),
        optional(word("the", "our", "this", "my", "your")),
        either<unknown>(wholeNoun, houseNoun),
      ],
      () => [{ kind: "nothing" }],
    ),
    -0.6,
  ),
];

/** "Name" as a command at the start of a question: "Name the singers". */
function nameThem(): Element<string> {
  const name = word("name");
  return onlyWhere(name, (context, from) => (from === 0 ? name(context, from) : []));
}
