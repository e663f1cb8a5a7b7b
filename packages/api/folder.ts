import { z } from "zod";
import { alsoLimited, byRole, inTrash } from "./access-rule.ts";
import { logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, title, uuid } from "./words.ts";

/* Folders in the lists of charts and of dashboards. */

export const filedKind = z.enum(["chart", "dashboard"]);
export type FiledKind = z.infer<typeof filedKind>;

/** Which part of a list: one folder, the items that are in none, or all of them. */
export const folderOfList = z.union([uuid, z.literal("top")]).optional();

/** A folder of charts, or of dashboards. */
export const folder = z
  .object({
    id: uuid,
    name: z.string(),
    /** Null at the top. */
    parentId: uuid.nullable(),
    /** The number of charts or dashboards directly in it. */
    itemCount: z.number().int(),
  })
  .readonly();
export type Folder = z.infer<typeof folder>;

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ folderId: uuid });

export const listFolders = endpoint({
  name: "listFolders",
  method: "get",
  path: "/api/databases/{databaseId}/folders",
  summary: "The folders of a database's charts or dashboards, by name",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: z.object({ kind: filedKind }),
  result: z.array(folder).readonly(),
});

export const createFolder = endpoint({
  name: "createFolder",
  method: "post",
  path: "/api/databases/{databaseId}/folders",
  summary: "Creates a folder",
  access: alsoLimited(byRole("editor", "database")),
  act: logged("created the folder", { of: "folder", facts: ["kind", "parentId"] }),
  params: inDatabase,
  body: z.strictObject({
    /** Chosen by the caller, so that a repeated request creates one folder. */
    id: uuid.optional(),
    kind: filedKind,
    name: title,
    parentId: uuid.nullable().default(null),
  }),
  result: folder,
});

export const updateFolder = endpoint({
  name: "updateFolder",
  method: "patch",
  path: "/api/folders/{folderId}",
  summary: "Renames a folder, or moves it into another one",
  access: alsoLimited(byRole("editor", "folder")),
  act: logged("changed the folder", { of: "folder", facts: ["name", "parentId"] }),
  params: one,
  body: z.strictObject({
    name: title.optional(),
    /** Null moves it to the top. */
    parentId: uuid.nullable().optional(),
  }),
  result: folder,
});

export const deleteFolder = endpoint({
  name: "deleteFolder",
  method: "delete",
  path: "/api/folders/{folderId}",
  summary: "Deletes a folder; its contents move to the folder that it was in",
  access: alsoLimited(byRole("editor", "folder")),
  act: logged("deleted the folder", { of: "folder" }),
  params: one,
  result: nothing,
});

export const restoreFolder = endpoint({
  name: "restoreFolder",
  method: "post",
  path: "/api/folders/{folderId}/restore",
  summary: "Restores a deleted folder with the contents that it had, unless they were moved since",
  access: inTrash(alsoLimited(byRole("editor", "folder"))),
  act: logged("restored the folder", { of: "folder" }),
  params: one,
  result: folder,
});

export const fileItems = endpoint({
  name: "fileItems",
  method: "put",
  path: "/api/databases/{databaseId}/filed-items",
  summary: "Moves charts or dashboards into a folder, or to the top",
  access: alsoLimited(byRole("editor", "database")),
  act: logged("moved items into a folder", { facts: ["kind", "ids"] }),
  params: inDatabase,
  body: z.strictObject({
    kind: filedKind,
    ids: z.array(uuid).min(1).max(200),
    /** Null for the top. */
    folderId: uuid.nullable(),
  }),
  /** Where they are now. */
  result: z.object({ name: z.string().nullable(), count: z.number().int() }).readonly(),
});
