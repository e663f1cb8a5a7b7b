import type { Glossary, GlossaryEntry } from "@askery/model";
import type { Question } from "../question/question.ts";
import type { Mention, MentionTarget } from "./mention.ts";
import { normalizeValue } from "./value-index.ts";
import { singularize } from "../meaning/names/word-form.ts";

/** Glossary phrases by their singular words. */
export interface GlossaryIndex {
  readonly entries: ReadonlyMap<string, readonly GlossaryEntry[]>;
  readonly longestWordCount: number;
}

export function indexGlossary(glossary: Glossary): GlossaryIndex {
  const entries = Map.groupBy(glossary.entries, ({ phrase }) =>
    singularPhrase(normalizeValue(phrase).split(" ")),
  );
  const longestWordCount = Math.max(
    0,
    ...glossary.entries.map(({ phrase }) => normalizeValue(phrase).split(" ").length),
  );
  return { entries, longestWordCount };
}

/** Finds glossary phrases in a question, in singular or plural. */
export function linkGlossary({ words, text }: Question, index: GlossaryIndex): readonly Mention[] {
  const mentions: Mention[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let to = from + 1; to <= Math.min(words.length, from + index.longestWordCount); to += 1) {
      const phrase = text.slice(words[from]?.span.start, words[to - 1]?.span.end);
      for (const entry of index.entries.get(singularPhrase(normalizeValue(phrase).split(" "))) ?? []) {
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

function singularPhrase(words: readonly string[]): string {
  return words.map(singularize).join(" ");
}
