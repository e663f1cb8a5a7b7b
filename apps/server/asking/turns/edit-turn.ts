import { readPlanEdits, readPlanPart, readValuesQuery, type ValuesQuery } from "@askery/api";
import { AppError, type EditOptions, type FieldValues } from "@askery/model";
import { findSource } from "../../databases/sources/find-source.ts";
import { askingMessages } from "../../messages/asking-messages.ts";
import { readChart, readNarrative } from "../../results/find-result.ts";
import { confirmGuess } from "./confirm-guess.ts";
import { planOfShown } from "./plan-of-shown.ts";
import { runEdit, type EditToRun } from "./run-edit.ts";
import { findShownAnswer } from "./shown-answer.ts";
import { tableLimits } from "./table-limits.ts";
import type { TurnContext } from "./turn-context.ts";

export interface PlanEditToRun extends EditToRun {
  /** `PlanEdit`s from outside. */
  readonly edits: readonly unknown[];
  /** A `PlanPart` from outside that was guessed and is right. */
  readonly confirmed?: unknown;
}

/**
 * Changes the plan of the answer that a turn shows, and runs it, as `runEdit`.
 *
 * @throws AppError as `runEdit`; `invalid-input` for edits that are none
 */
export async function editTurn(
  context: TurnContext,
  work: PlanEditToRun,
): Promise<ReadableStream<Uint8Array>> {
  const edits = readPlanEdits(work.edits);
  const confirmed = work.confirmed === undefined ? null : readPlanPart(work.confirmed);
  if (edits === null || (edits.length === 0 && confirmed === null)) {
    throw new AppError("invalid-input", askingMessages.editUnreadable);
  }
  return runEdit(context, work, async (shown, database, { signal, report }) => {
    const confirmation =
      confirmed === null || edits.length > 0 ? null : await confirmGuess(context.store, shown, confirmed);
    if (confirmation !== null) return confirmation;
    const { interpretation, receipt } = readNarrative(shown.result);
    const edited = await context.asking.run(
      "edit",
      {
        ...database,
        ...planOfShown(shown, database.settings.timeZone),
        edits,
        chips: interpretation.chips,
        marks: interpretation.marks,
        ...(confirmed && { confirmed }),
        earlierEdits: receipt.edits ?? [],
        chart: readChart(shown.result),
        limits: tableLimits,
      },
      { signal, onProgress: report },
    );
    if (edited.kind === "answered") {
      const { result, words, question } = edited;
      return { kind: "answered", result, step: { kind: "plan", words, question } };
    }
    const failure = { code: "edit-refused", ...askingMessages.editRefused(edited.sentence) } as const;
    return { kind: "failed", failure };
  });
}

interface OptionsRequest {
  readonly turnId: string;
  readonly databaseId: string;
  readonly search?: string | undefined;
  readonly signal: AbortSignal;
}

/** What can be changed in the plan of the answer that a turn shows. */
export async function getEditOptions(context: TurnContext, request: OptionsRequest): Promise<EditOptions> {
  const { database, plan } = await findPlan(context, request);
  const { search = "", signal } = request;
  return context.asking.run("editOptions", { ...database, ...plan, search }, { signal });
}

/** The values of a column, by which the answer that a turn shows could be filtered. */
export async function listFieldValues(
  context: TurnContext,
  request: OptionsRequest & ValuesQuery,
): Promise<FieldValues> {
  const { database, plan } = await findPlan(context, request);
  const { search = "", signal } = request;
  const field = readValuesQuery(request);
  return context.asking.run("fieldValues", { ...database, ...plan, ...field, search }, { signal });
}

async function findPlan(context: TurnContext, { turnId, databaseId }: OptionsRequest) {
  const shown = await findShownAnswer(context.store, turnId);
  const database = await findSource(context, { databaseId });
  return { database, plan: planOfShown(shown, database.settings.timeZone) };
}
