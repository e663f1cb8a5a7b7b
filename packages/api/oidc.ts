import { z } from "zod";
import { anyone, byRole, signedIn } from "./access-rule.ts";
import { logged, proves } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nextPath } from "./next-path.ts";
import { uuid } from "./words.ts";

/*
 * Signing in with a provider of the operator, by OpenID Connect. docs/guides/single-sign-on.md describes the whole flow.
 */

/** Why a sign-in with the provider failed, as the panel explains it. */
export type ProviderProblem =
  | "provider-expired"
  | "provider-refused"
  | "provider-failed"
  | "provider-unverified"
  | "provider-unconfirmed"
  | "provider-two-factor"
  | "provider-first"
  | "sign-up-closed"
  | "suspended";

export const beginProviderSignIn = endpoint({
  name: "beginProviderSignIn",
  method: "post",
  path: "/api/auth/sign-in/provider",
  summary: "Begins a sign-in with the provider: the address that the browser opens",
  access: anyone,
  act: proves,
  body: z.strictObject({
    /** The page to open after signing in. */
    next: nextPath.optional(),
  }),
  result: z.object({ url: z.string() }).readonly(),
});

const word = z.string().max(4_000).optional();

export const finishProviderSignIn = endpoint({
  name: "finishProviderSignIn",
  method: "get",
  path: "/api/auth/provider/callback",
  summary: "Where the provider sends the browser back to: starts the session, and redirects to a page",
  access: anyone,
  act: logged("signed in with the provider"),
  query: z.object({ code: word, state: word, iss: word, error: word }),
  result: z.string(),
  contentType: "text/html",
});

/** How a user signs in. */
export const signInWays = z
  .object({
    hasPassword: z.boolean(),
    /** The provider's name, if it has signed the user in before. */
    provider: z.string().nullable(),
  })
  .readonly();
export type SignInWays = z.infer<typeof signInWays>;

export const getSignInWays = endpoint({
  name: "getSignInWays",
  method: "get",
  path: "/api/auth/ways",
  summary: "How the user signs in: with a password, with the provider",
  access: signedIn,
  result: signInWays,
});

/** The maximum number of groups of the provider that a database maps. */
const maxMappings = 200;

/** A group of the provider, whose people are in a group of the database. */
const groupMapping = z.object({ providerGroup: z.string().trim().min(1).max(200), groupId: uuid }).readonly();
export type GroupMapping = z.infer<typeof groupMapping>;

const mappings = z
  .object({
    /** The provider's name; null if the server has none. */
    provider: z.string().nullable(),
    mappings: z.array(groupMapping).readonly(),
  })
  .readonly();
export type GroupMappings = z.infer<typeof mappings>;

const inDatabase = z.object({ databaseId: uuid });

export const getGroupMappings = endpoint({
  name: "getGroupMappings",
  method: "get",
  path: "/api/databases/{databaseId}/group-mappings",
  summary: "Which groups of the provider are in which groups of the database",
  access: byRole("owner", "database"),
  params: inDatabase,
  result: mappings,
});

export const setGroupMappings = endpoint({
  name: "setGroupMappings",
  method: "put",
  path: "/api/databases/{databaseId}/group-mappings",
  summary: "Sets which groups of the provider are in which groups of the database, from each next sign-in on",
  access: byRole("owner", "database"),
  act: logged("changed the groups of the provider", { of: "database", facts: ["mappings"] }),
  params: inDatabase,
  body: z.strictObject({ mappings: z.array(groupMapping).max(maxMappings).readonly() }),
  result: mappings,
});
