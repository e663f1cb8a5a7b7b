import { setTimeout as wait } from "node:timers/promises";
import type { RunningServer } from "../start/run-server.ts";

/** A user with an account, who calls the API with the session of a browser. */
export class ApiClient {
  readonly #url: string;
  readonly #cookie: string;

  private constructor(url: string, cookie: string) {
    this.#url = url;
    this.#cookie = cookie;
  }

  /** Creates the first account of a server, which needs no mail. */
  static async signUp(url: string, name: string, email: string): Promise<ApiClient> {
    const body = { name, email, password };
    const response = await send(url, "/api/auth/sign-up/email", { method: "POST", body });
    return new ApiClient(url, readCookie(response));
  }

  /** Creates a later account, and opens the link of its mail, which the server prints. */
  static async signUpByMail(server: RunningServer, name: string, email: string): Promise<ApiClient> {
    const body = { name, email, password };
    await send(server.url, "/api/auth/sign-up/email", { method: "POST", body });
    for (;;) {
      const mail = server.printed().split(`To: ${email}\n`)[1] ?? "";
      const token = /[?&]token=([\w.-]+)/u.exec(mail)?.[1];
      if (token !== undefined) {
        const verified = await send(server.url, "/api/auth/verify-email", {
          method: "POST",
          body: { token },
        });
        return new ApiClient(server.url, readCookie(verified));
      }
      await wait(againMs);
    }
  }

  async get<Result>(path: string): Promise<Result> {
    return this.#read<Result>(path, "GET");
  }

  async post<Result = unknown>(path: string, body: unknown): Promise<Result> {
    return this.#read<Result>(path, "POST", body);
  }

  async put(path: string, body: unknown): Promise<unknown> {
    return this.#read(path, "PUT", body);
  }

  async patch(path: string, body: unknown): Promise<unknown> {
    return this.#read(path, "PATCH", body);
  }

  async delete(path: string): Promise<unknown> {
    return this.#read(path, "DELETE");
  }

  async upload<Result>(path: string, file: string): Promise<Result> {
    return this.#read<Result>(path, "PUT", new Blob([file]));
  }

  /** Reads a stream of events to its end, when the work that it reports is done. */
  async readEvents(path: string): Promise<string> {
    return (await send(this.#url, path, { method: "GET", cookie: this.#cookie })).text();
  }

  /** The same, for a POST that returns events. */
  async readPosted(path: string, body: unknown): Promise<string> {
    return (await send(this.#url, path, { method: "POST", body, cookie: this.#cookie })).text();
  }

  /** Repeats a request until its result meets the condition. */
  async until<Result>(ask: () => Promise<Result>, isReached: (result: Result) => boolean): Promise<Result> {
    for (;;) {
      const result = await ask();
      if (isReached(result)) return result;
      await wait(againMs);
    }
  }

  /** The cookies of the session, for a browser. */
  cookies(): { readonly name: string; readonly value: string; readonly url: string }[] {
    return this.#cookie.split("; ").map((pair) => {
      const [name = "", ...value] = pair.split("=");
      return { name, value: value.join("="), url: this.#url };
    });
  }

  async #read<Result>(path: string, method: string, body?: unknown): Promise<Result> {
    const response = await send(this.#url, path, { method, body, cookie: this.#cookie });
    const text = await response.text();
    // The response has the type that the API declares; callers ignore the result of an empty one.
    return (text === "" ? undefined : JSON.parse(text)) as Result;
  }
}

const againMs = 100;
const password = "pictures of every page";

function readCookie({ headers }: Response): string {
  return headers
    .getSetCookie()
    .map((line) => line.split(";")[0] ?? "")
    .join("; ");
}

interface Sending {
  readonly method: string;
  readonly body?: unknown;
  readonly cookie?: string;
}

async function send(url: string, path: string, { method, body, cookie }: Sending): Promise<Response> {
  const isFile = body instanceof Blob;
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body === undefined
        ? {}
        : { "content-type": isFile ? "application/octet-stream" : "application/json" }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: body === undefined ? null : isFile ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}
