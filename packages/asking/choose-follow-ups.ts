import { isSamePlan, suggestFollowUps, describePlan, type PreparedDatabase } from "@askery/engine";
import type { Answer, Plan, SuggestedEdit } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { keyOf } from "./plan-once.ts";
import { createRecall } from "./recall.ts";
import { printPlan } from "./run-interpretation.ts";
import { planAnswerable, type PlanningContext } from "./suggest-questions.ts";

/** The answer that follow-ups continue. */
export interface Followed {
  readonly text: string;
  readonly plan: Plan;
  /** Whether the answer found nothing. */
  readonly isEmpty: boolean;
}

/** Whether an answer with these warnings found nothing. */
export function findsNothing(warnings: Answer["warnings"]): boolean {
  return warnings.some(({ code }) => code === "result-empty");
}

type FollowUps = Pick<Answer, "followUps" | "suggestedEdits">;

const maxFollowUps = 3;

/** Those of one answer take about 5 KB. */
const maxRecalled = 200;
const recall = createRecall<PreparedDatabase, Promise<FollowUps>>(maxRecalled);

/**
 * Chooses the follow-ups of an answer while its database works: the answer then finds them. A result without rows, or another
 * plan after all, has other follow-ups.
 */
export function planAhead(followed: Followed, context: PlanningContext, database: AskableDatabase): void {
  // After the query was sent. A failure shows again when they are chosen.
  setImmediate(() => void chooseFollowUps(followed, context, database).catch(() => null));
}

/**
 * The best changes of an answer's plan. Each of them works: it was applied, its statement was printed, and its question
 * is understood as the same plan. They depend on nothing of the result but whether it is empty, so they are chosen once for
 * each open database, and others wait for them.
 */
export function chooseFollowUps(
  followed: Followed,
  context: PlanningContext,
  database: AskableDatabase,
): Promise<FollowUps> {
  const { text, plan, isEmpty } = followed;
  const key = JSON.stringify([keyOf({ text, ...context }), plan, isEmpty]);
  const known = recall.find(context.prepared, key);
  if (known !== undefined) return known;
  const choosing = choose(followed, context, database);
  recall.keep(context.prepared, key, choosing);
  return choosing;
}

/** Each attempt plans a question, which takes milliseconds, so there are no more attempts than necessary. */
async function choose(
  { text, plan, isEmpty }: Followed,
  context: PlanningContext,
  database: AskableDatabase,
): Promise<FollowUps> {
  const { prepared, today, settings } = context;
  const { catalog, described, schema } = prepared;
  const scope = { catalog, described, settings };
  const chosen: SuggestedEdit[] = [];
  const seen = new Set([text.trim().toLowerCase(), describePlan(plan, scope)]);
  for (const { plan: edited, ...suggestion } of suggestFollowUps({
    plan,
    context: { schema, described, today, settings },
    isEmpty,
  })) {
    if (chosen.length === maxFollowUps) break;
    const description = describePlan(edited, scope);
    if (seen.has(suggestion.question.toLowerCase()) || seen.has(description)) continue;
    const understood = await planAnswerable(suggestion.question, context);
    if (understood === null || !isSamePlan(understood, edited, { today, settings })) continue;
    printPlan(edited, { database, settings, today });
    seen.add(description);
    chosen.push(suggestion);
  }
  return { followUps: chosen.map(({ question }) => question), suggestedEdits: chosen };
}
