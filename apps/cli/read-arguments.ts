import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { AppError } from "@askery/model";
import { messages } from "./messages.ts";

export interface Arguments {
  readonly positionals: readonly string[];
  hasFlag(name: string): boolean;
  /** The last value given for an option; null if there is none. */
  option(name: string): string | null;
}

/**
 * Parses the arguments of a command.
 *
 * @throws AppError `usage` for an unknown option, or for an option without its value
 */
export function readArguments(
  args: readonly string[],
  { command, options }: { readonly command: string; readonly options: ParseArgsOptionsConfig },
): Arguments {
  const { values, positionals } = parse(args, command, options);
  return {
    positionals,
    hasFlag: (name) => values[name] === true,
    option: (name) => {
      const value = values[name];
      return typeof value === "string" ? value : null;
    },
  };
}

/** Reads an integer above 0. */
export function readCount(text: string, option: string, command: string): number {
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count > 0) return count;
  throw usageError(`--${option} requires a whole number above 0, not "${text}".`, command);
}

/** Without a command, the error refers to the program's own help. */
export function usageError(message: string, command = "", cause?: unknown): AppError {
  return new AppError("usage", messages.usage(message, command), { cause });
}

function parse(args: readonly string[], command: string, options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw usageError(describeParseError(cause), command, cause);
  }
}

/** Node's own messages explain its rules instead of what to type. */
function describeParseError(cause: TypeError): string {
  const option = /-{1,2}[\w-]+/.exec(cause.message)?.[0] ?? "";
  const code = "code" in cause ? cause.code : "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") return `Unknown option ${option}.`;
  return cause.message.includes("does not take")
    ? `${option} does not take a value.`
    : `${option} requires a value.`;
}
