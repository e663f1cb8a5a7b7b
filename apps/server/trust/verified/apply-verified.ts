import { askingMessages } from "../../messages/asking-messages.ts";
import { runEdit } from "../../asking/turns/run-edit.ts";
import { tableLimits } from "../../asking/turns/table-limits.ts";
import type { TurnContext } from "../../asking/turns/turn-context.ts";
import { dayIn } from "../../databases/sources/find-source.ts";
import { readPlan } from "../../results/find-result.ts";
import { findVerified } from "./verified-rows.ts";

export interface VerifiedToApply {
  readonly turnId: string;
  readonly verifiedId: string;
  readonly databaseId: string;
  readonly userId: string;
  readonly signal: AbortSignal;
}

/**
 * Runs the plan of a verified answer and shows it in place of a turn's, as an edit that can be undone.
 *
 * @throws AppError `not-found`, or as `runEdit`
 */
export async function applyVerified(
  context: TurnContext,
  { verifiedId, ...work }: VerifiedToApply,
): Promise<ReadableStream<Uint8Array>> {
  const row = await findVerified(context.store, { databaseId: work.databaseId, verifiedId });
  const plan = readPlan(row);
  const words = "verified answer";
  return runEdit(context, { ...work, of: null }, async ({ turn }, database, { signal, report }) => {
    const control = { signal, onProgress: report };
    const about = { ...database, question: turn.question, limits: tableLimits };
    if (plan.kind === "sql") {
      const { text, variables = [] } = plan;
      const ran = await context.asking.run("sql", { ...about, text, variables }, control);
      if (ran.kind === "answered") return { ...ran, step: { kind: "sql", words, question: null } };
      return { kind: "failed", failure: ran.problem };
    }
    const askedOn = dayIn(database.settings.timeZone, row.verifiedAtMs);
    const input = {
      ...about,
      plan,
      askedOn,
      columns: [],
      edits: [],
      chips: [],
      marks: [],
      earlierEdits: [words],
    };
    const edited = await context.asking.run("edit", input, control);
    if (edited.kind === "answered") {
      return { kind: "answered", result: edited.result, step: { kind: "plan", words, question: row.asked } };
    }
    const failure = { code: "edit-refused", ...askingMessages.editRefused(edited.sentence) } as const;
    return { kind: "failed", failure };
  });
}
