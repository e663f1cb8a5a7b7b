import { AppError, type Answer, type Cell, type Outcome, type Table, type TableChunk } from "@askery/model";
import type { Store } from "../../store/open-store.ts";
import { readChunks } from "./answer-parts.ts";
import type { TurnRow } from "./print-turn.ts";

/** The answer that a turn shows: its own, or what somebody's own SQL found. */
export interface ShownAnswer {
  readonly turn: TurnRow;
  /** Of a large table it holds the first rows. */
  readonly answer: Answer;
  /** Names the parts of its table. */
  readonly answerId: string;
  readonly ranAtMs: number;
}

/** @throws AppError `not-found` for a question without an answer */
export async function findShownAnswer(store: Store, turnId: string): Promise<ShownAnswer> {
  const turn = await store.selectFrom("turn").selectAll().where("id", "=", turnId).executeTakeFirstOrThrow();
  const edit = await store.selectFrom("turnEdit").selectAll().where("turnId", "=", turnId).executeTakeFirst();
  const result = edit?.result ?? (turn.state === "done" ? turn.result : null);
  const outcome = result === null ? null : (JSON.parse(result) as Outcome);
  if (outcome?.kind !== "answered") {
    throw new AppError("not-found", "This question has no answer.", { fix: "Ask it again." });
  }
  return {
    turn,
    answer: outcome.answer,
    answerId: edit?.answerId ?? turn.id,
    ranAtMs: edit?.editedAtMs ?? turn.finishedAtMs ?? turn.askedAtMs,
  };
}

/** All rows of its table, some thousand at a time. */
export async function* readRows(
  store: Store,
  { answer, answerId }: Pick<ShownAnswer, "answer" | "answerId">,
): AsyncGenerator<TableChunk> {
  const { table, receipt } = answer;
  if (table.rowCount === receipt.rowCount) yield { columns: table.values, rowCount: table.rowCount };
  else yield* readChunks(store, answerId);
}

/** Its table, up to so many rows. */
export async function readTableUpTo(store: Store, shown: ShownAnswer, maxRows: number): Promise<Table> {
  const { table, receipt } = shown.answer;
  if (table.rowCount === receipt.rowCount && table.rowCount <= maxRows) return table;
  const values: Cell[][] = table.columns.map(() => []);
  let rowCount = 0;
  for await (const chunk of readRows(store, shown)) {
    const room = Math.min(chunk.rowCount, maxRows - rowCount);
    for (const [column, cells] of chunk.columns.entries()) {
      for (const cell of cells.slice(0, room)) values[column]?.push(cell);
    }
    rowCount += room;
    if (rowCount === maxRows) break;
  }
  const isTruncated = table.isTruncated || rowCount < receipt.rowCount;
  return { columns: table.columns, values, rowCount, isTruncated };
}
