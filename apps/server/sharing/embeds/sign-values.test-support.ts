import { createHmac } from "node:crypto";

/** A JSON Web Token as a site signs it. */
export function signValues(
  secret: string,
  claims: unknown,
  {
    header = { alg: "HS256", typ: "JWT" },
    hash = "sha256",
  }: { readonly header?: unknown; readonly hash?: string } = {},
): string {
  const parts = [header, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  return `${parts}.${createHmac(hash, secret).update(parts).digest("base64url")}`;
}
