/** Sends a request to a server over a real connection. An object as body is sent as JSON. */
export type SendRequest = (path: string, request?: TestRequest) => Promise<Response>;

export interface TestRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | object;
}

export function sendTo(url: string): SendRequest {
  return (path, { method = "GET", headers = {}, body } = {}) =>
    fetch(new URL(path, url), {
      method,
      redirect: "manual",
      headers: { ...(typeof body === "object" && { "content-type": "application/json" }), ...headers },
      ...(body !== undefined && { body: typeof body === "object" ? JSON.stringify(body) : body }),
    });
}
