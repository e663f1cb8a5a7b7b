import { z } from "zod";
import { database } from "./database.ts";
import { anyone, signedIn } from "./access-rule.ts";
import { personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { signUpRule } from "./server.ts";

export const user = z
  .object({ id: z.string(), name: z.string(), email: z.string(), image: z.string().nullable() })
  .readonly();
export type User = z.infer<typeof user>;

/** How a user reads numbers, days and times. Null for what is usual: the format of the database, the zone of the device. */
export const ownFormats = z
  .object({
    /** The locale of numbers: "de-DE". */
    numbers: z.enum(["en-US", "en-GB", "de-DE", "fr-FR"]).nullable(),
    days: z.enum(["ymd", "dots", "dmy", "mdy"]).nullable(),
    timeZone: z.string().max(100).refine(isTimeZone, "This time zone does not exist.").nullable(),
  })
  .readonly();
export type OwnFormats = z.infer<typeof ownFormats>;

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/** The signed-in user and the databases they may use, oldest first. */
export const me = z
  .object({
    user,
    /** Whether a mailed link or the provider has confirmed the address. */
    isConfirmed: z.boolean(),
    /** True if they created the first account, which lets them see the state of the server. */
    isServerOwner: z.boolean(),
    databases: z.array(database).readonly(),
    formats: ownFormats,
  })
  .readonly();
export type Me = z.infer<typeof me>;

export const getMe = endpoint({
  name: "getMe",
  method: "get",
  path: "/api/me",
  summary: "The signed-in user and their databases",
  access: signedIn,
  result: me,
});

export const setOwnFormats = endpoint({
  name: "setOwnFormats",
  method: "put",
  path: "/api/me/formats",
  summary: "Sets how the user reads numbers, days and times",
  access: signedIn,
  act: personal,
  body: ownFormats,
  result: ownFormats,
});

export const getSession = endpoint({
  name: "getSession",
  method: "get",
  path: "/api/session",
  summary: "The signed-in user and their databases; empty if nobody is signed in",
  access: anyone,
  result: me.nullable(),
});

/** The server's setup, which pages need before sign-in. */
export const setup = z
  .object({
    /** False until the first account, which owns the server, exists. */
    hasOwner: z.boolean(),
    /** True if the first sign-up comes from another machine and needs the token printed in the server's log. */
    needsToken: z.boolean(),
    /** False if mail is only printed to the server's log. */
    canSendMail: z.boolean(),
    /** False if every plan allows everything. */
    hasPlanLimits: z.boolean(),
    /** The name of the provider that people can sign in with; null for none. */
    provider: z.string().nullable(),
    /** Who may make an account. The first one is always possible. */
    signUp: signUpRule,
    /** Where the source of this server can be cloned. */
    sourceUrl: z.string().nullable(),
  })
  .readonly();
export type Setup = z.infer<typeof setup>;

export const getSetup = endpoint({
  name: "getSetup",
  method: "get",
  path: "/api/setup",
  summary:
    "Whether the server has an owner yet, takes new accounts, sends mail, limits plans, and where its source is",
  access: anyone,
  result: setup,
});

export const getHealth = endpoint({
  name: "getHealth",
  method: "get",
  path: "/api/health",
  summary: "Whether the server is up",
  access: anyone,
  result: z.object({ status: z.literal("ok"), version: z.string() }).readonly(),
});
