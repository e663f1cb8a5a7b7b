import type { InvestigationQuery, StepFound } from "@askery/engine";
import { AppError, type InvestigationEvent } from "@askery/model";
import { runFewAtOnce } from "../exploring/run-few-at-once.ts";
import { runStep, type RanStep, type StepRun } from "./run-step.ts";

/** How many queries run at once: a database has other users, too. */
const atOnce = 3;

/** Runs steps, and collects what they found. A step that fails is reported, and the others go on. */
export class StepLog {
  readonly found: StepFound[] = [];
  failedCount = 0;
  readonly #run: StepRun;

  constructor(run: StepRun) {
    this.#run = run;
  }

  /** @throws AppError `query-cancelled` if it was stopped */
  async *run(steps: readonly InvestigationQuery[]): AsyncGenerator<InvestigationEvent> {
    const work = steps.map((step) => () => attempt(step, this.#run));
    for (const { id } of steps.slice(0, atOnce)) yield { kind: "running", id };
    let announced = atOnce;
    for await (const outcome of runFewAtOnce(work, atOnce)) {
      this.#run.signal.throwIfAborted();
      if (outcome.kind === "failed") {
        this.failedCount += 1;
        yield { kind: "failed", failed: outcome.failed };
      } else {
        const { table, result, step } = outcome.ran;
        this.found.push({ step, table, outputs: result.outputs });
        yield { kind: "result", result };
      }
      const next = steps[announced];
      announced += 1;
      if (next !== undefined) yield { kind: "running", id: next.id };
    }
  }
}

type Attempt =
  | { readonly kind: "ran"; readonly ran: RanStep }
  | { readonly kind: "failed"; readonly failed: Extract<InvestigationEvent, { kind: "failed" }>["failed"] };

async function attempt(step: InvestigationQuery, run: StepRun): Promise<Attempt> {
  try {
    return { kind: "ran", ran: await runStep(step, run) };
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.code === "query-cancelled") throw cause;
    const { message, fix } = cause;
    return { kind: "failed", failed: { id: step.id, message, fix } };
  }
}
