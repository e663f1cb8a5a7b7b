import { flushCompileCache } from "node:module";
import { AppError } from "@askery/model";
import { endWithParent } from "../child/end-with-parent.ts";
import type { Failure, Reply, Request } from "../child/protocol.ts";
import { runLoad } from "./run-load.ts";

/** The process that loads files: one load, and it ends with its parent. */
process.on("message", (request: Request) => {
  if (request.kind === "load") void answer(request);
});
process.on("disconnect", () => process.kill(process.pid, "SIGKILL"));
endWithParent();

async function answer({ id, job }: Extract<Request, { kind: "load" }>): Promise<void> {
  try {
    const value = await runLoad(job, (progress) => send({ id, kind: "progress", progress }));
    flushCompileCache();
    send({ id, kind: "done", value });
  } catch (cause) {
    send({ id, kind: "failed", failure: describeFailure(cause) });
  }
}

function send(reply: Reply): void {
  if (process.connected) process.send?.(reply);
}

function describeFailure(cause: unknown): Failure {
  if (cause instanceof AppError) return { code: cause.code, message: cause.message, fix: cause.fix };
  return {
    code: "file-corrupt",
    message: cause instanceof Error ? cause.message : String(cause),
    fix: "Check the file.",
  };
}
