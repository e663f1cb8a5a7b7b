import { lessWords, moreWords } from "./change-words.data.ts";
import { onlyWhere, tagged, type Element } from "./pattern.ts";

const anyVerb = tagged("verb");
const verbsOfChange: ReadonlySet<string> = new Set(
  [lessWords, moreWords].flatMap(({ verbs, transitive }) => [...verbs, ...transitive]),
);

/** A verb that says nothing on its own: "which shelf holds the most". Verbs of change ask for two times. */
export const plainVerb: Element<string> = onlyWhere(anyVerb, (context, from) =>
  verbsOfChange.has(context.question.words[from]?.lemma ?? "") ? [] : anyVerb(context, from),
);

/** A verb that is done more or less often. What somebody earned the most of is money. */
export const verbOfDeeds: Element<string> = onlyWhere(plainVerb, (context, from) =>
  verbsOfMoney.has(context.question.words[from]?.lemma ?? "") ? [] : plainVerb(context, from),
);

const verbsOfMoney: ReadonlySet<string> = new Set([
  "earn",
  "gross",
  "generate",
  "cost",
  "spend",
  "pay",
  "owe",
]);
