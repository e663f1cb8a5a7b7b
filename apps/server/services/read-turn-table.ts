import { AppError, type Outcome } from "@askery/model";
import { findTurn } from "./read-turns.ts";
import type { StoreContext } from "./store-context.ts";
import type { TitledTable } from "./titled-table.ts";

/** The table of an answer. @throws AppError `not-found` for a question that has none */
export async function readTurnTable(
  context: Pick<StoreContext, "store">,
  { turnId }: { readonly turnId: string },
): Promise<TitledTable> {
  const { question, state, result } = await findTurn(context, turnId);
  const outcome = state === "done" && result !== null ? (JSON.parse(result) as Outcome) : null;
  if (outcome?.kind === "answered") return { title: question, table: outcome.answer.table };
  throw new AppError("not-found", "This question has no answer with a table.", { fix: "Ask it again." });
}
