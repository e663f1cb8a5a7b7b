import type { Failure } from "./failure.ts";

/**
 * What two processes send each other, in batches. Either side may call jobs of the other: an id belongs to the side that
 * starts the job, so requests and replies never meet.
 */
export type Message = Request | Reply | Control;

/** From the caller of a job. */
export type Request =
  | {
      readonly kind: "start";
      readonly id: number;
      readonly job: string;
      readonly input: unknown;
      /** Items that may be sent before the caller asks for more. */
      readonly credit: number;
    }
  | { readonly kind: "credit"; readonly id: number; readonly count: number }
  | { readonly kind: "cancel"; readonly id: number; readonly reason: Failure };

/** From the performer of a job. `done` and `failed` are the last of it. */
export type Reply =
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly kind: "item"; readonly id: number; readonly item: unknown }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly failure: Failure };

/** About the processes themselves. */
export type Control =
  | { readonly kind: "ping" }
  | { readonly kind: "pong" }
  /** The child cancels its jobs, closes what it has open, and ends. */
  | { readonly kind: "end" };
