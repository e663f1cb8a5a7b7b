import type { TestRequest } from "./send-request.test-support.ts";
import type { TestServer } from "./start-test-server.test-support.ts";

/** A simulated browser, which stores cookies and sends its origin. */
export interface TestBrowser {
  /** Cookies by name. */
  readonly cookies: ReadonlyMap<string, string>;
  request(path: string, init?: TestRequest): Promise<Response>;
  /** Posts JSON and returns the status and body of the response. */
  post(path: string, body?: object): Promise<Answer>;
  get(path: string): Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
}

export function openBrowser(server: Pick<TestServer, "request" | "url">): TestBrowser {
  const cookies = new Map<string, string>();
  const request: TestBrowser["request"] = async (path, init = {}) => {
    const response = await server.request(path, {
      ...init,
      headers: {
        ...(cookies.size > 0 && { cookie: printCookies(cookies) }),
        origin: server.url,
        "sec-fetch-site": "same-origin",
        ...init.headers,
      },
    });
    keepCookies(cookies, response);
    return response;
  };
  return {
    cookies,
    request,
    post: async (path, body = {}) => readAnswer(await request(path, { method: "POST", body })),
    get: async (path) => readAnswer(await request(path)),
  };
}

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : withoutRequestId(JSON.parse(text)) };
}

/** The body without the request's id, which differs every time, so that it can be compared. */
function withoutRequestId(body: unknown): unknown {
  if (typeof body !== "object" || body === null || !("requestId" in body)) return body;
  const { requestId: _, ...rest } = body;
  return rest;
}

function keepCookies(cookies: Map<string, string>, response: Response): void {
  for (const header of response.headers.getSetCookie()) {
    const [pair = "", ...attributes] = header.split(";");
    const name = pair.slice(0, pair.indexOf("=")).trim();
    if (attributes.some((attribute) => attribute.trim().toLowerCase() === "max-age=0")) cookies.delete(name);
    else cookies.set(name, pair.slice(pair.indexOf("=") + 1));
  }
}

function printCookies(cookies: ReadonlyMap<string, string>): string {
  return [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}
