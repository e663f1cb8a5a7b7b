import type { Context, ExitCode } from "../context.ts";

/** One word after `askery`. */
export interface Command {
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** All that `--help` says. */
  readonly help: string;
  run(args: readonly string[], context: Context): Promise<ExitCode>;
}
