import type { TlsMode } from "@askery/api";
import { serverKindOfScheme } from "@askery/model";
import { emptyDraft, type ConnectionDraft } from "./connection-draft.ts";

const tlsModes: Readonly<Record<string, TlsMode>> = {
  disable: "off",
  disabled: "off",
  off: "off",
  false: "off",
  "0": "off",
  require: "require",
  required: "require",
  true: "require",
  "1": "require",
  "verify-ca": "verify-ca",
  verify_ca: "verify-ca",
  "verify-full": "verify-full",
  verify_identity: "verify-full",
};

/**
 * Parses a database's address into the fields of the form:
 * `postgres://user:password@host:5432/database?sslmode=require`, also in JDBC's format. Null if it is not an address.
 */
export function readAddress(text: string): ConnectionDraft | null {
  const match = /^(?:jdbc:)?([a-z]+)(?:\+[a-z\d]+)?:\/\/(.+)$/is.exec(text.trim());
  const kind = serverKindOfScheme(match?.[1] ?? "");
  if (match === null || kind === null) return null;
  const url = parse(`http://${match[2] ?? ""}`);
  if (url === null) return null;
  const { searchParams } = url;
  const wish = ["sslmode", "ssl-mode", "sslMode", "ssl", "secure", "useSSL"].flatMap(
    (name) => searchParams.get(name) ?? [],
  )[0];
  const database = unescape(url.pathname.slice(1)) || searchParams.get("database") || "";
  return {
    ...emptyDraft(kind),
    host: unescape(url.hostname).replace(/^\[(.*)\]$/, "$1"),
    // Parsing as http drops port 80.
    port: /:80(?:[/?]|$)/.test(match[2] ?? "") ? "80" : url.port,
    ...(database !== "" && { database }),
    user: unescape(url.username) || (searchParams.get("user") ?? ""),
    password: unescape(url.password) || (searchParams.get("password") ?? ""),
    tls: tlsModes[wish?.toLowerCase() ?? ""] ?? "auto",
  };
}

/** Removes the password from an address. */
export function hidePassword(text: string): string {
  return text
    .replace(/^([^/]*\/\/[^/?#:@]*):[^/?#]*@/, "$1@")
    .replace(/([?&])password=[^&]*(&|$)/, (_, before: string, after: string) => (after === "" ? "" : before));
}

function parse(text: string): URL | null {
  return URL.canParse(text) ? new URL(text) : null;
}

/** Leaves an invalid escape sequence as it is. */
function unescape(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
