import type { TurnStep } from "@askery/api";
import { defaultSettings, invariant } from "@askery/model";
import type { AskingContext } from "./asking-context.ts";
import { exampleQuestions } from "./example-questions.data.ts";
import type { SampleFile } from "./sample-shop.ts";
import { chartLimits } from "./table-limits.ts";

/** Asks the sample shop the example questions and keeps the answers, once for each build. It answers all of them. */
export async function keepExamples(context: AskingContext, { path, today }: SampleFile): Promise<void> {
  const { store, asking, now } = context;
  const kept = await store
    .selectFrom("sampleExample")
    .select("position")
    .where("sampleVersion", "=", today)
    .execute();
  for (const [position, question] of exampleQuestions.entries()) {
    if (kept.some((example) => example.position === position)) continue;
    const steps: TurnStep[] = [];
    const startedAtMs = now();
    const { isAnswered, outcome, summary } = await asking.perform(
      "ask",
      {
        source: { kind: "file", path },
        today,
        settings: defaultSettings,
        text: question,
        earlier: [],
        limits: chartLimits,
        // Examples are copied whole.
        headRows: chartLimits.maxRows,
      },
      { onStep: (step) => steps.push({ ...step, atMs: Math.round(now() - startedAtMs) }) },
    );
    invariant(isAnswered, `The sample shop does not answer “${question}”.`);
    await store
      .insertInto("sampleExample")
      .values({
        sampleVersion: today,
        position,
        summary,
        question,
        result: outcome,
        steps: JSON.stringify(steps.filter(({ kind }) => kind !== "opening-database")),
      })
      .onConflict((conflict) => conflict.columns(["sampleVersion", "position"]).doNothing())
      .execute();
  }
  await store.deleteFrom("sampleExample").where("sampleVersion", "<", today).execute();
}
