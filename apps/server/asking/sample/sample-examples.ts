import type { TurnStep } from "@askery/api";
import { defaultSettings, invariant } from "@askery/model";
import type { Insertable } from "kysely";
import { saveResult } from "../../results/save-result.ts";
import type { SampleExampleTable } from "../../store/tables.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { exampleQuestions } from "../../databases/sample/example-questions.data.ts";
import type { SampleFile } from "../../databases/sample/sample-shop.ts";
import { chartLimits } from "../turns/table-limits.ts";

type ExamplesContext = Pick<AskingContext, "store" | "asking" | "now">;

/**
 * Asks the example questions about the sample shop and saves the answers, once for each build. They are saved in one
 * transaction, so that no new account gets only some. All of them have an answer.
 */
export async function saveExamples(context: ExamplesContext, sample: SampleFile): Promise<void> {
  const { store } = context;
  const saved = await store
    .selectFrom("sampleExample")
    .select("position")
    .where("sampleVersion", "=", sample.today)
    .execute();
  const answers: Insertable<SampleExampleTable>[] = [];
  for (const [position, question] of exampleQuestions.entries()) {
    if (saved.some((example) => example.position === position)) continue;
    answers.push({ position, ...(await answerExample(context, sample, question)) });
  }
  await store.transaction().execute(async (store) => {
    if (answers.length > 0) {
      await store
        .insertInto("sampleExample")
        .values(answers)
        .onConflict((conflict) => conflict.columns(["sampleVersion", "position"]).doNothing())
        .execute();
    }
    await store.deleteFrom("sampleExample").where("sampleVersion", "<", sample.today).execute();
  });
}

async function answerExample(
  { store, asking, now }: ExamplesContext,
  { path, today }: SampleFile,
  question: string,
): Promise<Omit<Insertable<SampleExampleTable>, "position">> {
  const steps: TurnStep[] = [];
  const startedAtMs = now();
  const asked = await asking.run(
    "ask",
    {
      source: { kind: "file", path },
      today,
      settings: defaultSettings,
      text: question,
      earlier: [],
      limits: chartLimits,
    },
    { onProgress: (step) => steps.push({ ...step, atMs: Math.round(now() - startedAtMs) }) },
  );
  invariant(asked.kind === "answered", `The sample shop does not answer “${question}”.`);
  return {
    sampleVersion: today,
    summary: asked.summary,
    question,
    resultId: await saveResult(store, { workspaceId: null, revision: 0, ranAtMs: now() }, asked.result),
    steps: JSON.stringify(steps.filter(({ kind }) => kind !== "opening-database")),
  };
}
