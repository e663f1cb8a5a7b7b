import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { AppError } from "@askery/model";
import { createConnection, type Connection, type SslOptions } from "mysql2";
import type { Dialer, DialOptions } from "../server/dialer.ts";
import { serverSilent } from "../server/server-silent.ts";
import type { ServerTarget } from "../server/server-target.ts";
import { describeSignInError } from "./describe-error.ts";
import { connectionMessages } from "../messages/connection-messages.ts";

export interface SignedIn {
  readonly connection: Connection;
  readonly socket: Duplex;
}

/** Dials, encrypts and signs in within one time limit. Throws an `AppError` that names the field at fault. */
export async function signIn(
  dialer: Dialer,
  target: ServerTarget,
  { timeoutMs = signInMs, signal }: DialOptions = {},
): Promise<SignedIn> {
  const ssl = describeSsl(target);
  const limit = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  const socket = await dialer.dial({ signal: limit });
  const connection = createConnection({
    // The stream is connected already; the certificate is checked against this host.
    host: target.host,
    port: target.port,
    database: target.database,
    user: target.user,
    password: target.password ?? "",
    stream: () => socket,
    ...(ssl && { ssl }),
    charset: "utf8mb4",
    // A server may answer any query with a request for a local file: without LOCAL_FILES the driver sends none.
    flags: ["-LOCAL_FILES", "-IGNORE_SPACE", "-MULTI_STATEMENTS"],
    multipleStatements: false,
    rowsAsArray: true,
    supportBigNumbers: true,
    bigNumberStrings: true,
    dateStrings: true,
    jsonStrings: true,
    connectTimeout: timeoutMs,
  });
  // Without a listener, an error outside a query would end the process; the session gets it, too.
  connection.on("error", () => undefined);
  const onLimit = () => socket.destroy();
  limit.addEventListener("abort", onLimit, { once: true });
  try {
    if (limit.aborted) onLimit();
    await new Promise<void>((resolve, reject) => {
      connection.once("connect", () => resolve());
      connection.once("error", reject);
    });
    return { connection, socket };
  } catch (cause) {
    socket.destroy();
    throw limit.aborted ? serverSilent(target, cause) : describeSignInError(cause, target);
  } finally {
    limit.removeEventListener("abort", onLimit);
  }
}

const signInMs = 10_000;

/** The driver starts TLS after the server's greeting, and checks that the certificate is for the host. */
function describeSsl({ host, tls }: ServerTarget): SslOptions | null {
  if (tls.mode === "off") return null;
  if (tls.mode === "verify-full" && isIP(host) !== 0) {
    throw new AppError("tls-failed", connectionMessages.certificateForAddress(host), { field: "tls" });
  }
  return {
    rejectUnauthorized: tls.mode !== "require",
    verifyIdentity: tls.mode === "verify-full",
    minVersion: "TLSv1.2",
    ...(tls.ca !== null && { ca: tls.ca }),
    ...(tls.certificate !== null && { cert: tls.certificate }),
    ...(tls.key !== null && { key: tls.key }),
  };
}
