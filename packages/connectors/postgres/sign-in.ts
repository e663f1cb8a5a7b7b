import type { Duplex } from "node:stream";
import { TLSSocket } from "node:tls";
import { Client } from "pg";
import { describeTls, startTls, tlsMissing } from "../server/start-tls.ts";
import type { Dialer, DialOptions } from "../server/dialer.ts";
import { serverSilent } from "../server/server-silent.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { RowFilter } from "./row-filter.ts";
import { describeSignInError, notPostgres } from "./describe-error.ts";

export interface SignedIn {
  readonly client: Client;
  readonly socket: Duplex;
  readonly isEncrypted: boolean;
  /** Takes rows off the stream before the driver sees them. */
  readonly rowFilter: RowFilter;
}

/** Dials, encrypts and signs in within one time limit. Throws an `AppError` that names the field at fault. */
export async function signIn(
  dialer: Dialer,
  target: ServerTarget,
  { timeoutMs = signInMs, signal }: DialOptions = {},
): Promise<SignedIn> {
  const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  const socket = await openSocket(dialer, target, limit);
  const rowFilter = new RowFilter(maxMessageBytes);
  rowFilter.onOversized = () => socket.destroy();
  let greeting: number | null = null;
  socket.once("data", (bytes: Buffer) => (greeting = bytes[0] ?? null));
  const client = new Client({
    // The stream is connected already; the driver would read a host that looks like a path as a Unix socket.
    host: "connected",
    port: target.port,
    database: target.database,
    user: target.user,
    // A function is the only source of the password; without it, the driver searches the environment and files.
    password: () => target.password ?? "",
    ssl: false,
    application_name: "askery",
    stream: () => asConnected(socket, rowFilter),
  });
  // Without a listener, an error outside a query would end the process; the session gets it, too.
  client.on("error", () => undefined);
  const onLimit = () => socket.destroy(new Error("Signing in took too long."));
  limit.addEventListener("abort", onLimit, { once: true });
  try {
    if (limit.aborted) onLimit();
    await client.connect();
    return { client, socket, isEncrypted: socket instanceof TLSSocket, rowFilter };
  } catch (cause) {
    socket.destroy();
    if (limit.aborted && greeting === null) throw serverSilent(target, cause);
    throw isPostgresGreeting(greeting) ? describeSignInError(cause, target) : notPostgres(target, cause);
  } finally {
    limit.removeEventListener("abort", onLimit);
  }
}

/** Opens a connection to the server, encrypted if required, before any message of the protocol. */
export async function openSocket(dialer: Dialer, target: ServerTarget, limit: AbortSignal): Promise<Duplex> {
  const socket = await dialer.dial({ signal: limit });
  const tls = describeTls(target);
  if (tls === null) return socket;
  const answer = await askForTls(socket, limit);
  if (answer === "S") return startTls(socket, target, tls, limit);
  socket.destroy();
  if (answer === "" && limit.aborted) throw serverSilent(target, limit.reason);
  throw answer === "N" ? tlsMissing(target.host) : notPostgres(target);
}

/** Returns `S` if the server supports TLS, `N` if not; anything else is not PostgreSQL. */
function askForTls(socket: Duplex, limit: AbortSignal): Promise<string> {
  return new Promise((resolve) => {
    const settle = (answer: string) => {
      socket.off("data", onData).off("close", onEnd).off("error", onEnd);
      limit.removeEventListener("abort", onEnd);
      socket.pause();
      resolve(answer);
    };
    // More than one byte before the handshake suggests a man in the middle.
    const onData = (bytes: Buffer) => settle(bytes.length === 1 ? bytes.toString("latin1") : "");
    const onEnd = () => settle("");
    socket.on("data", onData).on("close", onEnd).on("error", onEnd);
    limit.addEventListener("abort", onEnd, { once: true });
    socket.write(tlsRequest);
  });
}

const tlsRequest = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * The driver connects its stream itself, but ours is connected: emits `connect` once the driver listens. The driver's
 * data listener gets what the row filter leaves.
 */
function asConnected(socket: Duplex, rowFilter: RowFilter): Duplex {
  const same = () => socket;
  const listen = socket.on.bind(socket);
  return Object.assign(socket, {
    on: (event: string, listener: (bytes: Buffer) => void) => {
      if (event !== "data") return listen(event, listener);
      // Later listeners get all data.
      socket.on = listen;
      rowFilter.onRest = listener;
      return listen(event, (bytes: Buffer) => rowFilter.take(bytes));
    },
    connect: () => {
      queueMicrotask(() => socket.emit("connect"));
      return socket;
    },
    setNoDelay: same,
    setKeepAlive: same,
    ref: same,
    unref: same,
  });
}

/**
 * Whether the first byte is a request for credentials or an error. A server that closes without a byte may still be
 * PostgreSQL.
 */
function isPostgresGreeting(byte: number | null): boolean {
  return byte === null || "REN".includes(String.fromCharCode(byte));
}

const signInMs = 10_000;
/** Limits one row; by default, a whole result is cut at half of this. */
export const maxMessageBytes = 64_000_000;
