import type { PrintedResult, ResultWithRows } from "../../results/print-result.ts";
import { saveResult, type Run } from "../../results/save-result.ts";
import type { StoreContext } from "../../store/store-context.ts";
import { saveTurn } from "./ask-question.ts";

interface Answered {
  readonly run: Run;
  readonly result: PrintedResult & Partial<ResultWithRows>;
}

/** Saves a question together with its answer, which is known already, after the last one of its conversation. */
export async function saveAnsweredTurn(
  context: StoreContext,
  turn: Parameters<typeof saveTurn>[1],
  { run, result }: Answered,
): Promise<void> {
  const { store, now } = context;
  const resultId = await saveResult(store, run, result);
  await saveTurn(context, turn);
  await store
    .updateTable("turn")
    .set({ state: "done", resultId, steps: "[]", finishedAtMs: now() })
    .where("id", "=", turn.id)
    .execute();
}
