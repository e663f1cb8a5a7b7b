import { AppError } from "@askery/model";
import type { ChildProcess, NewRequest } from "./child-process.ts";
import type { Failure } from "./protocol.ts";

/** Asks a child something with one answer. It is killed when the answer takes longer than `timeoutMs`. */
export function request(child: ChildProcess, question: NewRequest, timeoutMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => child.kill(tookTooLong(timeoutMs)), timeoutMs);
    const id = child.listen(question, (reply) => {
      clearTimeout(timer);
      queueMicrotask(() => child.forget(id));
      if (reply.kind === "done") resolve(reply.value);
      else if (reply.kind === "failed") reject(restoreFailure(reply.failure));
    });
  });
}

/** An `AppError` that has traveled, as one again. */
export function restoreFailure(failure: Failure | AppError): AppError {
  if (failure instanceof AppError) return failure;
  return new AppError(failure.code, failure.message, { fix: failure.fix, span: failure.span ?? null });
}

function tookTooLong(timeoutMs: number): AppError {
  return new AppError(
    "query-timed-out",
    `Reading the database took longer than ${String(timeoutMs / 1000)} s.`,
    {
      fix: "Raise the time limit, or connect to fewer tables.",
    },
  );
}
