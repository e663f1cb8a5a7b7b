import { planInSlices, type Planned, type PlanRequest, type PreparedDatabase } from "@askery/engine";
import { inSlices, type SliceOptions } from "./in-slices.ts";
import { createRecall } from "./recall.ts";

/** The last questions of each open database. One takes about 100 KB. */
const shortPlans = createRecall<PreparedDatabase, Planned>(40);
/** On thousands of tables, one takes up to 16 MB. */
const longPlans = createRecall<PreparedDatabase, Planned>(1);
const longText = 300;

/**
 * Plans a question in slices, unless the same one was planned recently: equal requests have equal plans. A question is
 * planned while its words are marked, then to be answered, and people ask what others have asked.
 */
export async function planOnce(
  request: PlanRequest,
  options: SliceOptions = {},
): Promise<{ readonly result: Planned; readonly ms: number }> {
  const key = keyOf(request);
  const plans = request.text.length > longText ? longPlans : shortPlans;
  const known = plans.find(request.database, key);
  if (known !== undefined) return { result: known, ms: 0 };
  const planned = await inSlices(planInSlices(request), options);
  plans.keep(request.database, key, planned.result);
  return planned;
}

/** Everything on which a plan depends, besides the database. */
export function keyOf({
  text,
  earlier = [],
  without = [],
  choice = null,
  today,
  settings,
}: Omit<PlanRequest, "database" | "choice"> & { readonly choice?: string | null | undefined }): string {
  return JSON.stringify([text, earlier, without, choice, today, settings]);
}
