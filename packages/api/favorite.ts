import { z } from "zod";
import { alsoLimited, byMaker, byRole } from "./access-rule.ts";
import { personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { nothing, title, uuid } from "./words.ts";

export const favoriteKind = z.enum(["folder", "conversation", "chart", "dashboard", "person"]);
export type FavoriteKind = z.infer<typeof favoriteKind>;

/** An entry of my favorites. Entries in a folder name it as their parent; a folder has no target. */
export const favorite = z
  .object({
    id: uuid,
    kind: favoriteKind,
    title: z.string(),
    url: z.string().nullable(),
    parentId: uuid.nullable(),
    position: z.number().int(),
    /** Whether the user may not open it any longer: it was shared with them, or the person has left. It has no title then. */
    isLost: z.boolean(),
  })
  .readonly();
export type Favorite = z.infer<typeof favorite>;

const inDatabase = z.object({ databaseId: uuid });
const one = z.object({ favoriteId: uuid });

export const listFavorites = endpoint({
  name: "listFavorites",
  method: "get",
  path: "/api/databases/{databaseId}/favorites",
  summary: "The user's favorites in a database, in their order",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  result: z.array(favorite).readonly(),
});

export const addFavorite = endpoint({
  name: "addFavorite",
  method: "post",
  path: "/api/databases/{databaseId}/favorites",
  summary: "Adds a conversation, chart, dashboard, person or new folder to the favorites",
  access: alsoLimited(byRole("viewer", "database")),
  act: personal,
  params: inDatabase,
  body: z.strictObject({
    kind: favoriteKind,
    /** The id of the pinned item; absent for a folder. */
    targetId: z.string().max(100).optional(),
    /** Default: the title of the pinned item. A folder needs one. */
    title: title.optional(),
    parentId: uuid.nullable().default(null),
  }),
  result: favorite,
});

export const updateFavorite = endpoint({
  name: "updateFavorite",
  method: "patch",
  path: "/api/favorites/{favoriteId}",
  summary: "Renames or moves a favorite",
  access: alsoLimited(byMaker("favorite")),
  act: personal,
  params: one,
  body: z.strictObject({
    title: title.optional(),
    parentId: uuid.nullable().optional(),
    position: z.number().int().min(0).optional(),
  }),
  result: favorite,
});

export const removeFavorite = endpoint({
  name: "removeFavorite",
  method: "delete",
  path: "/api/favorites/{favoriteId}",
  summary: "Removes a favorite, and the contents of a folder",
  access: alsoLimited(byMaker("favorite")),
  act: personal,
  params: one,
  result: nothing,
});
