import type { GlossaryEntry } from "@askery/model";
import type { PreparedDatabase } from "./answer.ts";
import { indexGlossary } from "./link/link-glossary.ts";

/** The same database with one more word in its glossary, to see what questions would then mean. Takes no time. */
export function defineWord(database: PreparedDatabase, entry: GlossaryEntry): PreparedDatabase {
  const { lexicon } = database;
  const entries = [...lexicon.glossary.entries.values()].flat();
  return {
    ...database,
    lexicon: { ...lexicon, glossary: indexGlossary({ entries: [...entries, entry] }) },
  };
}
