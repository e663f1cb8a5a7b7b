import { randomUUID } from "node:crypto";
import { Agent } from "node:http";
import type { Duplex, Readable } from "node:stream";
import { createClient, type ClickHouseClient } from "@clickhouse/client";
import { AppError } from "@askery/model";
import type { Dialer, DialOptions } from "../server/dialer.ts";
import type { ReadingSession, Row } from "../server/reading.ts";
import { serverSilent } from "../server/server-silent.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { describeTls, startTls } from "../server/start-tls.ts";
import { chooseSettings, wantedSettings } from "./allow-reading.ts";
import { queryRefused } from "../query-failures.ts";
import { BrokenOff, describeQueryError, describeSignInError } from "./describe-error.ts";
import { TsvReader } from "./tsv-reader.ts";

export interface AskOptions {
  readonly queryId: string;
  readonly timeoutMs: number;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/**
 * Runs one query at a time over HTTP. Requests share no session and no settings at the server, so there is nothing to
 * reset between users.
 */
export class ClickhouseSession implements ReadingSession {
  readonly #client: ClickHouseClient;
  readonly #agent: Agent;
  #settings: Readonly<Record<string, string>> = {};
  #isReadonlyOurs = false;
  #version = "";
  #isAlive = true;
  #running: { readonly queryId: string; readonly abort: AbortController } | null = null;

  private constructor(dialer: Dialer, target: ServerTarget) {
    this.#agent = new DialedAgent(dialer, target);
    this.#client = createClient({
      url: printUrl(target),
      username: target.user,
      password: target.password ?? "",
      database: target.database,
      application: "askery",
      request_timeout: requestMs,
      compression: { request: false, response: false },
      http_agent: this.#agent,
      log: { LoggerClass: SilentLogger },
    });
  }

  static async open(
    dialer: Dialer,
    target: ServerTarget,
    { timeoutMs = signInMs, signal }: DialOptions = {},
  ): Promise<ClickhouseSession> {
    const session = new ClickhouseSession(dialer, target);
    const tooLate = AbortSignal.timeout(timeoutMs);
    try {
      await session.#learnSettings(AbortSignal.any([tooLate, ...(signal ? [signal] : [])]));
      return session;
    } catch (cause) {
      session.end();
      throw tooLate.aborted && !(cause instanceof AppError)
        ? serverSilent(target, cause)
        : describeSignInError(cause, target);
    }
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** The server's version: `24.8.4.13`. */
  get version(): string {
    return this.#version;
  }

  /** Starts a query and returns its response as `TabSeparatedWithNamesAndTypes`. */
  async ask(sql: string, { queryId, timeoutMs, parameters, signal }: AskOptions): Promise<Readable> {
    const { stream, response_headers: headers } = await this.#client.exec({
      query: sql,
      query_id: queryId,
      ...(parameters && { query_params: parameters }),
      ...(signal && { abort_signal: signal }),
      clickhouse_settings: {
        ...this.#settings,
        ...(this.#isReadonlyOurs && { readonly: "1" }),
        max_execution_time: Math.max(1, Math.ceil(timeoutMs / 1000)),
        default_format: answerFormat,
      },
    });
    if (isAsAsked(headers)) return stream;
    stream.destroy();
    throw queryRefused("it has a FORMAT clause");
  }

  /** Runs one of our own queries; names and literals in it must already be quoted. */
  async read(sql: string, timeoutMs: number): Promise<readonly Row[]> {
    const running = { queryId: randomUUID(), abort: new AbortController() };
    this.#running = running;
    try {
      const { queryId, abort } = running;
      return await readAll(await this.ask(sql, { queryId, timeoutMs, signal: abort.signal }));
    } catch (cause) {
      throw describeQueryError(cause, this.#version);
    } finally {
      this.#running = null;
    }
  }

  async cancel(): Promise<void> {
    if (!this.#running) return;
    const { queryId, abort } = this.#running;
    abort.abort();
    await this.kill(queryId);
  }

  /** Asks the server to end a query. If this user may not do that, closing the connection has to suffice. */
  async kill(queryId: string): Promise<void> {
    const stop = AbortSignal.timeout(killMs);
    await this.#client
      .exec({ query: `KILL QUERY WHERE query_id = '${queryId}' ASYNC`, abort_signal: stop })
      .then(({ stream }) => stream.resume())
      .catch(() => undefined);
  }

  reset(): Promise<void> {
    return Promise.resolve();
  }

  end(): void {
    this.#isAlive = false;
    this.#agent.destroy();
    void this.#client.close().catch(() => undefined);
  }

  /** Reads which settings may be set. With `readonly = 1` none may, so queries run with the server's join semantics. */
  async #learnSettings(limit: AbortSignal): Promise<void> {
    const names = [...wantedSettings, "readonly"].map((name) => `'${name}'`).join(", ");
    const { stream } = await this.#client.exec({
      query: `SELECT name, value, version() FROM system.settings WHERE name IN (${names}) FORMAT ${answerFormat}`,
      abort_signal: limit,
    });
    const rows = await readAll(stream);
    const values = new Map(rows.map(([name, value]) => [name ?? "", value ?? ""]));
    this.#version = rows[0]?.[2] ?? "";
    this.#isReadonlyOurs = values.get("readonly") === "0";
    this.#settings = values.get("readonly") === "1" ? {} : chooseSettings(new Set(values.keys()));
  }
}

