import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { readRequest, type FrontRequest } from "./front-request.ts";
import { formatOf, type QueryEngine } from "./query-engine.ts";

export interface FrontOptions {
  readonly engine: QueryEngine;
  readonly user: string;
  readonly password: string;
}

/**
 * The part of ClickHouse's HTTP interface that a client needs for queries: credentials, settings and parameters in the
 * URL, failures with their code before or after rows, and cancellation by id or by closing the connection.
 */
export function serveQueries(options: FrontOptions): Server {
  return createServer((request, response) => {
    void respond(request, response, options).catch((cause: unknown) => response.destroy(toError(cause)));
  });
}

async function respond(
  request: IncomingMessage,
  response: ServerResponse,
  { engine, user, password }: FrontOptions,
): Promise<void> {
  const asked = await readRequest(request);
  if (asked.user !== user || asked.password !== password) {
    return fail(response, 403, `Code: 516. DB::Exception: ${asked.user}: ${denied}`);
  }
  const killed = /^\s*KILL QUERY WHERE query_id = '([\w-]+)'/i.exec(asked.sql)?.[1];
  if (killed !== undefined) {
    void engine.end(killed);
    response.end();
    return;
  }
  response.once("close", () => void engine.end(asked.queryId));
  await send(response, asked, engine);
}

async function send(response: ServerResponse, asked: FrontRequest, engine: QueryEngine): Promise<void> {
  const { queryId } = asked;
  const format = formatOf(asked.sql) ?? asked.format;
  const suffix = ` (version ${engine.version})`;
  try {
    for await (const chunk of engine.run(asked)) {
      if (!response.headersSent) response.writeHead(200, headersOf(format, queryId));
      if (response.destroyed) return;
      if (!response.write(chunk)) await Promise.race([once(response, "drain"), once(response, "close")]);
    }
  } catch (cause) {
    const message = toError(cause).message.replace(/^Query failed: /, "") + suffix;
    if (!response.headersSent) return fail(response, 500, message);
    response.write(printBrokenOff(message));
  }
  response.end();
}

function headersOf(format: string, queryId: string): Readonly<Record<string, string>> {
  return {
    "Content-Type": "text/tab-separated-values; charset=UTF-8",
    "X-ClickHouse-Format": format,
    "X-ClickHouse-Query-Id": queryId,
    "X-ClickHouse-Timezone": "UTC",
    "X-ClickHouse-Exception-Tag": tag,
  };
}

function fail(response: ServerResponse, status: number, message: string): void {
  const code = /^Code: (\d+)/.exec(message)?.[1] ?? "0";
  response.writeHead(status, { "X-ClickHouse-Exception-Code": code });
  response.end(`${message}\n`);
}

/** A failure after rows, in the format of servers since 25.11. */
function printBrokenOff(message: string): string {
  const length = Buffer.byteLength(message) + 1;
  return `\r\n${mark}\r\n${tag}\r\n${message}\n${String(length)} ${tag}\r\n${mark}\r\n`;
}

const mark = "__exception__";
const tag = "askeryfrontaskery";
const denied =
  "Authentication failed: password is incorrect, or there is no user with such name. (AUTHENTICATION_FAILED)";

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
