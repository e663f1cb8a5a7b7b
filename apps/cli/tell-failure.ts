import { AppError, type AppErrorCode } from "@askery/model";
import { SampleBuildError } from "@askery/sample";
import { exitCodes, type Context, type ExitCode } from "./context.ts";
import { printable } from "./text/printable.ts";

/**
 * What went wrong, as a person reads it: what happened, then what to do about it. A bug of ours is one line, and its
 * stack where that was asked for.
 */
export function tellFailure(
  cause: unknown,
  { isDebugging }: Pick<Context, "isDebugging">,
): { readonly text: string; readonly exitCode: ExitCode } {
  if (cause instanceof AppError) {
    return { text: printable(`${cause.message}\n${cause.fix}`), exitCode: exitCodeOf(cause.code) };
  }
  if (cause instanceof SampleBuildError) {
    const exitCode =
      cause.code === "bad-date" || cause.code === "bad-scale" ? exitCodes.usage : exitCodes.failed;
    return { text: printable(cause.message), exitCode };
  }
  const message = cause instanceof Error ? cause.message : String(cause);
  const stack = cause instanceof Error && isDebugging ? `\n${cause.stack ?? ""}` : "";
  const [line = ""] = message.split("\n");
  return { text: printable(`This is a bug in Askery: ${line}${stack}`), exitCode: exitCodes.failed };
}

function exitCodeOf(code: AppErrorCode): ExitCode {
  if (code === "usage") return exitCodes.usage;
  return code === "query-cancelled" ? exitCodes.interrupted : exitCodes.failed;
}
