import { readPlanEdits, readPlanPart, readValuesQuery, type ValuesQuery } from "@askery/api";
import { AppError, type EditOptions, type FieldValues } from "@askery/model";
import { chartLimits } from "../../../asking/turns/table-limits.ts";
import type { AskingContext } from "../../../databases/sources/asking-context.ts";
import { dayIn, findSource, revisionOf } from "../../../databases/sources/find-source.ts";
import { withCurrentSchema } from "../../../databases/sources/with-current-schema.ts";
import { askingMessages } from "../../../messages/asking-messages.ts";
import { readChart, readNarrative, readPlanAsStored } from "../../../results/find-result.ts";
import { readHead } from "../../../results/result-rows.ts";
import { findDraft, printFailure, saveDraft, type DraftRequest, type FoundDraft } from "./chart-drafts.ts";

interface Stoppable extends DraftRequest {
  /** Aborted when the client has left, which stops the query. */
  readonly signal: AbortSignal;
}

/**
 * Changes the plan of a draft. Returns another draft as JSON.
 *
 * @throws AppError `invalid-input` for edits that are none, or if the database fails
 */
export async function editDraft(
  context: AskingContext,
  {
    edits: given,
    confirmed: part,
    ...request
  }: Stoppable & { readonly edits: readonly unknown[]; readonly confirmed?: unknown },
): Promise<string> {
  const edits = readPlanEdits(given);
  const confirmed = part === undefined ? null : readPlanPart(part);
  if (edits === null || (edits.length === 0 && confirmed === null)) {
    throw new AppError("invalid-input", askingMessages.editUnreadable);
  }
  const found = await findDraft(context, request);
  const { interpretation, receipt } = readNarrative(found.result);
  const { edited, revision } = await withCurrentSchema(context, request, async (database) => ({
    edited: await context.asking.run(
      "edit",
      {
        ...database,
        ...planOf(found, database.settings.timeZone),
        edits,
        chips: interpretation.chips,
        marks: interpretation.marks,
        ...(confirmed && { confirmed }),
        earlierEdits: receipt.edits ?? [],
        chart: readChart(found.result),
        limits: chartLimits,
      },
      request,
    ),
    revision: revisionOf(database.source),
  }));
  if (edited.kind === "refused") {
    return printFailure({ code: "edit-refused", ...askingMessages.editRefused(edited.sentence) });
  }
  return saveDraft(context, { ...request, ...found.draft, revision, ran: edited.result });
}

interface OptionsRequest extends Stoppable {
  readonly search?: string | undefined;
}

/** What can be changed in the plan of a draft. */
export async function getDraftOptions(context: AskingContext, request: OptionsRequest): Promise<EditOptions> {
  const plan = await findPlan(context, request);
  return context.asking.run("editOptions", { ...plan, search: request.search ?? "" }, request);
}

/** The values of a column, by which a draft could be filtered. */
export async function listDraftValues(
  context: AskingContext,
  request: OptionsRequest & ValuesQuery,
): Promise<FieldValues> {
  const { search = "" } = request;
  const plan = await findPlan(context, request);
  return context.asking.run("fieldValues", { ...plan, ...readValuesQuery(request), search }, request);
}

async function findPlan(context: AskingContext, request: DraftRequest) {
  const found = await findDraft(context, request);
  const database = await findSource(context, request);
  return { ...database, ...planOf(found, database.settings.timeZone) };
}

function planOf({ draft, result }: FoundDraft, timeZone: string) {
  return {
    plan: readPlanAsStored(result),
    question: draft.question,
    askedOn: dayIn(timeZone, draft.askedAtMs),
    columns: readHead(result).columns,
  };
}
