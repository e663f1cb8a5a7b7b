import { randomUUID } from "node:crypto";
import { AppError, invariant } from "@askery/model";
import { readAsServer } from "../policies/current-limits.ts";
import { redact, type Log } from "../runtime/log.ts";
import type { StoreContext } from "../store/store-context.ts";
import { claimJob, type ClaimedJob } from "./claim-job.ts";
import type { AnyJobKind, JobControl, JobProgress } from "./job-kind.ts";
import { renewLease } from "./renew-lease.ts";
import { scheduleJobs } from "./schedule-jobs.ts";
import { settleJob, type JobOutcome } from "./settle-job.ts";

export interface JobRunnerOptions extends StoreContext {
  readonly log: Log;
  /** The kinds that this server supports; other jobs wait for a server that does. */
  readonly kinds: readonly AnyJobKind[];
  readonly timing?: Partial<JobTiming>;
}

export interface JobTiming {
  /** The maximum number of jobs that run at the same time. Default 4. */
  readonly maxRunning: number;
  /** How often to look for jobs. Default: every second. */
  readonly pollMs: number;
  /**
   * How long a job's lease lasts without a renewal; then another runner can take the job over. It is renewed three
   * times in this period. Default 30 s.
   */
  readonly leaseMs: number;
}

const defaultTiming: JobTiming = { maxRunning: 4, pollMs: 1_000, leaseMs: 30_000 };

/** Runs jobs of the store, along with the runners of other servers, until it is closed. */
export function startJobRunner(options: JobRunnerOptions): JobRunner {
  const runner = new JobRunner(options);
  runner.start();
  return runner;
}

class JobRunner {
  readonly #options: JobRunnerOptions;
  readonly #timing: JobTiming;
  readonly #kinds: ReadonlyMap<string, AnyJobKind>;
  /** New for each start, so that a killed server is not mistaken for its successor. */
  readonly #holder = randomUUID();
  readonly #running = new Set<RunningJob>();
  #isClosed = false;
  #isScheduled = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(options: JobRunnerOptions) {
    this.#options = options;
    this.#timing = { ...defaultTiming, ...options.timing };
    this.#kinds = new Map(options.kinds.map((kind) => [kind.name, kind]));
    invariant(this.#kinds.size === options.kinds.length, "Kinds of jobs have names of their own.");
  }

  start(): void {
    this.#lookIn(0);
  }

  /**
   * Takes no more jobs and releases those that run, so that they run again at once, on another server or after the next
   * start.
   */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
    for (const job of this.#running) stop(job, "released");
    await Promise.all([...this.#running].map(({ settled }) => settled));
  }

  #lookIn(delayMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#looking.then(() => this.#look());
    }, delayMs);
    this.#timer.unref();
  }

  async #look(): Promise<void> {
    let delayMs = this.#timing.pollMs;
    try {
      if (!this.#isScheduled) await scheduleJobs(this.#options, this.#options.kinds);
      this.#isScheduled = true;
      await this.#claimAll();
    } catch (error) {
      this.#options.log.error({ err: error }, "the store could not be asked for jobs");
      // The store is unavailable or full, so look less often.
      delayMs *= 10;
    }
    this.#lookIn(delayMs);
  }

  async #claimAll(): Promise<void> {
    const { maxRunning, leaseMs } = this.#timing;
    const kinds = [...this.#kinds.keys()];
    while (kinds.length > 0 && !this.#isClosed && this.#running.size < maxRunning) {
      const except = [...this.#running].map(({ job }) => job.id);
      const job = await claimJob(this.#options, { kinds, holder: this.#holder, leaseMs, except });
      if (job === null) return;
      this.#begin(job);
    }
  }

  #begin(job: ClaimedJob): void {
    const running: RunningJob = {
      job,
      controller: new AbortController(),
      progress: null,
      stopped: null,
      settled: Promise.resolve(),
    };
    this.#running.add(running);
    running.settled = this.#perform(running).finally(() => {
      this.#running.delete(running);
      // A waiting job can start at once.
      this.#lookIn(0);
    });
  }

  async #perform(running: RunningJob): Promise<void> {
    const { job } = running;
    const outcome = outcomeBefore(job) ?? (await this.#runLeased(running));
    if (outcome === "lost") {
      this.#options.log.warn({ job: job.id, kind: job.kind }, "another server took over a job");
      return;
    }
    try {
      await settleJob(this.#options, job, { outcome, progress: running.progress, random: Math.random() });
    } catch (error) {
      this.#options.log.error({ err: error, job: job.id, kind: job.kind }, "a job's end was not saved");
    }
  }

  async #runLeased(running: RunningJob): Promise<JobOutcome | "lost"> {
    const { job, controller } = running;
    const kind = this.#kinds.get(job.kind);
    invariant(kind, "Only jobs of known kinds are claimed.");
    const endRenewing = this.#keepRenewing(running);
    try {
      const control: JobControl = {
        id: job.id,
        signal: controller.signal,
        reportProgress: (progress) => (running.progress = progress),
      };
      await readAsServer(() => kind.run(JSON.parse(job.payload), control));
      return running.stopped === "lost" ? "lost" : { kind: "done" };
    } catch (error) {
      if (running.stopped === "lost") return "lost";
      if (running.stopped !== null) return { kind: running.stopped };
      this.#options.log.error({ err: error, job: job.id, kind: job.kind }, "a job failed");
      return { kind: "failed", error: describeError(error) };
    } finally {
      await endRenewing();
    }
  }

  /** Renews the lease regularly. Returns a function that stops that. */
  #keepRenewing(running: RunningJob): () => Promise<void> {
    const { leaseMs } = this.#timing;
    const { now, log } = this.#options;
    let heldUntilMs = running.job.leaseUntilMs ?? 0;
    const renew = async () => {
      const askedAtMs = now();
      try {
        const state = await renewLease(this.#options, running.job, { leaseMs, progress: running.progress });
        if (state !== "held") stop(running, state);
        heldUntilMs = askedAtMs + leaseMs;
      } catch (error) {
        log.warn({ err: error, job: running.job.id }, "a job's lease was not renewed");
        // Another runner may take the job from now on.
        if (now() >= heldUntilMs) stop(running, "lost");
      }
    };
    let renewing = Promise.resolve();
    const timer = setInterval(() => {
      renewing = renewing.then(renew);
    }, leaseMs / 3);
    timer.unref();
    return () => {
      clearInterval(timer);
      return renewing;
    };
  }
}

interface RunningJob {
  readonly job: ClaimedJob;
  readonly controller: AbortController;
  progress: JobProgress | null;
  /** Why it was stopped early; null if it was not. */
  stopped: "cancelled" | "released" | "lost" | null;
  settled: Promise<void>;
}

function stop(job: RunningJob, why: "cancelled" | "released" | "lost"): void {
  job.stopped ??= why;
  job.controller.abort();
}

/** The outcome of a job that was taken over and must not run again: it was cancelled, or has used all its attempts. */
function outcomeBefore({ cancelAtMs, attempts, maxAttempts, lastError }: ClaimedJob): JobOutcome | null {
  if (cancelAtMs !== null) return { kind: "cancelled" };
  if (attempts <= maxAttempts) return null;
  return { kind: "failed", error: lastError ?? "The server that ran it ended." };
}

function describeError(error: unknown): string {
  if (error instanceof AppError) return redact([error.message, error.fix].join(" ").trim());
  return redact(error instanceof Error ? error.message : String(error));
}
