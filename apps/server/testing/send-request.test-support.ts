/**
 * Sends a request to a server over a real connection. An object as body is sent as JSON. Unless the headers ask for it,
 * responses are not compressed: that would take a large part of the time of small requests.
 */
export type SendRequest = (path: string, request?: TestRequest) => Promise<Response>;

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
  /** Aborted when the client leaves. */
  readonly signal?: AbortSignal;
}

export function sendTo(url: string): SendRequest {
  return (path, { method = "GET", headers = {}, body, signal } = {}) =>
    fetch(new URL(path, url), {
      method,
      redirect: "manual",
      ...(signal && { signal }),
      headers: {
        "accept-encoding": "identity",
        ...(typeof body === "object" && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === "object" ? JSON.stringify(body) : body }),
    });
}
