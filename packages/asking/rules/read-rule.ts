import { readQuestion } from "@askery/engine";
import type { DescribedEffect } from "@askery/model";
import { messages } from "../messages.ts";
import { describeEffect } from "./describe-effect.ts";
import { readCalendarRule } from "./read-calendar-rule.ts";
import { readDefinition } from "./read-definition.ts";
import { readFilterRule } from "./read-filter-rule.ts";
import type { RuleContext } from "./read-part.ts";
import { refuseRule, type RuleReading, type RuleRefusal } from "./rule-reading.ts";
import { splitRule } from "./split-rule.ts";

/** What a rule in words became, or why it can't act and what to write instead. */
export type ReadRule = { readonly kind: "read"; readonly effects: readonly DescribedEffect[] } | RuleRefusal;

/**
 * Turns a rule in words into something that answers follow: default filters, words of the glossary, stop words, the
 * date of a table or the start of the fiscal year. Its parts are read as questions are, and each word must be understood.
 *
 * A rule of several sentences is read if each of them is.
 */
export function readRule(text: string, context: RuleContext): ReadRule {
  const effects: DescribedEffect[] = [];
  for (const sentence of text.split(sentenceEnds).filter((one) => one.trim() !== "")) {
    const read = readSentence(sentence.trim(), context);
    if (read.kind === "refused") return read;
    effects.push(...read.effects.map((effect) => ({ effect, text: describeEffect(effect, context) })));
  }
  return { kind: "read", effects };
}

const sentenceEnds = /(?<=[.!?])\s+|[\n;]+/u;

function readSentence(sentence: string, context: RuleContext): RuleReading {
  const read = readQuestion(sentence, context);
  if (read.kind === "problem") return refuseRule(messages.ruleWithoutForm(sentence));
  if (read.question.words.some(({ text }) => comparisons.has(text))) return refuseRule(messages.ruleWithSql);
  const parts = splitRule(read.question);
  switch (parts?.form) {
    case undefined:
      return refuseRule(messages.ruleWithoutForm(sentence));
    case "exclude":
    case "only":
      return readFilterRule(parts, context);
    case "define":
      return readDefinition(parts, context);
    case "use":
    case "start":
      return readCalendarRule(parts, context);
  }
}

/** Of SQL, which questions read otherwise. */
const comparisons: ReadonlySet<string> = new Set(["<", ">", "<=", ">=", "<>", "!="]);
