import type { AppError } from "@askery/model";
import { cancelReasonOf } from "./failure.ts";
import { ItemStream, type JobStream } from "./item-stream.ts";
import type { JobMap } from "./job.ts";
import type { Reply, Request } from "./message.ts";
import { OpenCall } from "./open-call.ts";

export interface CallOptions<Progress> {
  /** Aborting it cancels the job, which then fails with the signal's reason unless it has already ended. */
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface StreamOptions<Progress> extends CallOptions<Progress> {
  /** The number of items that may be in transit or wait for their reader. Default 2. */
  readonly credit?: number;
}

export interface CallsOptions {
  readonly send: (request: Request) => void;
  /** Called when the first job starts and when the last one has ended. */
  readonly onBusy?: (isBusy: boolean) => void;
  /** How long a cancelled job may continue before `onStuck`. Default: no limit. */
  readonly stopGraceMs?: number | undefined;
  readonly onStuck?: () => void;
}

/** The open jobs that one side has requested from the other. */
export class Calls<Jobs extends JobMap<Jobs>> {
  readonly #options: CallsOptions;
  readonly #open = new Map<number, OpenCall>();
  #nextId = 1;
  #end: AppError | null = null;

  constructor(options: CallsOptions) {
    this.#options = options;
  }

  get count(): number {
    return this.#open.size;
  }

  /** @throws AppError the error of the handler, the signal's reason, or the reason why the other process ended */
  async run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    { signal, onProgress }: CallOptions<Jobs[Name]["progress"]> = {},
  ): Promise<Jobs[Name]["result"]> {
    if (signal?.aborted) throw cancelReasonOf(signal.reason);
    const call = this.#start({ job, input, credit: 0, signal, onProgress });
    return call.result;
  }

  stream<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    { signal, onProgress, credit = 2 }: StreamOptions<Jobs[Name]["progress"]> = {},
  ): JobStream<Jobs[Name]["item"], Jobs[Name]["result"]> {
    const onItem = (item: Jobs[Name]["item"]) => stream.put(item);
    const call = this.#start({ job, input, credit, signal, onProgress, onItem });
    const stream = new ItemStream<Jobs[Name]["item"], Jobs[Name]["result"]>({
      result: call.result,
      grant: () => this.#options.send({ kind: "credit", id: call.id, count: 1 }),
      cancel: () => call.cancel(cancelReasonOf(undefined)),
      cancelReason: () => call.cancelReason,
    });
    if (signal?.aborted) call.cancel(cancelReasonOf(signal.reason));
    return stream;
  }

  receive(reply: Reply): void {
    this.#open.get(reply.id)?.receive(reply);
  }

  /** Fails every open job and every later one, because the other process has ended. */
  fail(reason: AppError): void {
    this.#end = reason;
    for (const call of this.#open.values()) call.fail(reason);
  }

  #start({ job, input, credit, signal, onProgress, onItem }: NewCall): OpenCall {
    const { send, onBusy, stopGraceMs, onStuck } = this.#options;
    const id = this.#nextId++;
    const onEnd = () => {
      this.#open.delete(id);
      if (this.#open.size === 0) onBusy?.(false);
    };
    const call = new OpenCall({ id, send, signal, onProgress, onItem, onEnd, stopGraceMs, onStuck });
    this.#open.set(id, call);
    if (this.#open.size === 1) onBusy?.(true);
    if (this.#end === null) send({ kind: "start", id, job, input, credit });
    else call.fail(this.#end);
    return call;
  }
}

interface NewCall {
  readonly job: string;
  readonly input: unknown;
  readonly credit: number;
  readonly signal: AbortSignal | undefined;
  readonly onProgress?: ((progress: never) => void) | undefined;
  readonly onItem?: ((item: never) => void) | undefined;
}
