import type { ServerForm, TlsMode } from "@askery/api";
import { AppError, databaseKinds, serverKindOfScheme, type FailureText } from "@askery/model";
import { databaseMessages } from "../../messages/database-messages.ts";

/** The modes of PostgreSQL and MySQL. Modes that encrypt only if the server prefers it get the default instead. */
const modes: Readonly<Record<string, TlsMode | undefined>> = {
  disable: "off",
  disabled: "off",
  require: "require",
  required: "require",
  "verify-ca": "verify-ca",
  verify_ca: "verify-ca",
  "verify-full": "verify-full",
  verify_identity: "verify-full",
};

/**
 * Reads `postgres://user:password@host:5432/database?sslmode=require`, or the URL of another kind of server.
 * Parameters other than `sslmode` (`ssl-mode`) have no effect.
 *
 * @throws AppError `invalid-input`, whose message never contains the URL, because it contains a password
 */
export function readConnectionUrl(text: string): ServerForm {
  const url = URL.canParse(text) ? new URL(text) : null;
  const kind = url === null ? null : serverKindOfScheme(url.protocol.slice(0, -1));
  if (url === null || kind === null) {
    throw wrong(databaseMessages.urlUnreadable);
  }
  const host = decode(url.hostname).replaceAll(/^\[|\]$/g, "");
  const database = decode(url.pathname.slice(1)) || databaseKinds[kind].defaultDatabase;
  if (host === "") throw wrong(databaseMessages.urlWithoutHost);
  if (database === "") throw wrong(databaseMessages.urlWithoutDatabase);
  if (url.username === "") throw wrong(databaseMessages.urlWithoutUser);
  const mode =
    modes[(url.searchParams.get("sslmode") ?? url.searchParams.get("ssl-mode") ?? "").toLowerCase()];
  return {
    kind,
    host,
    ...(url.port !== "" && { port: Number(url.port) }),
    database,
    user: decode(url.username),
    password: url.password === "" ? null : decode(url.password),
    ...(mode !== undefined && { tls: { mode, ca: null, certificate: null } }),
    tunnel: null,
    schemas: null,
  };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong(databaseMessages.urlBadEscape);
  }
}

function wrong(text: FailureText): AppError {
  return new AppError("invalid-input", text, { field: "url" });
}
