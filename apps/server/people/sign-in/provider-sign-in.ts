import { createHash, randomBytes } from "node:crypto";
import { isOwnPath, type ProviderProblem } from "@askery/api";
import { AppError } from "@askery/model";
import type { Selectable } from "kysely";
import { providerMessages } from "../../messages/provider-messages.ts";
import type { ProviderSignInTable } from "../../store/sign-in-tables.ts";
import type { Caller } from "./call-auth.ts";
import { signInAs } from "./sessions.ts";
import type { SignInParts } from "./sign-in-parts.ts";
import type { Provider } from "./discover-provider.ts";
import { exchangeCode, type ProviderClaims } from "./exchange-code.ts";
import { matchAccount } from "./match-account.ts";
import { isSuspended } from "./suspensions.ts";

/** The cookie of a browser that is at the provider. */
const cookieName = "askery.provider";
const path = "/api/auth/provider";
/** How long a person may take at the provider. */
const validMs = 10 * 60 * 1_000;
const page = "/ask";

/**
 * Begins a sign-in, and returns the address of the provider. The state of the sign-in works once, for ten minutes, and in
 * this browser only, so that nobody can be signed in to an account of somebody else.
 *
 * @throws AppError `conflict` without a provider, or if its configuration is wrong; `store-unavailable` if it is down
 */
export async function beginProviderSignIn(
  parts: SignInParts,
  caller: Caller,
  { next = null }: { readonly next?: string | null | undefined },
): Promise<{ readonly url: string }> {
  const { settings, authorizationUrl } = await readProvider(parts);
  const [state, nonce, verifier] = [makeSecret(), makeSecret(), makeSecret()];
  const browser = readCookie(caller.headers) ?? makeSecret();
  const nowMs = parts.now();
  await parts.store.deleteFrom("providerSignIn").where("expiresAtMs", "<", nowMs).execute();
  await parts.store
    .insertInto("providerSignIn")
    .values({
      id: hash(state),
      browserHash: hash(browser),
      issuer: settings.issuer,
      nonce,
      verifier,
      next,
      expiresAtMs: nowMs + validMs,
    })
    .execute();
  caller.reply.append("set-cookie", printCookie(parts, browser));
  const url = new URL(authorizationUrl);
  const query = {
    response_type: "code",
    client_id: settings.clientId,
    redirect_uri: redirectUrlOf(parts),
    scope: settings.scopes,
    state,
    nonce,
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { url: url.href };
}

/** What the provider sends the browser back with. */
export interface ProviderResponse {
  readonly code?: string | undefined;
  readonly state?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

interface Finished {
  /** Null if the sign-in failed. */
  readonly userId: string | null;
  /** The page of this server to open. */
  readonly page: string;
}

/** Ends a sign-in with a session, or with the panel that explains why there is none. It never fails with an error page. */
export async function finishProviderSignIn(
  parts: SignInParts,
  caller: Caller & { readonly userId: string },
  response: ProviderResponse,
): Promise<Finished> {
  const begun = await takeSignIn(parts, caller, response.state);
  if (begun === null) return failed("provider-expired", null);
  if (response.error !== undefined) {
    parts.log.info({ error: response.error }, "The provider refused a sign-in");
    return failed(response.error === "access_denied" ? "provider-refused" : "provider-failed", begun.next);
  }
  try {
    const provider = await readProvider(parts);
    const claims = await readClaims(parts, { provider, begun, response });
    const { issuer } = provider.settings;
    const matched = await matchAccount(parts, { issuer, claims, visitorId: caller.userId, next: begun.next });
    if (matched.kind === "problem") return failed(matched.problem, begun.next);
    const { userId } = matched;
    if (await isSuspended(parts.store, userId)) return failed("suspended", begun.next);
    await parts.onProviderSignIn({ userId, groups: claims.groups });
    await signInAs(parts.auth, caller, userId);
    return { userId, page: readNext(begun.next) };
  } catch (error) {
    parts.log.error({ err: error }, "A sign-in with the provider failed");
    return failed("provider-failed", begun.next);
  }
}

type BegunSignIn = Selectable<ProviderSignInTable>;

/** The sign-in of a state in the browser that began it. It works once. */
async function takeSignIn(
  { store, now }: SignInParts,
  { headers }: Caller,
  state: string | undefined,
): Promise<BegunSignIn | null> {
  const browser = readCookie(headers);
  if (state === undefined || browser === null) return null;
  const row = await store
    .deleteFrom("providerSignIn")
    .where("id", "=", hash(state))
    .where("browserHash", "=", hash(browser))
    .returningAll()
    .executeTakeFirst();
  return row === undefined || row.expiresAtMs <= now() ? null : row;
}

interface Returned {
  readonly provider: Provider;
  readonly begun: BegunSignIn;
  readonly response: ProviderResponse;
}

async function readClaims(
  parts: SignInParts,
  { provider, begun, response: { code, iss } }: Returned,
): Promise<ProviderClaims> {
  const { issuer } = provider.settings;
  const isOfProvider = iss === issuer || (iss === undefined && !provider.namesItself);
  // The operator may have changed the provider while somebody was at the former one.
  if (!isOfProvider || begun.issuer !== issuer) {
    throw new AppError("sign-in-refused", providerMessages.badAnswer(issuer, "it is of another provider"));
  }
  if (code === undefined) {
    throw new AppError("sign-in-refused", providerMessages.badAnswer(issuer, "it has no code"));
  }
  const { nonce, verifier } = begun;
  return exchangeCode(provider, {
    code,
    nonce,
    verifier,
    redirectUrl: redirectUrlOf(parts),
    nowMs: parts.now(),
  });
}

function failed(problem: ProviderProblem, next: string | null): Finished {
  const query = new URLSearchParams({ panel: "sign-in", problem, ...(next !== null && { next }) });
  return { userId: null, page: `/?${query}` };
}

/** The endpoint has checked it, and so does this: a wrong one would lead people to another site. */
function readNext(next: string | null): string {
  return next !== null && isOwnPath(next) ? next : page;
}

async function readProvider({ provider }: SignInParts): Promise<Provider> {
  if (provider === null) throw new AppError("conflict", providerMessages.noProvider);
  return provider.read();
}

function redirectUrlOf({ url }: SignInParts): string {
  return new URL(`${path}/callback`, url).href;
}

function makeSecret(): string {
  return randomBytes(32).toString("base64url");
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function printCookie({ url }: SignInParts, value: string): string {
  const secure = url.startsWith("https:") ? "; Secure" : "";
  return `${cookieName}=${value}; Path=${path}; Max-Age=${validMs / 1_000}; HttpOnly; SameSite=Lax${secure}`;
}

function readCookie(headers: Headers): string | null {
  const found = (headers.get("cookie") ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${cookieName}=`));
  const value = found?.slice(cookieName.length + 1) ?? "";
  return /^[\w-]{43}$/.test(value) ? value : null;
}
