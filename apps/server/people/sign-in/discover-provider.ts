import { AppError } from "@askery/model";
import { createRemoteJWKSet } from "jose";
import { z } from "zod";
import type { ProviderSettings } from "../../runtime/environment.ts";
import { providerMessages } from "../../messages/provider-messages.ts";

/** What a sign-in needs to know of a provider. */
export interface Provider {
  readonly settings: ProviderSettings;
  readonly authorizationUrl: string;
  readonly tokenUrl: string;
  /** Null if the claims are in the ID token only. */
  readonly userInfoUrl: string | null;
  /** Whether the client secret is sent in the body instead of the header. */
  readonly takesSecretInBody: boolean;
  /** Whether it names itself in each response, so that a response without it is another provider's. */
  readonly namesItself: boolean;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

/** How long a request to the provider may take. */
export const providerTimeoutMs = 10_000;
/** How long its configuration is used before it is read again. */
const freshMs = 10 * 60 * 1_000;

const metadata = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
  authorization_response_iss_parameter_supported: z.boolean().optional(),
});

/**
 * Reads the configuration of the provider, and again after ten minutes. A provider that is down at one time does not
 * matter at another: only a success is remembered.
 */
export function createProviderReader(settings: ProviderSettings, now: () => number): () => Promise<Provider> {
  let known: { readonly provider: Provider; readonly atMs: number } | null = null;
  return async () => {
    if (known !== null && now() - known.atMs < freshMs) return known.provider;
    const provider = await readProvider(settings);
    known = { provider, atMs: now() };
    return provider;
  };
}

async function readProvider(settings: ProviderSettings): Promise<Provider> {
  const { issuer, name } = settings;
  const document = await readJson(
    new Request(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`),
  ).catch((cause: unknown) => {
    throw new AppError("store-unavailable", providerMessages.notReached(name), { cause });
  });
  const read = metadata.safeParse(document);
  if (!read.success) {
    throw new AppError("conflict", providerMessages.badMetadata(issuer), { cause: read.error });
  }
  const { data } = read;
  if (data.issuer !== issuer) {
    throw new AppError("conflict", providerMessages.otherIssuer(issuer, data.issuer));
  }
  const urls = [data.authorization_endpoint, data.token_endpoint, data.jwks_uri, data.userinfo_endpoint];
  // A secure provider does not send codes and secrets over connections that others can read.
  if (issuer.startsWith("https:") && !urls.every((url) => url === undefined || url.startsWith("https:"))) {
    throw new AppError("conflict", providerMessages.badMetadata(issuer));
  }
  const methods = data.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  return {
    settings,
    authorizationUrl: data.authorization_endpoint,
    tokenUrl: data.token_endpoint,
    userInfoUrl: data.userinfo_endpoint ?? null,
    takesSecretInBody: !methods.includes("client_secret_basic"),
    namesItself: data.authorization_response_iss_parameter_supported === true,
    keys: createRemoteJWKSet(new URL(data.jwks_uri), { timeoutDuration: providerTimeoutMs }),
  };
}

/** Sends a request to the provider, and reads its JSON. Redirects are refused. */
export async function readJson(request: Request): Promise<unknown> {
  const response = await fetch(request, {
    redirect: "error",
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  if (!response.ok) throw new Error(`The provider answered with ${response.status}.`);
  return (await response.json()) as unknown;
}
