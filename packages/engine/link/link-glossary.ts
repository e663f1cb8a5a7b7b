import type { Glossary, GlossaryEntry } from "@askery/model";
import type { Question, Word } from "../question/question.ts";
import type { Mention, MentionTarget } from "./mention.ts";
import { normalizeValue } from "./value-index.ts";
import { singularize, stemWord } from "../meaning/names/word-form.ts";

/** Glossary phrases by their words. */
export interface GlossaryIndex {
  /** Words in singular. */
  readonly entries: ReadonlyMap<string, readonly GlossaryEntry[]>;
  /** Stems of words: "handover" and "handed over" differ, "clear" and "cleared" do not. */
  readonly byStem: ReadonlyMap<string, readonly GlossaryEntry[]>;
  readonly longestWordCount: number;
}

export function indexGlossary(glossary: Glossary): GlossaryIndex {
  const entries = Map.groupBy(glossary.entries, ({ phrase }) =>
    singularPhrase(normalizeValue(phrase).split(" ")),
  );
  const byStem = Map.groupBy(glossary.entries, ({ phrase }) => stemPhrase(normalizeValue(phrase).split(" ")));
  const longestWordCount = Math.max(
    0,
    ...glossary.entries.map(({ phrase }) => normalizeValue(phrase).split(" ").length),
  );
  return { entries, byStem, longestWordCount };
}

/** Finds glossary phrases in a question, in singular or plural, or else in another form: "cleared" for "clear". */
export function linkGlossary({ words, text }: Question, index: GlossaryIndex): readonly Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + index.longestWordCount); to += 1) {
      if (isPunctuation(words[from]) || isPunctuation(words[to - 1])) continue;
      const phrase = text.slice(words[from]?.span.start, words[to - 1]?.span.end);
      for (const entry of findEntries(words.slice(from, to), phrase, index)) {
        const reason = `“${phrase}” is in the glossary`;
        mentions.push({
          range: { from, to },
          target: toTarget(entry),
          score: 1,
          stage: "glossary",
          isGuess: false,
          reason,
          ...(entry.id !== undefined && { definition: entry.id }),
        });
      }
    }
  }
  return mentions;
}

/** A synonym for a table, column or value becomes that target; other entries are targets themselves. */
function toTarget(entry: GlossaryEntry): MentionTarget {
  const { kind } = entry.meaning;
  return kind === "table" || kind === "column" || kind === "value"
    ? entry.meaning
    : { kind: "glossary", entry };
}

/** "Live" is a phrase in ", live vehicles", the comma is not a part of it. */
function isPunctuation(word: Word | undefined): boolean {
  return word?.tag === "punctuation";
}

function findEntries(
  words: readonly Word[],
  phrase: string,
  { entries, byStem }: GlossaryIndex,
): readonly GlossaryEntry[] {
  const parts = normalizeValue(phrase).split(" ");
  const known = entries.get(singularPhrase(parts));
  if (known !== undefined) return known;
  const lemmas = words.filter((word) => !isPunctuation(word)).map(({ lemma }) => lemma);
  return byStem.get(stemPhrase(parts)) ?? byStem.get(stemPhrase(lemmas)) ?? [];
}

/** Short words have no stem: "on" and "one" differ. */
function stemPhrase(words: readonly string[]): string {
  return words
    .map(singularize)
    .map((word) => (word.length < shortestInflected ? word : stemWord(word)))
    .join(" ");
}

const shortestInflected = 4;

function singularPhrase(words: readonly string[]): string {
  return words.map(singularize).join(" ");
}
