import { expect, test } from "vitest";
import { sharingMessages } from "../../messages/sharing-messages.ts";
import { maxSignedMs, readSigned } from "./read-signed.ts";
import { signValues } from "./sign-values.test-support.ts";

const secret = "the secret of the embed";
const nowMs = 1_800_000_000_000;
const now = nowMs / 1_000;
const claims = { params: { country: "Germany" }, exp: now + 60 };
const signed = signValues(secret, claims);
const [head = "", body = "", signature = ""] = signed.split(".");
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const { wrong, missing, noSecret, unreadable, expired, tooLong, tooEarly } = sharingMessages.signed;

test("values are read if the site signed them", () => {
  expect(readSigned({ token: signed, secret, nowMs })).toEqual({
    kind: "signed",
    params: { country: "Germany" },
  });
  const longest = signValues(secret, { ...claims, exp: now + maxSignedMs / 1_000 });
  expect(readSigned({ token: longest, secret, nowMs }).kind).toBe("signed");
});

test.each<[claim: string, token: string | undefined, text: object]>([
  ["nothing", undefined, missing],
  ["an empty text", "", missing],
  ["a text that is no token", "country=Germany", wrong],
  [
    "other values under the same signature",
    [head, encode({ ...claims, params: {} }), signature].join("."),
    wrong,
  ],
  [
    "a later end under the same signature",
    [head, encode({ ...claims, exp: now + 90 }), signature].join("."),
    wrong,
  ],
  ["no signature", `${head}.${body}.`, wrong],
  ["no signature, as the header says", [encode({ alg: "none" }), body, ""].join("."), wrong],
  [
    "a header of no signature under the right one",
    signValues(secret, claims, { header: { alg: "none" } }),
    unreadable,
  ],
  ["another hash", signValues(secret, claims, { header: { alg: "HS512" }, hash: "sha512" }), wrong],
  ["a header that names another hash", signValues(secret, claims, { header: { alg: "RS256" } }), unreadable],
  [
    "a header with a key of its own",
    signValues(secret, claims, { header: { alg: "HS256", jwk: {} } }),
    unreadable,
  ],
  ["the secret of another embed", signValues("another", claims), wrong],
  ["an empty secret", signValues("", claims), wrong],
  ["a signature in another case", [head, body, signature.toUpperCase()].join("."), wrong],
  ["a part too many", `${signed}.x`, wrong],
  ["values that ended", signValues(secret, { ...claims, exp: now }), expired],
  ["values without an end", signValues(secret, { params: claims.params }), unreadable],
  ["an end that is a text", signValues(secret, { ...claims, exp: String(now + 60) }), unreadable],
  ["an end in milliseconds", signValues(secret, { ...claims, exp: nowMs + 60_000 }), tooLong],
  ["an end after more than a day", signValues(secret, { ...claims, exp: now + 2 * 86_400 }), tooLong],
  ["values of tomorrow", signValues(secret, { ...claims, nbf: now + 3_600 }), tooEarly],
  ["values that are a list", signValues(secret, { ...claims, params: ["Germany"] }), unreadable],
  ["claims that are null", signValues(secret, null), unreadable],
])("%s is refused", (_, token, text) => {
  expect(readSigned({ token, secret, nowMs })).toEqual({ kind: "refused", text });
});

test("nothing is signed without a secret", () => {
  expect(readSigned({ token: signValues("", claims), secret: null, nowMs })).toEqual({
    kind: "refused",
    text: noSecret,
  });
});
