import type { FailureText } from "@askery/model";

/** The HTTP status of each kind of invalid request. */
const statuses = {
  "invalid-input": 400,
  "cross-site": 403,
  "wrong-link-password": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "body-too-slow": 408,
  "body-too-large": 413,
  "wrong-content-type": 415,
  "too-many-requests": 429,
} as const;

interface RequestErrorParts {
  /** The problem of each invalid input, by its path in the body or query. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Headers of the response: `Allow`, `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A request that is refused. Its text, from the server's messages, explains why and what to send instead. */
export class RequestError extends Error {
  readonly code: keyof typeof statuses;
  readonly status: number;
  readonly fix: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: keyof typeof statuses, text: FailureText, parts: RequestErrorParts = {}) {
    super(text.message, { cause: parts.cause });
    this.name = "RequestError";
    this.code = code;
    this.status = statuses[code];
    this.fix = text.fix;
    this.fields = parts.fields;
    this.headers = parts.headers ?? {};
  }
}
