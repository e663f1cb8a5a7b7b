import type { Context, ExitCode } from "../context.ts";

/** A subcommand of `askery`. */
export interface Command {
  /** The text of `--help`. */
  readonly help: string;
  run(args: readonly string[], context: Context): Promise<ExitCode>;
}
