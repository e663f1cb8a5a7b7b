/** What can be wrong with a request, by what HTTP calls it. */
const statuses = {
  "invalid-input": 400,
  "cross-site": 403,
  "not-found": 404,
  "method-not-allowed": 405,
  "body-too-slow": 408,
  "body-too-large": 413,
  "wrong-content-type": 415,
  "too-many-requests": 429,
} as const;

export interface RequestErrorParts {
  readonly fix: string;
  /** What is wrong with which input, by its path in the body, query or path. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Said with the answer: `Allow`, `Retry-After`. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** A request that is refused as it stands. `message` says why and `fix` what to send instead. */
export class RequestError extends Error {
  readonly code: keyof typeof statuses;
  readonly status: number;
  readonly fix: string;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(code: keyof typeof statuses, message: string, parts: RequestErrorParts) {
    super(message, { cause: parts.cause });
    this.name = "RequestError";
    this.code = code;
    this.status = statuses[code];
    this.fix = parts.fix;
    this.fields = parts.fields;
    this.headers = parts.headers ?? {};
  }
}
