import { failures } from "../wording/failures.ts";
import type { Endpoint, ProblemDetails, RequestOf, ResultOf } from "@askery/api";

/** A refusal by the server: `problem` has the cause and the fix. */
export class ApiError extends Error {
  readonly problem: ProblemDetails;

  constructor(problem: ProblemDetails) {
    super(problem.title);
    this.name = "ApiError";
    this.problem = problem;
  }
}

/** The server could not be reached. */
export class OfflineError extends Error {
  override readonly name = "OfflineError";
}

type QueryValue = string | number | boolean | undefined;
/** `bytes` are sent unchanged, to an endpoint that accepts them. */
type Given<One extends Endpoint> = Partial<RequestOf<One>> & { readonly bytes?: Blob };

/**
 * Calls an endpoint with path parameters, query and body.
 *
 * @throws ApiError if the server refuses, OfflineError if it can't be reached
 */
export async function call<One extends Endpoint>(
  endpoint: One,
  given: Given<One> = {},
  signal?: AbortSignal,
): Promise<ResultOf<One>> {
  const response = await send(endpoint, given, signal);
  if (!response.ok) throw new ApiError(await readProblem(response));
  // The server builds the response from the same endpoint definition, which checks its types.
  return (response.status === 204 ? null : await response.json()) as ResultOf<One>;
}

/**
 * Calls an endpoint with a streaming response, and yields its text. Leaving the loop or aborting the signal cancels it.
 *
 * @throws ApiError if the server refuses, OfflineError if it can't be reached or the connection is lost
 */
export async function* callText<One extends Endpoint>(
  endpoint: One,
  given: Given<One>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const response = await send(endpoint, given, signal);
  if (!response.ok) throw new ApiError(await readProblem(response));
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  try {
    for (let part = await reader?.read(); part?.value !== undefined; part = await reader?.read()) {
      yield part.value;
    }
  } catch (cause) {
    if (signal.aborted) throw cause;
    throw new OfflineError(failures.connectionLost, { cause });
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

async function send(endpoint: Endpoint, given: Given<Endpoint>, signal?: AbortSignal): Promise<Response> {
  try {
    return await fetch(addressOf(endpoint, given), {
      method: endpoint.method.toUpperCase(),
      headers: {
        accept: endpoint.contentType,
        ...((given.body !== undefined || given.bytes !== undefined) && { "content-type": endpoint.accepts }),
      },
      ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      ...(given.bytes !== undefined && { body: given.bytes }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new OfflineError(failures.unreachable.title, { cause });
  }
}

function addressOf(endpoint: Endpoint, given: Given<Endpoint>): string {
  const params = (given.params ?? {}) as Readonly<Record<string, QueryValue>>;
  const query = Object.entries((given.query ?? {}) as Readonly<Record<string, QueryValue>>).flatMap(
    ([name, value]) => (value === undefined ? [] : [[name, String(value)]]),
  );
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  return query.length === 0 ? path : `${path}?${new URLSearchParams(query).toString()}`;
}

async function readProblem(response: Response): Promise<ProblemDetails> {
  return toProblem(await response.json().catch(() => null), response.status);
}

/** The problem details in the body of an error response; if a proxy wrote the body, a problem with only the status. */
export function toProblem(body: unknown, status: number): ProblemDetails {
  if (isProblem(body)) return body;
  const { title, detail } = failures.unreadable(status);
  return { type: "about:blank", title, status, detail, code: "unreadable", requestId: "" };
}

/** Whether the body is from our server, not from a proxy. */
function isProblem(body: unknown): body is ProblemDetails {
  if (typeof body !== "object" || body === null) return false;
  const texts: readonly unknown[] = ["title", "detail", "code", "requestId"].map((name): unknown =>
    Reflect.get(body, name),
  );
  return texts.every((text) => typeof text === "string") && typeof Reflect.get(body, "status") === "number";
}
