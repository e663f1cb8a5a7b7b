import { AppError } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { readEarlier } from "./read-earlier.ts";
import { findTurn } from "./read-turns.ts";
import { tableLimits } from "./table-limits.ts";
import type { TurnContext } from "./turn-context.ts";
import { readWithout } from "./read-without.ts";

interface ChoiceRequest {
  readonly turnId: string;
  readonly databaseId: string;
  /** The id of the choice. */
  readonly choice: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Runs a choice that is offered for a question, and summarizes its result. The text is null if there is no such choice,
 * or if it can't be run.
 *
 * @throws AppError `query-cancelled` when the client has left
 */
export async function readChoiceFigure(
  context: TurnContext,
  { turnId, databaseId, choice, signal }: ChoiceRequest,
): Promise<{ readonly text: string | null }> {
  const turn = await findTurn(context, turnId);
  const earlier = await readEarlier(context.store, turn);
  try {
    const database = await findSource(context, { databaseId });
    const text = await context.asking.run(
      "choiceFigure",
      {
        ...database,
        text: turn.question,
        earlier,
        without: readWithout(turn),
        choice,
        limits: tableLimits,
      },
      { signal },
    );
    return { text };
  } catch (cause) {
    // The answer beside it has reported why the database can't be asked.
    if (cause instanceof AppError && cause.code !== "query-cancelled") return { text: null };
    throw cause;
  }
}
