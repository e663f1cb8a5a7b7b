import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect } from "node:tls";
import type { ConnectionOptions, TLSSocket } from "node:tls";
import { AppError, type FailureText } from "@askery/model";
import type { ServerTarget } from "./server-target.ts";
import { connectionMessages } from "../messages/connection-messages.ts";

type TlsTarget = Pick<ServerTarget, "host" | "tls">;

/**
 * The TLS options of a connection; null if it is not encrypted. The certificate is checked against the configured host
 * name, whatever address or tunnel the connection uses.
 */
export function describeTls({ host, tls }: TlsTarget): ConnectionOptions | null {
  if (tls.mode === "off") return null;
  return {
    host,
    ...(isIP(host) === 0 && { servername: host }),
    rejectUnauthorized: tls.mode !== "require",
    ...(tls.mode !== "verify-full" && { checkServerIdentity: () => undefined }),
    ...(tls.ca !== null && { ca: tls.ca }),
    ...(tls.certificate !== null && { cert: tls.certificate }),
    ...(tls.key !== null && { key: tls.key }),
    minVersion: "TLSv1.2",
  };
}

/** Encrypts an established connection. Fails with `tls-failed`, and closes the connection. */
export function startTls(
  socket: Duplex,
  target: TlsTarget,
  options: ConnectionOptions,
  limit: AbortSignal,
): Promise<TLSSocket> {
  return new Promise((resolve, reject) => {
    const fail = (cause: unknown) => {
      socket.destroy();
      reject(describeTlsError(cause, target));
    };
    const onLimit = () => fail(limit.reason);
    try {
      const secured = connect({ ...options, socket });
      secured.once("error", fail);
      secured.once("secureConnect", () => {
        limit.removeEventListener("abort", onLimit);
        secured.off("error", fail);
        resolve(secured.on("error", () => undefined));
      });
    } catch (cause) {
      fail(cause);
    }
    limit.addEventListener("abort", onLimit, { once: true });
  });
}

/** Describes a failed TLS handshake. */
export function describeTlsError(cause: unknown, { host, tls }: TlsTarget): AppError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  return new AppError("tls-failed", explain(code, host, tls.ca !== null), { field: "tls", cause });
}

/** The server does not support TLS. */
export function tlsMissing(host: string): AppError {
  return new AppError("tls-failed", connectionMessages.tlsMissing(host), { field: "tls" });
}

function explain(code: string, host: string, hasCa: boolean): FailureText {
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") return connectionMessages.certificateForOtherName(host);
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    return connectionMessages.certificateExpired(host);
  }
  if (/SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY|CERT_UNTRUSTED|INVALID_CA/.test(code)) {
    return connectionMessages.authorityUntrusted(host, hasCa);
  }
  if (/^ERR_OSSL|^ERR_INVALID_ARG|PEM|KEY_VALUES_MISMATCH/.test(code)) {
    return connectionMessages.certificateUnreadable;
  }
  return connectionMessages.tlsFailed(host);
}
