import { editPlan, listEditOptions } from "@askery/engine";
import { defaultSettings, type Plan } from "@askery/model";
import { bestVerdict, printSafely, type TryOptions } from "./try-interpretations.ts";
import { listOffers, type Entered } from "./list-offers.ts";

const timeoutMs = 300;
const longestSearchMs = 15_000;

/**
 * Whether one of the edits that the plan editor offers makes a plan right. Stops after 15 seconds, as if there was none:
 * the figure is a lower bound.
 */
export async function isRightAfterEdit(
  plan: Plan,
  question: string,
  options: Omit<TryOptions, "first">,
): Promise<boolean> {
  const { database, today, gold } = options;
  const { prepared } = database.askable;
  const { schema, described, lexicon } = prepared;
  const context = { schema, described, lexicon, dialect: database.dialect, today, settings: defaultSettings };
  const values: Entered["values"] = ({ table, column }) =>
    prepared.values.find((one) => one.table === table && one.column === column)?.values ?? [];
  const startedAt = performance.now();
  const tried = new Set<string>();
  for (const edit of listOffers(listEditOptions(plan, context), { question, values })) {
    if (performance.now() - startedAt > longestSearchMs) return false;
    const edited = editPlan(plan, edit, context);
    const statement = edited.kind === "problem" ? null : printSafely(edited.plan, today, database);
    const key = JSON.stringify(statement);
    if (statement === null || tried.has(key)) continue;
    tried.add(key);
    const result = await database.run(statement, timeoutMs);
    if (result.kind === "ran" && bestVerdict(gold, result.table).nodup) return true;
  }
  return false;
}
