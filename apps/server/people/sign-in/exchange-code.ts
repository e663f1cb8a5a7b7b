import { timingSafeEqual } from "node:crypto";
import { AppError } from "@askery/model";
import { jwtVerify } from "jose";
import { z } from "zod";
import { providerMessages } from "../../messages/provider-messages.ts";
import { readJson, type Provider } from "./discover-provider.ts";

/** What the provider asserts of a person. */
export interface ProviderClaims {
  /** Identifies the person for this provider, for ever. */
  readonly subject: string;
  /** In lower case; null if the provider names none, or has not verified that it is theirs. */
  readonly verifiedEmail: string | null;
  readonly name: string | null;
  readonly groups: readonly string[];
}

interface Exchange {
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirectUrl: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly nowMs: number;
}

/** How far the clocks of the provider and of this server may differ. */
const clockSkewSeconds = 60;
/** Only signatures with the provider's private key. A shared secret would let a client make its own. */
const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];

const tokens = z.object({ id_token: z.string(), access_token: z.string() });

/**
 * Exchanges a code for the claims about its person. The ID token must be signed by the provider, for this server and for
 * this sign-in.
 *
 * @throws AppError `sign-in-refused`
 */
export async function exchangeCode(provider: Provider, exchange: Exchange): Promise<ProviderClaims> {
  const { settings, userInfoUrl } = provider;
  const refuse = (what: string) => (cause: unknown) => {
    throw new AppError("sign-in-refused", providerMessages.badAnswer(settings.issuer, what), { cause });
  };
  const answer = tokens.parse(
    await readJson(tokenRequest(provider, exchange)).catch(refuse("it exchanges no code")),
  );
  const idToken = await readIdToken(provider, answer.id_token, exchange).catch(
    refuse("the ID token is not valid"),
  );
  if (userInfoUrl === null) return readClaims(idToken, settings.groupsClaim);
  const headers = { authorization: `Bearer ${answer.access_token}` };
  const userInfo = await readJson(new Request(userInfoUrl, { headers })).catch(refuse("it names no claims"));
  const { sub } = z.object({ sub: z.string() }).parse(userInfo);
  if (sub !== idToken["sub"]) refuse("its claims are of another person")(undefined);
  return readClaims({ ...(userInfo as object), ...idToken }, settings.groupsClaim);
}

function tokenRequest({ settings, tokenUrl, takesSecretInBody }: Provider, exchange: Exchange): Request {
  const { clientId, clientSecret } = settings;
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code: exchange.code,
    redirect_uri: exchange.redirectUrl,
    code_verifier: exchange.verifier,
    ...(takesSecretInBody && { client_id: clientId, client_secret: clientSecret }),
  });
  const basic = Buffer.from(`${encode(clientId)}:${encode(clientSecret)}`).toString("base64");
  return new Request(tokenUrl, {
    method: "POST",
    headers: { ...(!takesSecretInBody && { authorization: `Basic ${basic}` }) },
    body,
  });
}

/** As in a form, which the standard wants before base64. */
function encode(text: string): string {
  return new URLSearchParams([["", text]]).toString().slice(1);
}

async function readIdToken(
  { settings, keys }: Provider,
  idToken: string,
  { nonce, nowMs }: Exchange,
): Promise<Readonly<Record<string, unknown>>> {
  const { payload } = await jwtVerify(idToken, keys, {
    issuer: settings.issuer,
    audience: settings.clientId,
    algorithms,
    clockTolerance: clockSkewSeconds,
    // A token is used at once, so an old one was made for another sign-in.
    maxTokenAge: 600,
    currentDate: new Date(nowMs),
    requiredClaims: ["sub", "exp", "iat", "nonce"],
  });
  const isForMe = payload["azp"] === undefined || payload["azp"] === settings.clientId;
  if (!isForMe) throw new Error("The ID token was issued to another client.");
  if (!isSame(String(payload["nonce"]), nonce)) throw new Error("The ID token is of another sign-in.");
  return payload;
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

const person = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254).optional().catch(undefined),
  // Some providers send texts.
  email_verified: z.union([z.boolean(), z.string()]).optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  preferred_username: z.string().optional().catch(undefined),
});

function readClaims(claims: Readonly<Record<string, unknown>>, groupsClaim: string): ProviderClaims {
  const { sub, email, email_verified: verified, name, preferred_username: userName } = person.parse(claims);
  const isVerified = verified === true || verified === "true";
  return {
    subject: sub,
    verifiedEmail: isVerified && email !== undefined ? email.toLowerCase() : null,
    name: readName(name ?? userName),
    groups: readGroups(claims[groupsClaim]),
  };
}

function readName(name: string | undefined): string | null {
  const shown =
    name
      ?.toWellFormed()
      .replaceAll(/\p{Cc}/gu, " ")
      .trim()
      .slice(0, 100) ?? "";
  return shown === "" ? null : shown;
}

/** Names of groups: a list, or a single one. Anything else is none. */
function readGroups(value: unknown): readonly string[] {
  const names = typeof value === "string" ? [value] : Array.isArray(value) ? (value as unknown[]) : [];
  return [...new Set(names.filter((name) => typeof name === "string"))].slice(0, 1_000);
}
