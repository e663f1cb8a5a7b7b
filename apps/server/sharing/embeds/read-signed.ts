import { createHmac, timingSafeEqual } from "node:crypto";
import { parseJson } from "@askery/api";
import type { FailureText } from "@askery/model";
import { z } from "zod";
import { sharingMessages } from "../../messages/sharing-messages.ts";

export type SignedValues =
  | { readonly kind: "signed"; readonly params: Readonly<Record<string, unknown>> }
  | { readonly kind: "refused"; readonly text: FailureText };

interface Signed {
  /** From outside. */
  readonly token: string | undefined;
  /** Null if the embed has none, so that nothing is signed. */
  readonly secret: string | null;
  readonly nowMs: number;
}

/** How long signed values may be valid, and how far the clock of a site may be ahead. */
export const maxSignedMs = 24 * 60 * 60 * 1_000;
const maxAheadMs = 60_000;

const header = z.strictObject({ alg: z.literal("HS256"), typ: z.literal("JWT").optional() });
const claims = z.object({
  params: z.record(z.string(), z.unknown()),
  exp: z.number().positive(),
  nbf: z.number().optional(),
});

/**
 * Reads values that a site signed: a JSON Web Token with `{ params, exp }`, by HS256 only. Nothing of it is read before its
 * signature is right.
 */
export function readSigned({ token, secret, nowMs }: Signed): SignedValues {
  const texts = sharingMessages.signed;
  if (secret === null) return refused(texts.noSecret);
  if (token === undefined || token === "") return refused(texts.missing);
  const [head = "", body = "", signature = "", ...others] = token.split(".");
  if (others.length > 0 || !hasSignature({ head, body, signature }, secret)) return refused(texts.wrong);
  const read = claims.safeParse(decode(body));
  if (!header.safeParse(decode(head)).success || !read.success) return refused(texts.unreadable);
  const { params, exp, nbf = 0 } = read.data;
  if (exp * 1_000 <= nowMs) return refused(texts.expired);
  if (exp * 1_000 > nowMs + maxSignedMs + maxAheadMs) return refused(texts.tooLong);
  if (nbf * 1_000 > nowMs + maxAheadMs) return refused(texts.tooEarly);
  return { kind: "signed", params };
}

interface TokenParts {
  readonly head: string;
  readonly body: string;
  readonly signature: string;
}

function hasSignature({ head, body, signature }: TokenParts, secret: string): boolean {
  const right = createHmac("sha256", secret).update(`${head}.${body}`).digest("base64url");
  const [one, other] = [Buffer.from(signature), Buffer.from(right)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function decode(part: string): unknown {
  return parseJson(Buffer.from(part, "base64url").toString("utf8"));
}

function refused(text: FailureText): SignedValues {
  return { kind: "refused", text };
}
