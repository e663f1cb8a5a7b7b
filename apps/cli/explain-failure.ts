import { AppError, type AppErrorCode } from "@askery/model";
import { exitCodes, type Context, type ExitCode } from "./context.ts";
import { printable } from "./text/printable.ts";

/**
 * Explains a failure: what happened, then what to do. A bug is described in one line, followed by its stack when
 * debugging.
 */
export function explainFailure(
  cause: unknown,
  { isDebugging }: Pick<Context, "isDebugging">,
): { readonly text: string; readonly exitCode: ExitCode } {
  if (cause instanceof AppError) {
    return { text: printable(`${cause.message}\n${cause.fix}`), exitCode: exitCodeOf(cause.code) };
  }
  const stack = cause instanceof Error && isDebugging ? `\n${cause.stack ?? ""}` : "";
  return { text: printable(describeBug(cause) + stack), exitCode: exitCodes.failed };
}

/** Describes a bug in one line. */
export function describeBug(cause: unknown): string {
  const message = cause instanceof Error ? cause.message : String(cause);
  return `This is a bug in Askery: ${message.split("\n")[0] ?? ""}`;
}

function exitCodeOf(code: AppErrorCode): ExitCode {
  if (code === "usage") return exitCodes.usage;
  return code === "query-cancelled" ? exitCodes.interrupted : exitCodes.failed;
}
