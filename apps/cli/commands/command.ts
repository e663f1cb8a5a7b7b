import type { Context, ExitCode } from "../context.ts";

/** One word after `askery`. */
export interface Command {
  /** All that `--help` says. */
  readonly help: string;
  run(args: readonly string[], context: Context): Promise<ExitCode>;
}
