import { flushCompileCache } from "node:module";
import { setImmediate as nextTurn } from "node:timers/promises";
import { AppError } from "@askery/model";
import { type CallOptions, Calls } from "./calls.ts";
import { endWithParent } from "./end-with-parent.ts";
import type { Handlers, JobMap, NoJobs } from "./job.ts";
import type { Message, Reply } from "./message.ts";
import { openOutbox } from "./outbox.ts";
import { Performer } from "./performer.ts";
import { messages } from "./messages.ts";

/** The parent of this process, which performs jobs for its children. */
export interface Parent<Jobs extends JobMap<Jobs>> {
  run<Name extends keyof Jobs & string>(
    job: Name,
    input: Jobs[Name]["input"],
    options?: CallOptions<Jobs[Name]["progress"]>,
  ): Promise<Jobs[Name]["result"]>;
}

export interface ServeOptions {
  /** Closes open resources when the parent ends this process normally, after all jobs were cancelled. */
  readonly onEnd?: () => Promise<void> | void;
}

/**
 * Makes this process perform its parent's jobs until the parent ends it or itself ends. Call it once, at the start.
 *
 * Ctrl+C reaches every process of a terminal; this one ignores it, because its parent decides what ends.
 */
export function serve<Jobs extends JobMap<Jobs>, ParentJobs extends JobMap<ParentJobs> = NoJobs>(
  handlers: Handlers<Jobs>,
  { onEnd }: ServeOptions = {},
): Parent<ParentJobs> {
  const outbox = openOutbox<Message>((messages) => {
    // Ignore that the parent may be gone or may go while the message is in transit.
    if (process.connected) process.send?.(messages, undefined, undefined, () => undefined);
  });
  const reply = (message: Reply): void => {
    outbox.put(message);
    if (message.kind === "done") saveCompiledCode();
  };
  const performer = new Performer(handlers, { ...outbox, put: reply });
  const calls = new Calls<ParentJobs>({ send: (request) => outbox.put(request) });
  const beforeFirstJob = once(endWithParent);
  // Save it now: if the process is killed later, it has no time for it.
  const saveCompiledCode = once(() => setImmediate(flushCompileCache));

  const end = async (): Promise<void> => {
    performer.cancelAll(processEnding());
    await onEnd?.();
    // The errors of the cancelled jobs are queued in this turn of the event loop.
    await nextTurn();
    outbox.flush();
    if (process.connected) process.disconnect();
  };
  const receive = (message: Message): void => {
    switch (message.kind) {
      case "start":
        beforeFirstJob();
        return performer.receive(message);
      case "credit":
      case "cancel":
        return performer.receive(message);
      case "ping":
        return outbox.put({ kind: "pong" });
      case "pong":
        return;
      case "end":
        void end();
        return;
      default:
        return calls.receive(message);
    }
  };
  process.on("message", (messages: readonly Message[]) => {
    for (const message of messages) receive(message);
  });
  // `process.exit` would end the thread that watches the parent, then wait for a running native query.
  process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
  process.on("SIGINT", () => undefined);
  return calls;
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

function processEnding(): AppError {
  return new AppError("query-cancelled", messages.processEnding);
}
