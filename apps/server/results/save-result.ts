import { randomUUID } from "node:crypto";
import type { DefinitionId } from "@askery/model";
import { readerKey } from "../policies/current-limits.ts";
import type { Store } from "../store/open-store.ts";
import type { PrintedResult, ResultWithRows } from "./print-result.ts";
import { resultVersion } from "./upgrade-result.ts";

/** Where and when a plan ran. */
export interface Run {
  /** Null for an example about the sample shop, which all databases over the sample share. */
  readonly workspaceId: string | null;
  /** The revision of the database's knowledge; null if it was not recorded. */
  readonly revision: number | null;
  readonly ranAtMs: number;
  /** The limits under which it ran. Default: those of the present reader. */
  readonly limitsKey?: string;
}

/**
 * Saves a result and returns its id. The caller adds the reference to it afterwards, so that nobody reads it without
 * its rows. Each part is a separate write, so that other writes need not wait for all of them.
 */
export async function saveResult(
  store: Store,
  run: Run,
  { parts = [], followed = [], ...documents }: PrintedResult & Partial<ResultWithRows>,
): Promise<string> {
  const id = randomUUID();
  const limitsKey = run.limitsKey ?? readerKey();
  await store
    .insertInto("result")
    .values({ id, version: resultVersion, ...run, limitsKey, ...documents })
    .execute();
  for (const [position, chunk] of parts.entries()) {
    await store.insertInto("resultPart").values({ resultId: id, position, chunk }).execute();
  }
  await saveFollowed(store, id, followed);
  return id;
}

/** A definition may have been deleted for good since the question was asked. */
async function saveFollowed(store: Store, resultId: string, ids: readonly DefinitionId[]): Promise<void> {
  if (ids.length === 0) return;
  await store
    .insertInto("followedDefinition")
    .columns(["entryId", "resultId"])
    .expression((from) =>
      from
        .selectFrom("knowledgeEntry")
        .select((row) => ["id", row.val(resultId).as("resultId")])
        .where("id", "in", ids),
    )
    .execute();
}
