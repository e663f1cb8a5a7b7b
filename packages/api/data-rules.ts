import type { Table } from "@askery/model";
import { z } from "zod";
import { alsoLimited, byRole } from "./access-rule.ts";
import { logged, reads } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { tablePreview } from "./schema.ts";
import { longestQuestion } from "./turn.ts";
import { line, nothing, person, role, tableId, uuid } from "./words.ts";

/*
 * Data rules: what members below admin may read of a database. A rule hides columns of a table, and lets only the rows
 * through whose columns have a value of the member's attributes.
 */

const name = z.string().trim().min(1, "Enter a name.").max(60, "Use at most 60 characters.");
const column = z.string().min(1).max(300);

const ruleParts = {
  /** Columns that members do not see. */
  hidden: z.array(column).max(2_000).readonly(),
  /** A row is shown if each of these columns has one of the member's values for the attribute. */
  filters: z
    .array(z.object({ column, attribute: name }).readonly())
    .max(20)
    .readonly(),
};

export const dataRule = z.object({ table: z.string(), ...ruleParts }).readonly();
export type DataRule = z.infer<typeof dataRule>;

const attribute = z
  .object({
    name,
    values: z.array(z.string().max(500)).max(500).readonly(),
  })
  .readonly();
export type MemberAttribute = z.infer<typeof attribute>;

/** A member below admin, whom the rules concern. */
export const limitedMember = z.object({ person, role, attributes: z.array(attribute).readonly() }).readonly();
export type LimitedMember = z.infer<typeof limitedMember>;

/** A group whose values its members have for attributes without values of their own. */
export const limitedGroup = z
  .object({ id: uuid, name: z.string(), attributes: z.array(attribute).readonly() })
  .readonly();
export type LimitedGroup = z.infer<typeof limitedGroup>;

/** What a member sees of an answer. */
const answerAs = z
  .object({
    /** The answer, or why there is none. */
    sentence: z.string(),
    /** Null without an answer. */
    sql: z.string().nullable(),
    table: z.custom<Table>().nullable(),
  })
  .readonly();
export type AnswerAs = z.infer<typeof answerAs>;

const inDatabase = z.object({ databaseId: uuid });
const onePerson = inDatabase.extend({ personId: z.string().min(1).max(100) });
const oneTable = inDatabase.extend({ tableId });

export const getDataRules = endpoint({
  name: "getDataRules",
  method: "get",
  path: "/api/databases/{databaseId}/data-rules",
  summary: "What members may read of the database: its rules, and the attributes of the members",
  access: byRole("admin", "database"),
  params: inDatabase,
  result: z
    .object({
      rules: z.array(dataRule).readonly(),
      members: z.array(limitedMember).readonly(),
      groups: z.array(limitedGroup).readonly(),
    })
    .readonly(),
});

export const setDataRule = endpoint({
  name: "setDataRule",
  method: "put",
  path: "/api/databases/{databaseId}/data-rules/{tableId}",
  summary: "Limits what members below admin may read of a table",
  access: byRole("admin", "database"),
  act: logged("limited who sees the table", { facts: ["tableId", "hidden", "filters"] }),
  params: oneTable,
  body: z.strictObject(ruleParts),
  result: nothing,
});

export const removeDataRule = endpoint({
  name: "removeDataRule",
  method: "delete",
  path: "/api/databases/{databaseId}/data-rules/{tableId}",
  summary: "Lets members read all of a table again",
  access: byRole("admin", "database"),
  act: logged("removed the limits of the table", { facts: ["tableId"] }),
  params: oneTable,
  result: nothing,
});

export const setMemberAttributes = endpoint({
  name: "setMemberAttributes",
  method: "put",
  path: "/api/databases/{databaseId}/members/{personId}/attributes",
  summary: "Sets the values that the rules of the database allow a member",
  access: byRole("admin", "database"),
  act: logged("changed what the rules allow the member", { of: "person", facts: ["attributes"] }),
  params: onePerson,
  body: z.strictObject({ attributes: z.array(attribute).max(50).readonly() }),
  result: nothing,
});

export const setGroupAttributes = endpoint({
  name: "setGroupAttributes",
  method: "put",
  path: "/api/databases/{databaseId}/groups/{groupId}/attributes",
  summary: "Sets the values that the rules of the database allow the members of a group",
  access: byRole("admin", "database"),
  act: logged("changed what the rules allow the group", { of: "group", facts: ["attributes"] }),
  params: inDatabase.extend({ groupId: uuid }),
  body: z.strictObject({ attributes: z.array(attribute).max(50).readonly() }),
  result: nothing,
});

export const askAs = endpoint({
  name: "askAs",
  method: "post",
  path: "/api/databases/{databaseId}/members/{personId}/questions",
  summary: "The answer of a question as a member would get it; nothing is saved",
  access: byRole("admin", "database"),
  act: reads,
  params: onePerson,
  body: z.strictObject({ question: line.min(1).max(longestQuestion) }),
  result: answerAs,
});

export const previewTableAs = endpoint({
  name: "previewTableAs",
  method: "get",
  path: "/api/databases/{databaseId}/tables/{tableId}/preview-as/{personId}",
  summary: "The first 50 rows of a table as a member sees them",
  access: byRole("admin", "database"),
  params: oneTable.extend({ personId: z.string().min(1).max(100) }),
  result: tablePreview,
});

export const getMyLimits = endpoint({
  name: "getMyLimits",
  method: "get",
  path: "/api/databases/{databaseId}/my-limits",
  summary: "Whether rules limit what the caller may read of the database",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  result: z.object({ isLimited: z.boolean() }).readonly(),
});
