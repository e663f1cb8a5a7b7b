import type { z } from "zod";

/** A schedule: a cron expression of five fields, in an IANA time zone. */
export interface Schedule {
  readonly cron: string;
  readonly timeZone: string;
}

/** The progress of a run. */
export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

export interface JobControl {
  /** The id of the run, the same in every attempt. */
  readonly id: string;
  /** Aborted if the job is cancelled, the server stops, or another server has taken the job over. */
  readonly signal: AbortSignal;
  /** The progress is saved with the next renewal of the lease. */
  readonly reportProgress: (progress: JobProgress) => void;
}

/**
 * A kind of job.
 *
 * A run may happen more than once: if a server is killed or loses the store, another one runs its jobs again. So `run`
 * must tolerate repetition.
 */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** Stored in rows, so it must never change. */
  readonly name: string;
  readonly payload: Payload;
  /** The maximum number of attempts. Default 3. */
  readonly maxAttempts?: number;
  /** Runs the job on a schedule, on any one of the servers. Absent for a job that runs only when it is enqueued. */
  readonly schedule?: Schedule;
  /** Whether a server runs it when it starts, instead of waiting for the next tick. */
  readonly runsAtStart?: boolean;
  /** If it throws, the job is tried again. */
  readonly run: (payload: z.output<Payload>, control: JobControl) => Promise<void>;
}

/** A kind of job with any payload, which is validated by its own schema. */
export interface AnyJobKind extends Omit<JobKind, "run"> {
  readonly run: (payload: unknown, control: JobControl) => Promise<void>;
}

/** Combines a kind's payload with its implementation. */
export function jobKind<Payload extends z.ZodType>(kind: JobKind<Payload>): AnyJobKind {
  return { ...kind, run: (payload, control) => kind.run(kind.payload.parse(payload), control) };
}
