import type { GlossaryEntry } from "@askery/model";
import { indexGlossary } from "./link-glossary.ts";
import type { Lexicon } from "./lexicon.ts";

/** The same lexicon with one more word in its glossary, to see what questions would then mean. Takes no time. */
export function defineWord(lexicon: Lexicon, entry: GlossaryEntry): Lexicon {
  const entries = [...lexicon.glossary.entries.values()].flat();
  return { ...lexicon, glossary: indexGlossary({ entries: [...entries, entry] }) };
}
