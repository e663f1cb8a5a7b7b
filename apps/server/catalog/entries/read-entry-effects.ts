import type { Knowledge } from "@askery/api";
import { AppError, type Catalog, type DescribedEffect } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { readEntry } from "../../knowledge/read-entry.ts";
import { catalogMessages } from "../../messages/catalog-messages.ts";
import type { KnowledgeContext } from "./knowledge-context.ts";

export interface EntryToRead {
  readonly databaseId: string;
  readonly entry: Knowledge;
  readonly catalog: Catalog;
}

/**
 * Checks an entry that is about to be saved, and returns what it becomes if it is a rule.
 *
 * @throws AppError `invalid-input` for an entry that would have no effect
 */
export async function readEntryEffects(
  context: KnowledgeContext,
  { databaseId, entry, catalog }: EntryToRead,
): Promise<readonly DescribedEffect[]> {
  if (entry.kind !== "rule") {
    const read = readEntry({ entry, effects: [] }, catalog);
    if (read.kind === "read") return [];
    throw new AppError("invalid-input", catalogMessages.entryWrong(read.message));
  }
  const database = await findSource(context, { databaseId });
  const read = await context.asking.run("readRule", { ...database, text: entry.text });
  if (read.kind === "read") return read.effects;
  throw new AppError("invalid-input", catalogMessages.ruleRefused(read));
}
