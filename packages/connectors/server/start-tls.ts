import { isIP } from "node:net";
import type { Duplex } from "node:stream";
import { connect } from "node:tls";
import type { ConnectionOptions, TLSSocket } from "node:tls";
import { AppError } from "@askery/model";
import type { ServerTarget } from "./server-target.ts";

type TlsTarget = Pick<ServerTarget, "host" | "tls">;

/**
 * How a connection is encrypted, and how far the server must prove who it is: to the name that was asked for, whatever
 * address or tunnel it was reached by. Null where it is not encrypted.
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

/** Encrypts a connection that stands. Fails with `tls-failed`; the connection is then of no more use. */
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

/** What went wrong while a connection was being encrypted. */
export function describeTlsError(cause: unknown, { host, tls }: TlsTarget): AppError {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  const [message, fix] = explain(code, host, tls.ca !== null);
  return new AppError("tls-failed", message, { fix, field: "tls", cause });
}

/** The server speaks no TLS at all. */
export function tlsMissing(host: string): AppError {
  return new AppError("tls-failed", `${host} does not offer an encrypted connection.`, {
    fix: "Turn on TLS on the server, connect through an SSH tunnel, or turn off TLS in a network you trust.",
    field: "tls",
  });
}

function explain(code: string, host: string, hasCa: boolean): readonly [message: string, fix: string] {
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return [
      `The certificate of ${host} is for a different name.`,
      "Enter the host name from its certificate, or verify only the authority.",
    ];
  }
  if (code === "CERT_HAS_EXPIRED" || code === "CERT_NOT_YET_VALID") {
    return [
      `The certificate of ${host} has expired or is not valid yet.`,
      "Renew it on the server, and check the server's clock.",
    ];
  }
  if (/SELF_SIGNED|UNABLE_TO_GET_ISSUER|UNABLE_TO_VERIFY|CERT_UNTRUSTED|INVALID_CA/.test(code)) {
    return [
      `The certificate of ${host} comes from an authority that this server does not trust.`,
      hasCa
        ? "Check that this CA certificate signed it."
        : "Paste the certificate of its authority (CA) under Certificates.",
    ];
  }
  if (/^ERR_OSSL|^ERR_INVALID_ARG|PEM|KEY_VALUES_MISMATCH/.test(code)) {
    return [
      "A certificate or key can't be read, or the two do not match.",
      "Paste them completely, in PEM format, with their first and last lines.",
    ];
  }
  return [
    `The encrypted connection to ${host} failed.`,
    "Check the port, and that it supports TLS 1.2 or later.",
  ];
}
