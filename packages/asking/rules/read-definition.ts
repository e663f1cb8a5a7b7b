import { findInterpretations } from "@askery/engine";
import type { Meaning, RuleEffect } from "@askery/model";
import { messages } from "../messages.ts";
import { readClause } from "./read-clause.ts";
import { readComputation } from "./read-computation.ts";
import { readColumn, readCondition, readRows, type NamedRows, type RuleContext } from "./read-part.ts";
import { rowPronouns } from "./rule-forms.data.ts";
import { acts, refuseRule, type RuleReading } from "./rule-reading.ts";
import { meansNothing, readStopWord } from "./read-stop-word.ts";
import type { RulePart, RuleParts } from "./split-rule.ts";

/**
 * "VIP means customers with more than 5 orders", "A customer is active if …", "Margin is revenue minus cost", "“Zorgs”
 * means nothing".
 */
export function readDefinition({ subject, object }: RuleParts, context: RuleContext): RuleReading {
  if (subject.text === "" || object.text === "") return refuseRule(messages.ruleWithoutTerm);
  const clause = readClause(subject, object, context);
  if (clause !== null) {
    const phrase = `${clause.predicate} ${subject.text}`.trim();
    return clause.rows === null || clause.predicate === ""
      ? refuseRule(messages.ruleWordsUnknown(object.text))
      : defineWord(phrase, toMeaning(clause.rows), context);
  }
  if (namesTable(subject, context)) return refuseRule(messages.ruleTermIsTable(subject.text));
  if (meansNothing(object)) return readStopWord(subject);
  const meaning = readMeaning(subject, object, context);
  return meaning === null
    ? refuseRule(messages.ruleWordsUnknown(object.text))
    : defineWord(subject.text, meaning, context);
}

function namesTable({ words }: RulePart, { database }: RuleContext): boolean {
  const name = words.map(({ lemma }) => lemma).join(" ");
  return database.described.tables.some((table) => table.words.join(" ") === name);
}

function readMeaning(subject: RulePart, object: RulePart, context: RuleContext): Meaning | null {
  const rows = readRows(nameRows(subject, object), context);
  if (rows !== null) return toMeaning(rows);
  const figure = readComputation(object, context);
  if (figure !== null) return { kind: "metric", ...figure };
  const column = readColumn(object.text, context);
  if (column !== null) return { kind: "column", ...column };
  const condition = readCondition(object, context);
  return condition === null ? null : toMeaning(condition);
}

/** "Large orders are those over 1,000": the last word of the term for a pronoun. */
function nameRows({ words }: RulePart, { text, words: [first, second] }: RulePart): string {
  if (first === undefined || second === undefined || !rowPronouns.has(first.lower)) return text;
  return `${words.at(-1)?.text ?? ""} ${text.slice(second.span.start - first.span.start)}`;
}

function toMeaning({ table, condition }: NamedRows): Meaning {
  return condition === null ? { kind: "table", table } : { kind: "filter", table, condition };
}

/**
 * A word of the glossary. "Active customers" defines "active" as well, unless that has a meaning of its own in the
 * database.
 */
function defineWord(phrase: string, meaning: Meaning, context: RuleContext): RuleReading {
  const effect: RuleEffect = { kind: "word", phrase, meaning };
  const [last = "", ...before] = phrase.split(" ").toReversed();
  const bare = before.toReversed().join(" ");
  const isShort =
    meaning.kind === "filter" && bare !== "" && readRows(last, context)?.table === meaning.table;
  return isShort && isFree(bare, context) ? acts(effect, { ...effect, phrase: bare }) : acts(effect);
}

function isFree(text: string, { database, today, settings }: RuleContext): boolean {
  const found = findInterpretations({ text, database, today, settings });
  return found.kind === "found" && found.stages.mentions.every(({ isGuess }) => isGuess);
}
