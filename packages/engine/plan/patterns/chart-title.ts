import type { AskedChart } from "@askery/model";
import { looking } from "./look-elements.ts";
import { either, onlyWhere, optional, phrase, sequence, word, map, type Element } from "./pattern.ts";

/** 'Call it "Best channels"', "title the chart Best channels", "change the title to Best channels". */
export function chartTitled(): Element<AskedChart> {
  const chart = word("it", "this", "that", "chart", "graph", "plot");
  const title = word("title", "heading", "headline", "caption");
  const to = optional(word("to", "as", ":", "=", "be", "of", "is"));
  return either<AskedChart>(
    sequence([calling, chart, to, freeText], ([, , , text]) => looking({ title: text })),
    sequence([title, word(":", "=", "is"), freeText], ([, , text]) => looking({ title: text })),
    sequence(
      [word("set", "change", "make", "give", "rename"), optional(chart), title, to, freeText],
      ([, , , , text]) => looking({ title: text }),
    ),
  );
}

const callingWords = ["call", "title", "name", "rename", "entitle"] as const;

/** A request: "name it", unlike the noun of "names that have more than 2 records". */
const calling: Element<string> = onlyWhere(word(...callingWords), (context, from) => {
  const typed = context.question.words[from]?.lower ?? "";
  return callingWords.some((one) => one === typed) ? word(...callingWords)(context, from) : [];
});

/** The rest of the question, as typed. */
const restOfText: Element<string> = ({ question: { text, words } }, from) => {
  const first = words[from];
  if (first === undefined) return [];
  const value = text
    .slice(first.span.start)
    .replace(/^(?:(?:to|as|be|is|of)\s+|[:=]\s*)/iu, "")
    .replace(/[\s.!?]+$/u, "");
  if (value === "" || value.length > maxTitle || /^["'`]/u.test(value)) return [];
  return [{ value, to: words.length, mentions: [], score: wordWorth * (words.length - from) }];
};

const maxTitle = 200;
const wordWorth = 0.9;

/** A text that people give: quoted, or the rest of the question. */
export const freeText: Element<string> = either(
  map(phrase("quoted"), ({ text }) => text),
  restOfText,
);