/** Old servers name the format only by its media type. */
function isAsAsked(headers: Readonly<Record<string, unknown>>): boolean {
  const format = headers["x-clickhouse-format"];
  if (typeof format === "string") return format === answerFormat;
  return String(headers["content-type"]).startsWith("text/tab-separated-values");
}

const answerFormat = "TabSeparatedWithNamesAndTypes";
const signInMs = 12_000;
const requestMs = 2 ** 31 - 1;
const killMs = 1_400;

async function readAll(stream: Readable): Promise<readonly Row[]> {
  const reader = new TsvReader();
  const rows: Row[] = [];
  const lastWords = () => reader.rest || (rows.at(-1)?.[0] ?? "");
  try {
    for await (const bytes of stream) for (const row of reader.read(bytes as Buffer)) rows.push(row);
  } catch (cause) {
    throw isFailure(lastWords()) ? new BrokenOff(lastWords()) : cause;
  }
  if (rows.length < 2 || isFailure(lastWords())) throw new BrokenOff(lastWords());
  return rows.slice(2);
}

/** Recognizes a failure after rows by its text: old servers mark it in no other way. */
export function isFailure(text: string): boolean {
  return /^Code: \d+.*DB::Exception/s.test(text);
}

/**
 * The URL for the Host header and proxies. The dialer picks the real address, so an invalid host gets a placeholder.
 */
function printUrl({ host, port }: ServerTarget): string {
  const bare = host.replace(/^\[(.*)\]$/, "$1");
  const url = `http://${bare.includes(":") ? `[${bare}]` : bare}:${String(port)}`;
  return /[/@?#\\]/.test(bare) || !URL.canParse(url) ? `http://unknown.invalid:${String(port)}` : url;
}

/** Opens connections through the dialer, which applies the address policy and TLS. */
class DialedAgent extends Agent {
  readonly #dialer: Dialer;
  readonly #target: ServerTarget;

  constructor(dialer: Dialer, target: ServerTarget) {
    super({ keepAlive: true, maxSockets: 4, scheduling: "lifo", timeout: 60_000 });
    this.#dialer = dialer;
    this.#target = target;
  }

  override createConnection(
    _options: unknown,
    done?: (cause: Error | null, socket: Duplex) => void,
  ): undefined {
    const settle = done as ((cause: unknown, socket?: Duplex) => void) | undefined;
    void settleWith(this.#connect(), settle);
    return undefined;
  }

  async #connect(): Promise<Duplex> {
    const tls = describeTls(this.#target);
    const limit = AbortSignal.timeout(connectMs);
    const socket = await this.#dialer.dial({ signal: limit });
    return asSocket(tls === null ? socket : await startTls(socket, this.#target, tls, limit));
  }
}

/** Passes the outcome of a promise to a Node.js callback. */
async function settleWith<Value>(
  promise: Promise<Value>,
  settle: ((cause: unknown, value?: Value) => void) | undefined,
): Promise<void> {
  const [outcome] = await Promise.allSettled([promise]);
  if (outcome.status === "fulfilled") settle?.(null, outcome.value);
  else settle?.(outcome.reason);
}

const connectMs = 10_000;

/** A connection through a tunnel is a plain stream: adds the socket methods that HTTP calls. */
function asSocket(stream: Duplex): Duplex {
  if ("setTimeout" in stream) return stream;
  const same = () => stream;
  return Object.assign(stream, {
    setTimeout: same,
    setKeepAlive: same,
    setNoDelay: same,
    ref: same,
    unref: same,
  });
}

/** The driver would log failures and queries to the console. */
class SilentLogger {
  trace(): void {
    return undefined;
  }
  debug(): void {
    return undefined;
  }
  info(): void {
    return undefined;
  }
  warn(): void {
    return undefined;
  }
  error(): void {
    return undefined;
  }
}
