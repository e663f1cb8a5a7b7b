import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { givenRole } from "./team.ts";
import { nothing, person, title, uuid } from "./words.ts";

/** The maximum number of groups of a database. */
export const maxGroups = 100;

/** Members of a database who get a role, and projects that are shared with the group. */
export const group = z
  .object({
    id: uuid,
    name: z.string(),
    /** Its members have at least this role. */
    role: givenRole,
    memberCount: z.number().int(),
  })
  .readonly();
export type Group = z.infer<typeof group>;

const inDatabase = z.object({ databaseId: uuid });
const oneGroup = inDatabase.extend({ groupId: uuid });
const oneMember = oneGroup.extend({ personId: z.string().min(1).max(100) });

export const listGroups = endpoint({
  name: "listGroups",
  method: "get",
  path: "/api/databases/{databaseId}/groups",
  summary: "The groups of a database, by name",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  result: z.array(group).readonly(),
});

export const createGroup = endpoint({
  name: "createGroup",
  method: "post",
  path: "/api/databases/{databaseId}/groups",
  summary: "Makes a group without members; only the owner makes one of admins",
  access: byRole("admin", "database"),
  act: logged("made the group", { of: "group", facts: ["role"] }),
  params: inDatabase,
  body: z.strictObject({ name: title, role: givenRole }),
  result: group,
});

export const changeGroup = endpoint({
  name: "changeGroup",
  method: "patch",
  path: "/api/databases/{databaseId}/groups/{groupId}",
  summary: "Renames a group, or changes the role of its members",
  access: byRole("admin", "database"),
  act: logged("changed the group", { of: "group", facts: ["name", "role"] }),
  params: oneGroup,
  body: z.strictObject({ name: title.optional(), role: givenRole.optional() }),
  result: group,
});

export const deleteGroup = endpoint({
  name: "deleteGroup",
  method: "delete",
  path: "/api/databases/{databaseId}/groups/{groupId}",
  summary: "Deletes a group, and what its members have by it; it can be restored for 30 days",
  access: byRole("admin", "database"),
  act: logged("deleted the group", { of: "group" }),
  params: oneGroup,
  result: nothing,
});

export const restoreGroup = endpoint({
  name: "restoreGroup",
  method: "post",
  path: "/api/databases/{databaseId}/groups/{groupId}/restore",
  summary: "Restores a deleted group, with the members that are left",
  access: byRole("admin", "database"),
  act: logged("restored the group", { of: "group" }),
  params: oneGroup,
  result: group,
});

export const listGroupMembers = endpoint({
  name: "listGroupMembers",
  method: "get",
  path: "/api/databases/{databaseId}/groups/{groupId}/members",
  summary: "The members of a group, by name",
  access: alsoLimited(byRole("viewer", "database")),
  params: oneGroup,
  result: z.array(person).readonly(),
});

export const addToGroup = endpoint({
  name: "addToGroup",
  method: "put",
  path: "/api/databases/{databaseId}/groups/{groupId}/members/{personId}",
  summary: "Adds a member of the database to a group; repeating it has no effect",
  access: byRole("admin", "database"),
  act: logged("added people to the group", { of: "group", facts: ["personId"] }),
  params: oneMember,
  result: nothing,
});

export const removeFromGroup = endpoint({
  name: "removeFromGroup",
  method: "delete",
  path: "/api/databases/{databaseId}/groups/{groupId}/members/{personId}",
  summary: "Removes a member from a group; they stay a member of the database",
  access: byRole("admin", "database"),
  act: logged("removed people from the group", { of: "group", facts: ["personId"] }),
  params: oneMember,
  result: nothing,
});
