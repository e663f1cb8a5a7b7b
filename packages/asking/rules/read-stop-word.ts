import { messages } from "../messages.ts";
import { acts, refuseRule, type RuleReading } from "./rule-reading.ts";
import type { RulePart } from "./split-rule.ts";

/** True for the meaning of "“Zorgs” means nothing". */
export function meansNothing({ words }: RulePart): boolean {
  return words.length === 1 && words[0]?.lower === "nothing";
}

/** A stop word. Words that change any question, such as "not" and numbers, can't be one. */
export function readStopWord({ text, words }: RulePart): RuleReading {
  const phrase = text
    .replaceAll(quotes, "")
    .replace(/^words?\s+/iu, "")
    .trim();
  if (phrase === "") return refuseRule(messages.ruleWithoutTerm);
  const decisive = words.find(
    ({ tag, lower }) => tag === "number" || tag === "symbol" || negations.has(lower),
  );
  return decisive === undefined
    ? acts({ kind: "stop-word", phrase })
    : refuseRule(messages.ruleDropsMeaning(decisive.text));
}

const quotes = /["“”'‘’]/gu;
const negations: ReadonlySet<string> = new Set(
  "but except excluding n't neither never no non none nor not nothing without".split(" "),
);
