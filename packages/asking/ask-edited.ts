import { askPlan, describePlan, isSamePlan, verbalizeOrder } from "@askery/engine";
import type { AskSettings, IsoDate, Plan } from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { planAnswerable } from "./suggest-questions.ts";

export interface EditedPlan {
  readonly database: AskableDatabase;
  readonly plan: Plan;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/**
 * A whole question that the engine understands as an edited plan; null if it finds none. It takes the place of the typed
 * question among the earlier ones, so that follow-ups continue from the edited plan.
 */
export async function askEdited({ database, plan, today, settings }: EditedPlan): Promise<string | null> {
  if (plan.kind !== "query") return null;
  const { prepared } = database;
  const scope = { catalog: prepared.catalog, described: prepared.described, settings, today };
  const context = { prepared, today, settings };
  const [question, restated] = [askPlan(plan, scope), describePlan(plan, scope)];
  const order = verbalizeOrder(plan, { ...scope, plan });
  // A restatement leaves out the order of groups.
  const sorted = order === null ? null : `${restated}, sorted by ${order}`;
  const wordings = [question, restated, sorted].filter((text) => text !== null);
  for (const text of wordings) {
    const understood = await planAnswerable(text, context);
    if (understood !== null && isSamePlan(understood, plan, { today, settings })) return text;
  }
  return null;
}
