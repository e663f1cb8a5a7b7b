import { z } from "zod";
import { alsoLimited, anyone, byRole, signedIn } from "./access-rule.ts";
import { logged } from "./act.ts";
import { database } from "./database.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { line, nothing, person, role, timeMs, uuid } from "./words.ts";

/** A member of a database. */
export const member = z
  .object({
    person,
    /** What the member may do: the highest of their own role and those of their groups. */
    role,
    ownRole: role,
    /** By name. */
    groups: z.array(z.object({ id: uuid, name: z.string() }).readonly()).readonly(),
    /** Only owners and admins see the addresses of others. */
    email: z.string().nullable(),
    joinedAtMs: timeMs,
    isMe: z.boolean(),
  })
  .readonly();
export type Member = z.infer<typeof member>;

/** A role that people can be given. A database has one owner, who can pass it on. */
export const givenRole = z.enum(["admin", "editor", "viewer"]);
export type GivenRole = z.infer<typeof givenRole>;

const inDatabase = z.object({ databaseId: uuid });
const oneMember = z.object({ databaseId: uuid, personId: z.string().min(1).max(100) });

export const listMembers = endpoint({
  name: "listMembers",
  method: "get",
  path: "/api/databases/{databaseId}/members",
  summary: "The members of a database, in the order in which they joined",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: pageQuery.extend({ search: line.max(200).optional() }),
  result: pageOf(member),
});

export const changeMemberRole = endpoint({
  name: "changeMemberRole",
  method: "patch",
  path: "/api/databases/{databaseId}/members/{personId}",
  summary: "Changes a member's own role; only the owner appoints and dismisses admins",
  access: byRole("admin", "database"),
  act: logged("changed the role of the member", { of: "person", facts: ["role"] }),
  params: oneMember,
  body: z.strictObject({ role: givenRole }),
  result: member,
});

export const removeMember = endpoint({
  name: "removeMember",
  method: "delete",
  path: "/api/databases/{databaseId}/members/{personId}",
  summary: "Removes a member; their charts and dashboards stay in the database",
  access: byRole("admin", "database"),
  act: logged("removed the member", { of: "person" }),
  params: oneMember,
  result: nothing,
});

export const leaveDatabase = endpoint({
  name: "leaveDatabase",
  method: "post",
  path: "/api/databases/{databaseId}/leave",
  summary: "Ends the caller's own membership; the owner passes the database on first",
  access: alsoLimited(byRole("viewer", "database")),
  act: logged("left the database", { of: "database" }),
  params: inDatabase,
  result: nothing,
});

export const transferOwnership = endpoint({
  name: "transferOwnership",
  method: "put",
  path: "/api/databases/{databaseId}/owner",
  summary: "Makes another member the owner; the former owner becomes an admin",
  access: byRole("owner", "database"),
  act: logged("made the member the owner", { of: "person", facts: ["personId"] }),
  params: inDatabase,
  body: z.strictObject({ personId: z.string().min(1).max(100) }),
  result: member,
});

/** An invitation that is still open. */
export const invitation = z
  .object({
    id: uuid,
    role: givenRole,
    /** The only address that may accept it; null for a link that anybody may use. */
    email: z.string().nullable(),
    /** How often the link may be used; null for no limit. */
    maxUses: z.number().int().nullable(),
    useCount: z.number().int(),
    invitedBy: person,
    createdAtMs: timeMs,
    expiresAtMs: timeMs,
  })
  .readonly();
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  name: "listInvitations",
  method: "get",
  path: "/api/databases/{databaseId}/invitations",
  summary: "The open invitations to a database, latest first",
  access: byRole("admin", "database"),
  params: inDatabase,
  query: pageQuery,
  result: pageOf(invitation),
});

export const createInvitation = endpoint({
  name: "createInvitation",
  method: "post",
  path: "/api/databases/{databaseId}/invitations",
  summary: "Invites a person by e-mail, or makes a link for several; only this response has the link",
  access: byRole("admin", "database"),
  act: logged("invited people", { facts: ["role", "email", "maxUses"] }),
  params: inDatabase,
  body: z.strictObject({
    role: givenRole,
    /** Sends the link to this address, and lets only its account accept it. */
    email: z.email("Enter an e-mail address.").max(254).optional(),
    /** For a link without an address. Default: no limit. */
    maxUses: z.number().int().min(1).max(1000).nullable().optional(),
    validDays: z.number().int().min(1).max(90).default(7),
  }),
  result: z.object({ invitation, url: z.string() }).readonly(),
});

export const revokeInvitation = endpoint({
  name: "revokeInvitation",
  method: "delete",
  path: "/api/databases/{databaseId}/invitations/{invitationId}",
  summary: "Revokes an invitation; people who joined with it stay",
  access: byRole("admin", "database"),
  act: logged("revoked an invitation", { of: "invitation" }),
  params: inDatabase.extend({ invitationId: uuid }),
  result: nothing,
});

const byToken = z.object({ token: z.string().regex(/^[\w-]{43}$/, "This is not an invitation.") });

/** An invitation as its link shows it. */
export const offeredInvitation = z
  .object({
    databaseName: z.string(),
    role: givenRole,
    invitedBy: z.string(),
    /** Whether only one address may accept it. */
    isPersonal: z.boolean(),
    expiresAtMs: timeMs,
  })
  .readonly();
export type OfferedInvitation = z.infer<typeof offeredInvitation>;

export const getInvitation = endpoint({
  name: "getInvitation",
  method: "get",
  path: "/api/invitations/{token}",
  summary: "The invitation of a link; 404 if it was revoked, used up or has expired",
  access: anyone,
  params: byToken,
  result: offeredInvitation,
});

export const acceptInvitation = endpoint({
  name: "acceptInvitation",
  method: "post",
  path: "/api/invitations/{token}/accept",
  summary: "Makes the caller a member; a member's role does not change",
  access: signedIn,
  act: logged("joined the database", { of: "database" }),
  params: byToken,
  result: database,
});
