import { z } from "zod";
import { signedIn } from "./access-rule.ts";
import { logged, loggedRead } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, password, person, uuid } from "./words.ts";

/*
 * What an account has: a copy of it, and what becomes of it when the account is deleted.
 */

export const exportMyData = endpoint({
  name: "exportMyData",
  method: "get",
  path: "/api/account/export",
  summary: "Everything that the user has on this server, as a JSON file",
  access: signedIn,
  act: loggedRead("exported their data"),
  result: z.unknown(),
});

/** A database that the user owns, with the members who could own it instead. */
export const ownedDatabase = z
  .object({ id: uuid, name: z.string(), heirs: z.array(person).readonly() })
  .readonly();
export type OwnedDatabase = z.infer<typeof ownedDatabase>;

export const getOwnership = endpoint({
  name: "getOwnership",
  method: "get",
  path: "/api/account/ownership",
  summary: "The databases that the user owns, and who could own them instead",
  access: signedIn,
  result: z.array(ownedDatabase).readonly(),
});

export const deleteAccount = endpoint({
  name: "deleteAccount",
  method: "post",
  path: "/api/account/delete",
  summary: "Deletes the account and ends its sessions; each owned database passes to a member or is deleted",
  access: signedIn,
  act: logged("deleted their account"),
  body: z.strictObject({
    password,
    /** What becomes of each owned database: its new owner, or null to delete it. */
    databases: z.record(uuid, z.string().min(1).max(100).nullable()),
  }),
  result: nothing,
});
