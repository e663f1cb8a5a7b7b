import { capitalize } from "@askery/engine";
import { AppError, type Answer, type TableId } from "@askery/model";
import type { Clock } from "../clock.ts";
import { askEdited } from "../ask-edited.ts";
import { editAnswer } from "../edit-answer.ts";
import { messages } from "../messages.ts";
import { describeCandidate } from "./describe-candidate.ts";
import { planExploration, type ExplorationRequest } from "./plan-exploration.ts";

export interface FindingRequest extends ExplorationRequest {
  /** The id of the finding in this exploration. */
  readonly id: string;
  readonly limits?: { readonly maxRows?: number; readonly timeoutMs?: number };
  readonly signal?: AbortSignal;
  readonly now: Clock;
}

/**
 * A finding as an answer to a question: the question means the finding's plan, so that follow-up questions, checks and
 * saved charts continue from it. If no words mean the plan, the question is its description.
 *
 * @throws AppError `not-found` if the exploration has no such finding, or if the database fails
 */
export async function answerFinding(request: FindingRequest): Promise<Answer> {
  const { database, id, today, settings, limits, signal, now } = request;
  const { candidates, totals, subjects } = planExploration(request);
  const candidate = [...candidates, ...totals].find((one) => one.id === id);
  const subject = subjects.find(({ table }) => table === candidate?.table);
  if (candidate === undefined || subject === undefined) {
    throw new AppError("not-found", messages.noSuchFinding(tableIn(id)));
  }
  const { plan } = candidate;
  const asked = await askEdited({ database, plan, today, settings });
  const outcome = await editAnswer({
    database,
    plan,
    edits: [],
    question: asked ?? capitalize(describeCandidate(candidate, subject)),
    askedOn: today,
    today,
    settings,
    ...(limits && { limits }),
    ...(signal && { signal }),
    now,
  });
  if (outcome.kind === "refused") throw new AppError("not-found", messages.noSuchFinding(candidate.table));
  return outcome.answer;
}

function tableIn(id: string): TableId {
  return id.slice(0, Math.max(0, id.indexOf("/")));
}
