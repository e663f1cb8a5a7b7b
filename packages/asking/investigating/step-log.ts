import type { InvestigationQuery, StepFound } from "@askery/engine";
import { AppError, type InvestigationEvent } from "@askery/model";
import { runFewAtOnce } from "../exploring/run-few-at-once.ts";
import { runStep, type RanStep, type StepRun } from "./run-step.ts";

/** How many queries run at once: a database has other users, too. */
const atOnce = 3;

/** Runs steps, and collects what they found. A step that fails is reported, and the others go on. */
export class StepLog {
  readonly found: StepFound[] = [];
  /** Why steps failed, for each that did. */
  readonly failures: string[] = [];
  readonly #run: StepRun;
  readonly #isLeftOut: (id: string) => boolean;
  readonly #started = new Set<string>();

  /** @param isLeftOut asked when a step is about to start */
  constructor(run: StepRun, isLeftOut: (id: string) => boolean) {
    this.#run = run;
    this.#isLeftOut = isLeftOut;
  }

  hasStarted(id: string): boolean {
    return this.#started.has(id);
  }

  /** Runs steps that have not started and are not left out. @throws AppError `query-cancelled` if it was stopped */
  async *run(steps: readonly InvestigationQuery[]): AsyncGenerator<InvestigationEvent> {
    const wanted = steps.filter(({ id }) => !this.hasStarted(id) && !this.#isLeftOut(id));
    for (const { id } of wanted.slice(0, atOnce)) yield { kind: "running", id };
    const shown = new Set(wanted.slice(0, atOnce).map(({ id }) => id));
    const work = wanted.map((step) => () => this.#start(step));
    for await (const outcome of runFewAtOnce(work, atOnce)) {
      this.#run.signal.throwIfAborted();
      if (outcome?.kind === "failed") {
        this.failures.push(outcome.failed.message);
        yield { kind: "failed", failed: outcome.failed };
      } else if (outcome !== null) {
        const { table, result, step } = outcome.ran;
        this.found.push({ step, table, outputs: result.outputs });
        yield { kind: "result", result };
      }
      const next = wanted.find(({ id }) => !shown.has(id) && !this.hasStarted(id) && !this.#isLeftOut(id));
      if (next === undefined) continue;
      shown.add(next.id);
      yield { kind: "running", id: next.id };
    }
  }

  /** The result of work whose queries are no steps; null if it failed, which is noted. */
  async attempt<Result>(work: Promise<Result>): Promise<Result | null> {
    try {
      return await work;
    } catch (cause) {
      if (!isFailure(cause)) throw cause;
      this.failures.push(cause.message);
      return null;
    }
  }

  /** Null for a step that was left out meanwhile. */
  async #start(step: InvestigationQuery): Promise<Attempt | null> {
    if (this.#isLeftOut(step.id)) return null;
    this.#started.add(step.id);
    return attempt(step, this.#run);
  }
}

type Attempt =
  | { readonly kind: "ran"; readonly ran: RanStep }
  | { readonly kind: "failed"; readonly failed: Extract<InvestigationEvent, { kind: "failed" }>["failed"] };

async function attempt(step: InvestigationQuery, run: StepRun): Promise<Attempt> {
  try {
    return { kind: "ran", ran: await runStep(step, run) };
  } catch (cause) {
    if (!isFailure(cause)) throw cause;
    const { message, fix } = cause;
    return { kind: "failed", failed: { id: step.id, message, fix } };
  }
}

function isFailure(cause: unknown): cause is AppError {
  return cause instanceof AppError && cause.code !== "query-cancelled";
}
