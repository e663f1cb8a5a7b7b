import type { TableChunk } from "@askery/model";
import type { Store } from "../../store/open-store.ts";

export interface PartsToKeep {
  readonly answerId: string;
  readonly turnId: string;
  /** Each `TableChunk` as JSON. */
  readonly parts: readonly string[];
}

/** Keeps the rows of a large table, each part for itself: nobody waits for all of them. */
export async function keepParts(store: Store, { answerId, turnId, parts }: PartsToKeep): Promise<void> {
  for (const [place, chunk] of parts.entries()) {
    await store.insertInto("answerPart").values({ answerId, place, turnId, chunk }).execute();
  }
}

/** The rows of a large table, part by part as JSON of `TableChunk`; none where the answer itself holds all of them. */
export async function* readParts(store: Store, answerId: string): AsyncGenerator<string> {
  const { count } = await store
    .selectFrom("answerPart")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("answerId", "=", answerId)
    .executeTakeFirstOrThrow();
  for (let place = 0; place < count; place++) {
    const { chunk } = await store
      .selectFrom("answerPart")
      .select("chunk")
      .where("answerId", "=", answerId)
      .where("place", "=", place)
      .executeTakeFirstOrThrow();
    yield chunk;
  }
}

/** The same as data. */
export async function* readChunks(store: Store, answerId: string): AsyncGenerator<TableChunk> {
  for await (const part of readParts(store, answerId)) yield JSON.parse(part) as TableChunk;
}

export async function dropParts(store: Store, answerId: string): Promise<void> {
  await store.deleteFrom("answerPart").where("answerId", "=", answerId).execute();
}
