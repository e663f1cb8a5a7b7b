import type { z } from "zod";

/** A schedule: a cron expression of five fields, read in an IANA time zone. */
export interface Schedule {
  readonly cron: string;
  readonly timeZone: string;
}

/** How far a run is. */
export interface JobProgress {
  readonly done: number;
  readonly total: number;
}

export interface JobControl {
  /** Of the run: the same in every attempt. */
  readonly id: string;
  /** Aborted when somebody cancels the job, the server stops, or another server took it over. */
  readonly signal: AbortSignal;
  /** Saved with the next renewal of the lease. */
  readonly reportProgress: (progress: JobProgress) => void;
}

/**
 * A kind of job, and what runs it.
 *
 * A run may happen more than once: a server that is killed, or that lost the store, has its jobs run again by another. It
 * must therefore bear being repeated.
 */
export interface JobKind<Payload extends z.ZodType = z.ZodType> {
  /** Stored in rows, so it must never change. */
  readonly name: string;
  readonly payload: Payload;
  /** Attempts before it has failed. Default 3. */
  readonly maxAttempts?: number;
  /** When it runs by itself, in any one of the servers; absent for one that only runs when it is enqueued. */
  readonly schedule?: Schedule;
  /** Whether a server that starts has its next scheduled run done at once. */
  readonly runsAtStart?: boolean;
  /** Throws to be tried again. */
  readonly run: (payload: z.output<Payload>, control: JobControl) => Promise<void>;
}

/** Any kind of job: the payload was checked by its own schema. */
export interface AnyJobKind extends Omit<JobKind, "run"> {
  readonly run: (payload: unknown, control: JobControl) => Promise<void>;
}

/** Ties a kind's payload to what runs it. */
export function jobKind<Payload extends z.ZodType>(kind: JobKind<Payload>): AnyJobKind {
  return { ...kind, run: (payload, control) => kind.run(kind.payload.parse(payload), control) };
}
