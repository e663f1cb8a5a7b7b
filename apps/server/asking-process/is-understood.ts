import { createRecall, inSlices, type AskableDatabase } from "@askery/asking";
import { planInSlices } from "@askery/engine";
import type { About } from "./jobs.ts";
import type { ToComplete } from "./writing-jobs.ts";

/** How a question would be asked: what its interpretation depends on, besides the database. */
export type Circumstances = Pick<About & ToComplete, "today" | "settings" | "earlier">;

/** Completions have some 20 ms, of which neither their request nor its clock should wait long for a slice to end. */
const sliceMs = 2;

/** Each try plans the earlier questions, too, and a follow-up seldom refers further back. */
const maxEarlier = 3;

/**
 * Whether the engine understands a question, with all of its words. Planning a long question on many tables takes
 * seconds, so the verdict is saved for the open database as soon as it is sought.
 */
export function isUnderstood(
  text: string,
  asked: Circumstances,
  database: AskableDatabase,
): Promise<boolean> {
  const { today, settings } = asked;
  const earlier = asked.earlier.slice(-maxEarlier);
  const key = JSON.stringify([text, today, settings, earlier]);
  const known = recall.find(database, key);
  if (known !== undefined) return known;
  const verdict = plan(text, { today, settings, earlier }, database);
  recall.keep(database, key, verdict);
  return verdict;
}

async function plan(text: string, asked: Circumstances, { prepared }: AskableDatabase): Promise<boolean> {
  const work = planInSlices({ text, database: prepared, ...asked });
  const { result: planned } = await inSlices(work, { sliceMs });
  return planned.kind === "planned" && planned.marks.every(({ kind }) => kind !== "unknown");
}

/** Freed with the database, so that a change of it is seen. */
const recall = createRecall<AskableDatabase, Promise<boolean>>(2_000);
