import { Credit } from "./credit.ts";
import { describeFailure, restoreFailure } from "./failure.ts";
import type { Handlers, JobContext, JobMap } from "./job.ts";
import type { Reply, Request } from "./message.ts";
import type { Outbox } from "./outbox.ts";

/** Performs the jobs that the other side requests. */
export class Performer<Jobs extends JobMap<Jobs>> {
  readonly #handlers: Handlers<Jobs>;
  readonly #outbox: Outbox<Reply>;
  readonly #running = new Map<number, RunningJob>();

  constructor(handlers: Handlers<Jobs>, outbox: Outbox<Reply>) {
    this.#handlers = handlers;
    this.#outbox = outbox;
  }

  receive(request: Request): void {
    switch (request.kind) {
      case "start":
        void this.#perform(request);
        return;
      case "credit":
        return this.#running.get(request.id)?.credit.grant(request.count);
      case "cancel":
        return this.#running.get(request.id)?.controller.abort(restoreFailure(request.reason));
    }
  }

  cancelAll(reason: Error): void {
    for (const { controller } of this.#running.values()) controller.abort(reason);
  }

  async #perform({ id, job, input, credit: count }: StartRequest): Promise<void> {
    const outbox = this.#outbox;
    const controller = new AbortController();
    const { signal } = controller;
    const credit = new Credit(count, signal);
    this.#running.set(id, { controller, credit });
    const context: JobContext<unknown, unknown> = {
      signal,
      report: (progress) => outbox.putLater({ kind: "progress", id, progress }),
      send: async (item) => {
        await credit.take();
        outbox.put({ kind: "item", id, item });
        // Flush now, because the reader is waiting and the handler may block while it computes the next item.
        outbox.flush();
      },
    };
    try {
      const handler = this.#handlers[job as keyof Jobs];
      outbox.put({ kind: "done", id, result: await handler(input, context) });
    } catch (cause) {
      outbox.put({ kind: "failed", id, failure: describeFailure(cause) });
    } finally {
      this.#running.delete(id);
    }
  }
}

interface RunningJob {
  readonly controller: AbortController;
  readonly credit: Credit;
}

type StartRequest = Extract<Request, { readonly kind: "start" }>;
