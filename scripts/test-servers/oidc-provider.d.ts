/** The part of `oidc-provider`, which has no types of its own, that tests need. */
declare module "oidc-provider" {
  import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  interface Context {
    readonly oidc: {
      readonly provider: Provider;
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
    };
  }

  export interface Configuration {
    readonly clients: readonly Readonly<Record<string, unknown>>[];
    readonly claims: Readonly<Record<string, readonly string[]>>;
    readonly scopes: readonly string[];
    readonly cookies: { readonly keys: readonly string[] };
    readonly jwks: { readonly keys: readonly object[] };
    readonly pkce: { readonly required: () => boolean };
    readonly features: Readonly<Record<string, { readonly enabled: boolean }>>;
    readonly interactions: {
      readonly url: (context: Context, interaction: { readonly uid: string }) => string;
    };
    readonly findAccount: (
      context: Context,
      id: string,
    ) => Promise<{ readonly accountId: string; readonly claims: () => Promise<object> } | undefined>;
    readonly loadExistingGrant: (context: Context) => Promise<Grant>;
  }

  export class Provider {
    constructor(issuer: string, configuration: Configuration);
    readonly Grant: new (parts: { readonly clientId: string; readonly accountId: string }) => Grant;
    callback(): RequestListener;
    interactionFinished(request: IncomingMessage, response: ServerResponse, result: object): Promise<void>;
  }
}
