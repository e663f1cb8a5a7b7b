import type { Log } from "../runtime/log.ts";
import type { AskingContext } from "../databases/sources/asking-context.ts";
import { keepExamples } from "../asking/sample/sample-examples.ts";
import { seedWelcomes } from "../databases/sample/welcome-account.ts";

const checkEveryMs = 6 * 60 * 60 * 1000;

/**
 * Builds the sample shop where it is missing or old, answers the example questions and gives them to new accounts that wait
 * for them: now, and again every few hours. Returns what ends it.
 */
export function keepSampleFresh(context: AskingContext & { readonly log: Log }): () => void {
  const check = async () => {
    try {
      const sample = await context.sample.refresh();
      await keepExamples(context, sample);
      await seedWelcomes(context);
    } catch (error) {
      context.log.error({ err: error }, "the sample shop is not up to date");
    }
  };
  void check();
  const timer = setInterval(() => void check(), checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
