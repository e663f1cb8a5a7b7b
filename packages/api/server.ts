import { z } from "zod";
import { serverOwner } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { line, nothing, person, timeMs, uuid } from "./words.ts";

/*
 * The server, for its owner: people, databases, state, and who may sign up.
 */

/** Who may make an account: everybody, people with an invitation to a database, or nobody. */
export const signUpRule = z.enum(["open", "invited", "closed"]);
export type SignUpRule = z.infer<typeof signUpRule>;

/** The state of the server. */
export const serverState = z
  .object({
    version: z.string(),
    startedAtMs: timeMs,
    signUp: signUpRule,
    peopleCount: z.number().int(),
    databaseCount: z.number().int(),
    jobs: z
      .object({ running: z.number().int(), waiting: z.number().int(), failed: z.number().int() })
      .readonly(),
    storage: z
      .object({
        kind: z.enum(["embedded", "postgres"]),
        storeBytes: z.number(),
        /** What is free on the disk of the data folder. */
        freeBytes: z.number(),
      })
      .readonly(),
    /** What the operator has set, without secrets. */
    settings: z.array(z.object({ name: z.string(), value: z.string() }).readonly()).readonly(),
  })
  .readonly();
export type ServerState = z.infer<typeof serverState>;

export const getServerState = endpoint({
  name: "getServerState",
  method: "get",
  path: "/api/server",
  summary: "The state of the server: numbers, jobs, storage and settings, for its owner",
  access: serverOwner,
  result: serverState,
});

export const setSignUpRule = endpoint({
  name: "setSignUpRule",
  method: "put",
  path: "/api/server/sign-up",
  summary: "Sets who may make an account, at once for all processes of the server",
  access: serverOwner,
  act: logged("changed who may sign up", { facts: ["rule"] }),
  body: z.strictObject({ rule: signUpRule }),
  result: nothing,
});

/** An account on the server. */
export const serverPerson = z
  .object({
    person,
    email: z.string(),
    /** Whether a mailed link or the provider has confirmed the address. */
    isConfirmed: z.boolean(),
    createdAtMs: timeMs,
    /** Accurate to a day; null for people who are signed out everywhere. */
    lastSeenMs: timeMs.nullable(),
    sessionCount: z.number().int(),
    isServerOwner: z.boolean(),
    isSuspended: z.boolean(),
  })
  .readonly();
export type ServerPerson = z.infer<typeof serverPerson>;

export const listServerPeople = endpoint({
  name: "listServerPeople",
  method: "get",
  path: "/api/server/people",
  summary: "The accounts of the server, latest first",
  access: serverOwner,
  query: pageQuery.extend({ search: line.max(200).optional() }),
  result: pageOf(serverPerson),
});

const onePerson = z.object({ personId: z.string().min(1).max(100) });

export const suspendPerson = endpoint({
  name: "suspendPerson",
  method: "post",
  path: "/api/server/people/{personId}/suspend",
  summary: "Signs a person out everywhere, and lets them sign in no longer; their things stay",
  access: serverOwner,
  act: logged("suspended the account of", { of: "person" }),
  params: onePerson,
  result: nothing,
});

export const reactivatePerson = endpoint({
  name: "reactivatePerson",
  method: "post",
  path: "/api/server/people/{personId}/reactivate",
  summary: "Lets a suspended person sign in again",
  access: serverOwner,
  act: logged("reactivated the account of", { of: "person" }),
  params: onePerson,
  result: nothing,
});

export const signPersonOut = endpoint({
  name: "signPersonOut",
  method: "post",
  path: "/api/server/people/{personId}/sign-out",
  summary: "Ends all sessions of a person",
  access: serverOwner,
  act: logged("signed out everywhere", { of: "person" }),
  params: onePerson,
  result: nothing,
});

/** A database on the server, without anything of its data. */
export const serverDatabase = z
  .object({
    id: uuid,
    name: z.string(),
    /** "postgres", "sample" … */
    kind: z.string(),
    owner: person,
    memberCount: z.number().int(),
    createdAtMs: timeMs,
  })
  .readonly();
export type ServerDatabase = z.infer<typeof serverDatabase>;

export const listServerDatabases = endpoint({
  name: "listServerDatabases",
  method: "get",
  path: "/api/server/databases",
  summary: "The databases of the server with their owners, latest first",
  access: serverOwner,
  query: pageQuery.extend({ search: line.max(200).optional() }),
  result: pageOf(serverDatabase),
});
