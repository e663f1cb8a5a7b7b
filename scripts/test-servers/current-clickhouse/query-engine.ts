import { setTimeout as wait } from "node:timers/promises";
import type { Chdb, ChdbSession } from "./chdb.ts";
import type { FrontRequest } from "./front-request.ts";

/** Runs queries in the library, several at a time, and cancels them by id. */
export class QueryEngine {
  readonly #chdb: Chdb;
  readonly #folder: string;
  readonly #admin: ChdbSession;
  readonly #running = new Set<string>();
  readonly version: string;

  constructor(chdb: Chdb, folder: string) {
    this.#chdb = chdb;
    this.#folder = folder;
    this.#admin = new chdb.Session(folder);
    this.version = this.#admin.query("SELECT version()", "TabSeparated").trim();
  }

  /** The result of a query, in its format. Each query has a new session, with the settings of its request. */
  async *run(request: FrontRequest): AsyncGenerator<Uint8Array> {
    const { queryId, database, settings } = request;
    const session = new this.#chdb.Session(this.#folder);
    this.#running.add(queryId);
    try {
      session.query(`USE ${quoteName(database)}`);
      const set = Object.entries(settings).map(([name, value]) => `${quoteName(name)} = ${quoteText(value)}`);
      if (set.length > 0) session.query(`SET ${set.join(", ")}`);
      yield* answer(session, request);
    } finally {
      this.#running.delete(queryId);
      session.close();
    }
  }

  /** Cancels a query, and tries again while the query is still being prepared. */
  async end(queryId: string): Promise<void> {
    while (this.#running.has(queryId)) {
      const sql = `KILL QUERY WHERE endsWith(query, ${quoteText(markOf(queryId))}) ASYNC`;
      await this.#admin.queryAsync(sql, { format: "Null" });
      await wait(20);
    }
  }
}

/** The format that a query itself asks for. */
export function formatOf(sql: string): string | null {
  return /\bFORMAT\s+(\w+)\s*;?\s*$/i.exec(sql)?.[1] ?? null;
}

/** Only SELECT can be streamed; other statements are run as a whole. */
async function* answer(
  session: ChdbSession,
  { sql, parameters, format, queryId }: FrontRequest,
): AsyncGenerator<Uint8Array> {
  if (formatOf(sql) !== null) {
    yield* answerWhole(session, sql, format);
    return;
  }
  let isFirst = true;
  try {
    for await (const chunk of session.queryStreamBind(`${sql}\n${markOf(queryId)}`, parameters, { format })) {
      yield isFirst ? chunk.raw() : withoutHead(chunk.raw(), headLines[format] ?? 0);
      isFirst = false;
    }
  } catch (cause) {
    const isOther = String(cause).includes("Streaming query is not supported");
    if (!isFirst || !isOther) throw cause;
    yield* answerWhole(session, sql, format);
  }
}

async function* answerWhole(session: ChdbSession, sql: string, format: string): AsyncGenerator<Uint8Array> {
  yield (await session.queryAsync(sql, { format })).bytes();
}

const headLines: Readonly<Record<string, number>> = {
  TabSeparatedWithNames: 1,
  TabSeparatedWithNamesAndTypes: 2,
};

function withoutHead(bytes: Uint8Array, lines: number): Uint8Array {
  let start = 0;
  for (let line = 0; line < lines; line += 1) start = bytes.indexOf(lineFeed, start) + 1;
  return bytes.subarray(start);
}

const lineFeed = 10;

/**
 * A comment by which a query can be found among the running ones, because the library chooses the ids of queries
 * itself.
 */
function markOf(queryId: string): string {
  return `/* ${queryId.replaceAll(/[^\w-]/g, "")} */`;
}

function quoteName(name: string): string {
  return `\`${name.replaceAll("\\", "\\\\").replaceAll("`", "\\`")}\``;
}

function quoteText(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
