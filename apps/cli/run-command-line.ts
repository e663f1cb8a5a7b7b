import type { Command } from "./commands/command.ts";
import { exitCodes, type Context, type ExitCode } from "./context.ts";
import about from "./package.json" with { type: "json" };
import { explainFailure } from "./explain-failure.ts";
import { usageError } from "./read-arguments.ts";

/**
 * The commands of `askery`. Each is loaded when it is called, because the engine and the databases take time to load.
 */
const commands: readonly CommandEntry[] = [
  {
    name: "ask",
    summary: "answer a question about a file",
    load: async () => (await import("./commands/ask.ts")).askCommand,
  },
  {
    name: "sample",
    summary: "create the sample database, an online shop with three years of sales",
    load: async () => (await import("./commands/sample.ts")).sampleCommand,
  },
  {
    name: "translate",
    summary: "turn many questions into SQL, a line each",
    load: async () => (await import("./commands/translate.ts")).translateCommand,
  },
];

interface CommandEntry {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  readonly load: () => Promise<Command>;
}

/** Runs `askery` with these arguments. Every failure becomes a message and an exit code. */
export async function runCommandLine(args: readonly string[], context: Context): Promise<ExitCode> {
  try {
    return await dispatch(args, context);
  } catch (cause) {
    if (context.signal.aborted) {
      context.terminal.writeError("Stopped.\n");
      return exitCodes.interrupted;
    }
    const { text, exitCode } = explainFailure(cause, context);
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
    terminal.writeOut(`askery ${about.version}\n`);
    return exitCodes.answered;
  }
  if (name === "--help" || name === "-h") {
    terminal.writeOut(generalHelp());
    return exitCodes.answered;
  }
  const command = await findCommand(name === "help" ? (rest[0] ?? "") : name);
  if (name === "help" || asksForHelp(rest)) {
    terminal.writeOut(command?.help ?? generalHelp());
    return exitCodes.answered;
  }
  if (command) return command.run(rest, context);
  throw usageError(name.startsWith("-") ? `Unknown option ${name}.` : `Unknown command "${name}".`);
}

async function findCommand(name: string): Promise<Command | undefined> {
  return commands.find((command) => command.name === name)?.load();
}

/** After `--`, everything is text. */
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
refused, 130 stopped with Ctrl+C. ASKERY_DEBUG=1 shows steps, and where a bug is.
`;
}
