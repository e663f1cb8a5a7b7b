import { engineVersion } from "@askery/asking";
import { askCommand } from "./commands/ask.ts";
import type { Command } from "./commands/command.ts";
import { sampleCommand } from "./commands/sample.ts";
import { translateCommand } from "./commands/translate.ts";
import { exitCodes, type Context, type ExitCode } from "./context.ts";
import { tellFailure } from "./tell-failure.ts";
import { usageError } from "./read-arguments.ts";

const commands: readonly Command[] = [askCommand, sampleCommand, translateCommand];

/** Runs what was typed after `askery`; whatever goes wrong becomes a message and an exit code. */
export async function runCommandLine(args: readonly string[], context: Context): Promise<ExitCode> {
  try {
    return await dispatch(args, context);
  } catch (cause) {
    if (context.signal.aborted) {
      context.terminal.writeError("Stopped.\n");
      return exitCodes.interrupted;
    }
    const { text, exitCode } = tellFailure(cause, context);
    context.terminal.writeError(`${text}\n`);
    return exitCode;
  }
}

async function dispatch([name, ...rest]: readonly string[], context: Context): Promise<ExitCode> {
  const { terminal } = context;
  if (name === undefined) {
    terminal.writeError(generalHelp());
    return exitCodes.usage;
  }
  if (name === "--version" || name === "-v") {
    terminal.writeOut(`${engineVersion}\n`);
    return exitCodes.answered;
  }
  if (name === "--help" || name === "-h") {
    terminal.writeOut(generalHelp());
    return exitCodes.answered;
  }
  const command = name === "help" ? findCommand(rest[0] ?? "") : findCommand(name);
  if (name === "help" || asksForHelp(rest)) {
    terminal.writeOut(command?.help ?? generalHelp());
    return exitCodes.answered;
  }
  if (command) return command.run(rest, context);
  throw usageError(name.startsWith("-") ? `Unknown option ${name}.` : `There is no command "${name}".`);
}

function findCommand(name: string): Command | undefined {
  return commands.find((command) => command.name === name);
}

/** Behind `--`, everything is text. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf("--");
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === "--help" || arg === "-h");
}

function generalHelp(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join("\n");
  return `Askery answers questions about a database, in plain English and without a language model.

Usage: askery COMMAND …

${list}

  askery COMMAND --help   what a command takes
  askery --version        the version

Exit codes: 0 answered, 1 failed (a file, a database), 2 wrong usage, 3 the question was
refused, 130 stopped with Ctrl+C. ASKERY_DEBUG=1 shows where a bug is.
`;
}
