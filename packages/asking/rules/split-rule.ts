import type { Question, Word } from "@askery/engine";
import { ruleFillers, ruleKeywords, type RuleForm } from "./rule-forms.data.ts";

/** A rule around its keyword: "Revenue | excludes | cancelled orders". Empty parts are missing. */
export interface RuleParts {
  readonly form: RuleForm;
  readonly subject: RulePart;
  readonly object: RulePart;
}

/** Some words of a rule, in a row. */
export interface RulePart {
  readonly text: string;
  readonly words: readonly Word[];
}

/** Splits a rule at its main keyword: the first one, or else the first "is" or "are". Null if it has none. */
export function splitRule({ text, words }: Question): RuleParts | null {
  const found = findKeyword(words) ?? findCopula(words);
  if (found === null) return null;
  const rule: RulePart = { text: text.slice(words[0]?.span.start), words };
  const subject = cutWords(rule, 0, found.from);
  const object = cutWords(rule, found.to);
  return isPassive(subject, object)
    ? swap(found.form, subject, object)
    : { form: found.form, subject, object };
}

/** Some words of a part, without filler words around them. */
export function cutWords({ text, words }: RulePart, from: number, to = words.length): RulePart {
  const start = words[0]?.span.start ?? 0;
  const part = words.slice(from, to);
  const first = part.findIndex((word) => !isFiller(word));
  const cut = first === -1 ? [] : part.slice(first, part.findLastIndex((word) => !isFiller(word)) + 1);
  return {
    text: text.slice((cut[0]?.span.start ?? start) - start, (cut.at(-1)?.span.end ?? start) - start),
    words: cut,
  };
}

interface Keyword {
  readonly form: RuleForm;
  readonly from: number;
  readonly to: number;
}

function findKeyword(words: readonly Word[]): Keyword | null {
  for (const from of words.keys()) {
    const matches = ruleKeywords.flatMap(([form, phrase]): readonly Keyword[] => {
      const to = matchPhrase(phrase.split(" "), words, from);
      return to === null ? [] : [{ form, from, to }];
    });
    const [longest] = matches.toSorted((one, other) => other.to - one.to);
    if (longest !== undefined) return longest;
  }
  return null;
}

/** The index after a phrase that starts at `from` and may contain fillers; null if there is none. */
function matchPhrase(lemmas: readonly string[], words: readonly Word[], from: number): number | null {
  let matched = 0;
  for (let at = from; at < words.length; at += 1) {
    const word = words[at];
    if (word?.lemma === lemmas[matched]) matched += 1;
    else if (matched === 0 || !ruleFillers.has(word?.lower ?? "")) return null;
    if (matched === lemmas.length) return at + 1;
  }
  return null;
}

function findCopula(words: readonly Word[]): Keyword | null {
  const from = words.findIndex(({ lemma }) => lemma === "be");
  return from === -1 ? null : { form: "define", from, to: from + 1 };
}

function isFiller({ tag, lower, text }: Word): boolean {
  const isQuote = /["“”'‘’]/u.test(text);
  return (tag === "punctuation" && !isQuote) || ruleFillers.has(lower);
}

const passivePrepositions: ReadonlySet<string> = new Set(["as", "for", "from", "in"]);

/** "Cancelled orders do not count", "Cancelled orders are excluded from revenue". */
function isPassive(subject: RulePart, { words: [first] }: RulePart): boolean {
  return subject.words.length > 0 && (first === undefined || passivePrepositions.has(first.lower));
}

function swap(form: RuleForm, subject: RulePart, object: RulePart): RuleParts {
  const isOfRows = form === "exclude" || form === "only";
  return isOfRows ? { form, subject: cutWords(object, 1), object: subject } : { form, subject, object };
}
