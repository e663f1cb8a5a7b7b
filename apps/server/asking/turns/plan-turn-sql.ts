import { AppError } from "@askery/model";
import { askingMessages } from "../../messages/asking-messages.ts";
import { readNarrative } from "../../results/find-result.ts";
import { planOfShown } from "./plan-of-shown.ts";
import { runEdit, type EditToRun } from "./run-edit.ts";
import { findShownAnswer } from "./shown-answer.ts";
import { tableLimits } from "./table-limits.ts";
import type { TurnContext } from "./turn-context.ts";

/**
 * Turns the edited SQL that a turn shows into a plan, as a step of its history, as `runEdit`.
 *
 * @throws AppError as `runEdit`; `invalid-input` if the answer's SQL was not edited
 */
export async function planTurnSql(
  context: TurnContext,
  work: EditToRun,
): Promise<ReadableStream<Uint8Array>> {
  const { result } = await findShownAnswer(context.store, work.turnId);
  if (readNarrative(result).receipt.writer !== "person") {
    throw new AppError("invalid-input", askingMessages.sqlNotEdited);
  }
  return runEdit(context, work, async (shown, database, { signal, report }) => {
    const narrative = readNarrative(shown.result);
    const { plan, question, askedOn } = planOfShown(shown, database.settings.timeZone);
    const planned = await context.asking.run(
      "sqlPlan",
      {
        ...database,
        plan,
        question,
        askedOn,
        text: narrative.receipt.statement.text,
        earlierEdits: narrative.receipt.edits ?? [],
        limits: tableLimits,
      },
      { signal, onProgress: report },
    );
    if (planned.kind === "answered") {
      return {
        kind: "answered",
        result: planned.result,
        step: { kind: "plan", words: planned.words, question: planned.question },
      };
    }
    const { message, fix } = planned;
    return { kind: "failed", failure: { code: "edit-refused", message, fix } };
  });
}
