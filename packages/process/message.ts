import type { Failure } from "./failure.ts";

/**
 * The messages between two processes, which are sent in batches. Either side may call jobs of the other. The side that
 * starts a job chooses its id, so ids of requests and of replies are separate.
 */
export type Message = Request | Reply | Control;

/** From the caller of a job. */
export type Request =
  | {
      readonly kind: "start";
      readonly id: number;
      readonly job: string;
      readonly input: unknown;
      /** The number of items that may be sent before the caller grants more. */
      readonly credit: number;
    }
  | { readonly kind: "credit"; readonly id: number; readonly count: number }
  | { readonly kind: "cancel"; readonly id: number; readonly reason: Failure };

/** From the performer of a job. `done` and `failed` are its last messages. */
export type Reply =
  | { readonly kind: "progress"; readonly id: number; readonly progress: unknown }
  | { readonly kind: "item"; readonly id: number; readonly item: unknown }
  | { readonly kind: "done"; readonly id: number; readonly result: unknown }
  | { readonly kind: "failed"; readonly id: number; readonly failure: Failure };

/** About the processes themselves. */
export type Control =
  | { readonly kind: "ping" }
  | { readonly kind: "pong" }
  /** Asks the child to cancel its jobs, close its resources and end. */
  | { readonly kind: "end" };
