import { pino, type Logger, type LoggerOptions } from "pino";
import type { LogLevel } from "./environment.ts";
import { openLogStream } from "./log-stream.ts";

export type Log = Logger;

/** Fields that are never logged, of an event or of an object in it. */
const secretNames: ReadonlySet<string> = new Set([
  "password",
  "newPassword",
  "currentPassword",
  "secret",
  "token",
  "setupToken",
  "cookie",
  "authorization",
  "email",
  "body",
  "headers",
  "query",
  "connection",
]);

/**
 * The server's log: one line of JSON for each event. Default: on standard output.
 *
 * For an error it logs the kind, message, stack and cause, without e-mail addresses and credentials of URLs, because
 * databases quote their input.
 */
export function createLog(level: LogLevel, destination = openLogStream(process.stdout)): Log {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // Pino's own redaction clones every value of a line, which takes six times as long as printing it.
    formatters: { level: (label) => ({ level: label }), log: (event) => censor(event, censorPart) },
    serializers: { err: (error: unknown) => describe(error) },
  };
  return pino(options, destination);
}

/** Returns the fields with secret ones replaced; the same object if there are none. */
function censor(fields: object, censorOther: (value: unknown) => unknown = keep): Record<string, unknown> {
  const censored: [string, unknown][] = [];
  for (const [name, value] of Object.entries(fields)) {
    const shown = secretNames.has(name) ? "[redacted]" : censorOther(value);
    if (shown !== value) censored.push([name, shown]);
  }
  return censored.length === 0
    ? (fields as Record<string, unknown>)
    : { ...fields, ...Object.fromEntries(censored) };
}

function censorPart(value: unknown): unknown {
  // Errors have their own serializer.
  return typeof value !== "object" || value === null || value instanceof Error ? value : censor(value);
}

function keep(value: unknown): unknown {
  return value;
}

interface LoggedError {
  readonly kind: string;
  readonly code?: string | number;
  readonly message: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

/** The maximum number of nested causes to log. */
const longestChain = 5;

function describe(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { kind: typeof error, message: redact(String(error)) };
  const code = "code" in error ? error.code : undefined;
  const hasCause = error.cause !== undefined && depth < longestChain;
  return {
    kind: error.name,
    ...((typeof code === "string" || typeof code === "number") && { code }),
    message: redact(error.message),
    ...(error.stack !== undefined && { stack: redact(error.stack) }),
    ...(hasCause && { cause: describe(error.cause, depth + 1) }),
  };
}

/** Removes credentials of URLs and e-mail addresses from a text, because databases quote their input. */
export function redact(text: string): string {
  return text
    .replaceAll(/:\/\/[^\s/@]+@/g, "://[redacted]@")
    .replaceAll(/[^\s"'<>=(),;:]+@[^\s"'<>=(),;:]+\.[^\s"'<>=(),;:]+/g, "[e-mail]");
}
