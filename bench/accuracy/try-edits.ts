import { editPlan, listEditOptions } from "@askery/engine";
import { defaultSettings, type Plan, type PlanEdit } from "@askery/model";
import { bestVerdict, printSafely, type TryOptions } from "./try-interpretations.ts";
import { listOffers, type Entered } from "./list-offers.ts";

const timeoutMs = 300;
const longestSearchMs = 15_000;

/** Whether one of the edits that the plan editor offers makes a plan right, as far as `findRightEdit` finds it. */
export async function isRightAfterEdit(
  plan: Plan,
  question: string,
  options: Omit<TryOptions, "first">,
): Promise<boolean> {
  return (await findRightEdit(plan, question, options)) !== null;
}

/**
 * The first edit that makes a plan right, of those that the plan editor offers. Null after 15
 * seconds, as if there was none: figures based on it are lower bounds.
 */
export async function findRightEdit(
  plan: Plan,
  question: string,
  options: Omit<TryOptions, "first">,
): Promise<PlanEdit | null> {
  const { database, today, gold } = options;
  const { prepared } = database.askable;
  const { schema, described, lexicon } = prepared;
  const context = { schema, described, lexicon, dialect: database.dialect, today, settings: defaultSettings };
  const values: Entered["values"] = ({ table, column }) =>
    prepared.values.find((one) => one.table === table && one.column === column)?.values ?? [];
  const startedAt = performance.now();
  const tried = new Set<string>();
  const offers = listOffers(listEditOptions(plan, context), { question, values });
  for (const edit of offers) {
    if (performance.now() - startedAt > longestSearchMs) return null;
    const edited = editPlan(plan, edit, context);
    if (edited.kind === "problem") continue;
    const statement = printSafely(edited.plan, today, database);
    const key = JSON.stringify(statement);
    if (statement === null || tried.has(key)) continue;
    tried.add(key);
    const result = await database.run(statement, timeoutMs);
    if (result.kind === "ran" && bestVerdict(gold, result.table).nodup) return edit;
  }
  return null;
}
