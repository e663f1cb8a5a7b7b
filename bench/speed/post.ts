import { once } from "node:events";
import { Agent, request, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";

/** The URL and the session for posting SQL. */
export interface Caller {
  readonly url: string;
  readonly cookie: string;
}

/** Idle connections are closed earlier than the server would, because reusing one that is just being closed fails. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 4_000 });

/** Posts SQL and reads the whole response, with as little overhead as possible. */
export async function post(caller: Caller | undefined, sql: string): Promise<Buffer> {
  if (caller === undefined) throw new Error("No client is signed in.");
  const body = JSON.stringify(caller.cookie === "" ? { sql } : { sql, maxRows: 1_000_000 });
  const headers = {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    ...(caller.cookie !== "" && { cookie: caller.cookie }),
  };
  const sent = request(caller.url, { method: "POST", agent, headers });
  // If a connection breaks during the response, reading it fails as well, so this error can be ignored.
  sent.on("error", () => undefined);
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const bytes = await buffer(response);
  const isWhole = response.statusCode === 200 && (caller.cookie === "" || bytes.includes('{"end":'));
  if (!isWhole) throw new Error(`${response.statusCode}: ${bytes.toString().slice(-300)}`);
  return bytes;
}
