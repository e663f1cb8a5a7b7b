import type { TurnContext } from "./turn-context.ts";
import { demandVariables } from "./demand-variables.ts";
import { showBeforeSql } from "./edit-history.ts";
import { readTurn } from "./read-turns.ts";
import { editIdOf, runEdit, type EditToRun } from "./run-edit.ts";
import { tableLimits } from "./table-limits.ts";

export interface SqlToRun extends Omit<EditToRun, "of"> {
  readonly sql: string;
  /** As the caller gave them. */
  readonly variables: unknown;
}

/**
 * Runs a person's SQL in place of an answer's, as `runEdit`.
 *
 * @throws AppError as `runEdit`; `invalid-input` for variables that can't be read
 */
export async function runTurnSql(context: TurnContext, work: SqlToRun): Promise<ReadableStream<Uint8Array>> {
  const variables = demandVariables(work.variables);
  return runEdit(context, { ...work, of: null }, async ({ turn }, database, { signal, report }) => {
    const ran = await context.asking.run(
      "sql",
      { ...database, text: work.sql, variables, question: turn.question, limits: tableLimits },
      { signal, onProgress: report },
    );
    if (ran.kind === "answered") {
      return { ...ran, step: { kind: "sql", words: "edited SQL", question: null } };
    }
    const { code, message, fix, span } = ran.problem;
    return { kind: "failed", failure: { code, message, fix, ...(span !== null && { span }) } };
  });
}

/** Shows the answer as it was before its SQL was edited, and stops an edit that is running. Returns the turn as JSON. */
export async function resetTurnSql(
  context: TurnContext,
  { turnId }: Pick<SqlToRun, "turnId">,
): Promise<string> {
  await context.turns.stop(editIdOf(turnId));
  await showBeforeSql(context.store, turnId);
  return readTurn(context, { turnId });
}
