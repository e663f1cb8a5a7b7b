import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider, type Configuration } from "oidc-provider";

/** A person at the provider. */
export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

export interface IdentityProvider {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** By subject. Tests change them. */
  readonly people: Map<string, ProviderPerson>;
  /** What the browser of a person does at the provider: signs in, and is sent back to this address. */
  readonly signIn: (authorizationUrl: string, subject: string) => Promise<URL>;
  /** Refuses connections, and takes them again. */
  readonly stop: () => Promise<void>;
  readonly resume: () => Promise<void>;
}

const scopes = ["openid", "email", "profile", "groups"];

/** A real OpenID Connect provider, on a free port. Its sign-in page asks for a subject, and for no password. */
export async function startIdentityProvider(
  redirectUrl: string,
  closeAt: (close: () => Promise<void>) => void,
): Promise<IdentityProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const people = new Map<string, ProviderPerson>();
  const client = { clientId: "askery", clientSecret: "a secret: with & signs" };
  const provider = new Provider(issuer, configure(client, { redirectUrl, people }));
  const serve = provider.callback();
  server.on("request", (request, response) => {
    if (request.url?.startsWith("/interaction/") === true) void showSignIn(provider, request, response);
    else serve(request, response);
  });
  closeAt(async () => stop(server));
  return {
    issuer,
    ...client,
    people,
    signIn: signInAt,
    stop: async () => stop(server),
    resume: async () => {
      server.listen(port, "127.0.0.1");
      await once(server, "listening");
    },
  };
}

interface Client {
  readonly clientId: string;
  readonly clientSecret: string;
}

interface Known {
  readonly redirectUrl: string;
  readonly people: ReadonlyMap<string, ProviderPerson>;
}

function configure({ clientId, clientSecret }: Client, { redirectUrl, people }: Known): Configuration {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: [redirectUrl] }],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name"],
      groups: ["groups"],
    },
    scopes,
    cookies: { keys: ["a key of tests"] },
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "test" }] },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: async (_, id) => {
      const person = people.get(id);
      return person === undefined
        ? undefined
        : { accountId: id, claims: async () => ({ sub: id, ...person }) };
    },
    // Nobody is asked what the server may know.
    loadExistingGrant: async ({ oidc }) => {
      const { clientId: id } = oidc.client;
      const grant = new oidc.provider.Grant({ clientId: id, accountId: oidc.session.accountId });
      grant.addOIDCScope(scopes.join(" "));
      await grant.save();
      return grant;
    },
  };
}

/** The sign-in page: a form, and what it posts. */
async function showSignIn(
  provider: Provider,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.method !== "POST") {
    response.setHeader("content-type", "text/html");
    response.end(
      '<!doctype html><title>Provider</title><form method="post"><label>Subject <input name="subject"></label><button>Continue</button><button name="refuse" value="yes">Cancel</button></form>',
    );
    return;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const form = new URLSearchParams(Buffer.concat(chunks).toString());
  const result = form.has("refuse")
    ? { error: "access_denied" }
    : { login: { accountId: form.get("subject") ?? "" } };
  await provider.interactionFinished(request, response, result);
}

/** Follows the redirects of the provider with a browser's cookies, until one leaves it. */
async function signInAt(authorizationUrl: string, subject: string): Promise<URL> {
  const { origin } = new URL(authorizationUrl);
  const cookies = new Map<string, string>();
  let url = new URL(authorizationUrl);
  for (let step = 0; step < 10; step += 1) {
    if (url.origin !== origin) return url;
    const isForm = url.pathname.startsWith("/interaction/");
    const response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(isForm && {
        method: "POST",
        body: new URLSearchParams(subject === "" ? { refuse: "yes" } : { subject }),
      }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ""] = cookie.split(";");
      cookies.set(pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1));
    }
    const location = response.headers.get("location");
    if (location === null) throw new Error(`The provider stays at ${url.pathname}: ${await response.text()}`);
    url = new URL(location, url);
  }
  throw new Error("The provider redirects without an end.");
}

async function stop(server: Server): Promise<void> {
  if (!server.listening) return;
  server.close();
  server.closeAllConnections();
  await once(server, "close");
}
