import { z } from "zod";
import { alsoLimited, byRole, signedIn } from "./access-rule.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { timeMs, uuid } from "./words.ts";

/**
 * An item that was deleted in the last 30 days. Each kind has its own endpoint to restore it: `restoreConversation`,
 * ...
 */
export const trashed = z
  .object({
    id: uuid,
    kind: z.enum(["conversation", "chart", "dashboard"]),
    title: z.string(),
    deletedAtMs: timeMs,
    restoreUntilMs: timeMs,
  })
  .readonly();
export type Trashed = z.infer<typeof trashed>;

export const listTrash = endpoint({
  name: "listTrash",
  method: "get",
  path: "/api/databases/{databaseId}/trash",
  summary: "Deleted items of a database that the user can restore, latest first",
  access: alsoLimited(byRole("viewer", "database")),
  params: z.object({ databaseId: uuid }),
  query: pageQuery,
  result: pageOf(trashed),
});

/** A database of mine that was deleted and can still be restored. */
export const trashedDatabase = z
  .object({ id: uuid, name: z.string(), deletedAtMs: timeMs, restoreUntilMs: timeMs })
  .readonly();
export type TrashedDatabase = z.infer<typeof trashedDatabase>;

export const listTrashedDatabases = endpoint({
  name: "listTrashedDatabases",
  method: "get",
  path: "/api/trash/databases",
  summary: "Deleted databases that the user can restore, latest first",
  access: signedIn,
  result: z.array(trashedDatabase).readonly(),
});
