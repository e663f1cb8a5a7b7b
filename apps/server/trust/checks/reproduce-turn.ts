import type { Reproduction } from "@askery/api";
import { readEarlier } from "../../asking/turns/read-earlier.ts";
import { findShownAnswer } from "../../asking/turns/shown-answer.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { readNarrative } from "../../results/find-result.ts";
import type { ResultRow } from "../../results/upgrade-result.ts";
import type { CheckedAnswer } from "../../asking-process/jobs.ts";
import { checkResult } from "./check-result.ts";
import { clockOf, describeAgain } from "./describe-again.ts";

export interface TurnToReproduce {
  readonly turnId: string;
  readonly databaseId: string;
  /** Aborted when the client has left. */
  readonly signal: AbortSignal;
}

/**
 * Computes the answer that a turn shows again, as of its day and in its time zone, and compares SQL and rows.
 *
 * @throws AppError `not-found` for a question without an answer, or the errors of `checkResult`
 */
export async function reproduceTurn(
  context: AskingContext,
  { turnId, databaseId, signal }: TurnToReproduce,
): Promise<Reproduction> {
  const { store, now } = context;
  const shown = await findShownAnswer(store, turnId);
  const { result } = shown;
  const clock = clockOf(shown);
  const again = describeAgain(shown, await readEarlier(store, shown.turn));
  const found = await checkResult(context, { databaseId, result, again, clock, tolerance: null, signal });
  const { checked, revision } = found;
  if (checked.kind === "refused") return { ...checked, ranAtMs: now() };
  const { isSameSql, sql, difference, isTruncated } = checked;
  return {
    kind: "compared",
    ranAtMs: now(),
    today: clock.today,
    isSameSql,
    sql,
    changes: listChanges(result, checked, revision),
    difference,
    isTruncated,
  };
}

function listChanges(
  result: ResultRow,
  { engine, schemaFingerprint }: Extract<CheckedAnswer, { kind: "compared" }>,
  revision: number,
): Extract<Reproduction, { kind: "compared" }>["changes"] {
  const { receipt } = readNarrative(result);
  const changed = {
    engine: receipt.engine !== engine,
    schema: receipt.schemaFingerprint !== schemaFingerprint,
    knowledge: result.revision !== null && result.revision !== revision,
  };
  return (["engine", "schema", "knowledge"] as const).filter((name) => changed[name]);
}
