import { z } from "zod";
import { alsoLimited, byRole, signedIn } from "./access-rule.ts";
import { personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { line, nothing, person, timeMs, uuid } from "./words.ts";

/** A person who shares a database with me. */
export const personDetail = z
  .object({
    ...person.unwrap().shape,
    isMe: z.boolean(),
    /** Whether they are one of my favorites. */
    isFavorite: z.boolean(),
    chartCount: z.number().int(),
    dashboardCount: z.number().int(),
  })
  .readonly();
export type PersonDetail = z.infer<typeof personDetail>;

const one = z.object({ personId: z.string().min(1).max(100) });

export const getPerson = endpoint({
  name: "getPerson",
  method: "get",
  path: "/api/people/{personId}",
  summary: "A person who shares a database with the user",
  access: signedIn,
  params: one,
  result: personDetail,
});

export const listFavoritePeople = endpoint({
  name: "listFavoritePeople",
  method: "get",
  path: "/api/people",
  summary: "The user's favorite people who still share a database with them",
  access: signedIn,
  result: z.array(personDetail).readonly(),
});

export const favoritePerson = endpoint({
  name: "favoritePerson",
  method: "put",
  path: "/api/people/{personId}/favorite",
  summary: "Adds a person to the favorites",
  access: signedIn,
  act: personal,
  params: one,
  result: nothing,
});

export const unfavoritePerson = endpoint({
  name: "unfavoritePerson",
  method: "delete",
  path: "/api/people/{personId}/favorite",
  summary: "Removes a person from the favorites",
  access: signedIn,
  act: personal,
  params: one,
  result: nothing,
});

/** What a person published or verified. */
export const publishedKind = z.enum(["chart", "dashboard", "conversation", "verified"]);
export type PublishedKind = z.infer<typeof publishedKind>;

export const publishedItem = z
  .object({
    kind: publishedKind,
    id: uuid,
    /** Of a verified answer, its question. */
    title: z.string(),
    databaseId: uuid,
    databaseName: z.string(),
    /** When it was changed or verified. */
    atMs: timeMs,
  })
  .readonly();
export type PublishedItem = z.infer<typeof publishedItem>;

export const listPublished = endpoint({
  name: "listPublished",
  method: "get",
  path: "/api/people/{personId}/published",
  summary: "What a person made or verified, and the user may open, in all databases of both, latest first",
  access: signedIn,
  params: one,
  query: pageQuery.extend({ kind: publishedKind, search: line.max(200).optional() }),
  result: pageOf(publishedItem),
});

const inDatabase = z.object({ databaseId: uuid });
const authoredKind = z.enum(["chart", "dashboard"]);

/** A favorite person of the user who is a member of a database, and what is new of them there. */
export const favoriteAuthor = z
  .object({
    ...person.unwrap().shape,
    /** How many charts or dashboards were made after `newSinceMs`. */
    newCount: z.number().int(),
    /** The user's last visit to the list or, if it is later, when the person became a favorite. */
    newSinceMs: timeMs,
  })
  .readonly();
export type FavoriteAuthor = z.infer<typeof favoriteAuthor>;

export const listFavoriteAuthors = endpoint({
  name: "listFavoriteAuthors",
  method: "get",
  path: "/api/databases/{databaseId}/favorite-authors",
  summary: "The user's favorite people in a database, by name, and how much of theirs is new",
  access: alsoLimited(byRole("viewer", "database")),
  params: inDatabase,
  query: z.object({ kind: authoredKind }),
  result: z.array(favoriteAuthor).readonly(),
});

export const visitFavoriteAuthors = endpoint({
  name: "visitFavoriteAuthors",
  method: "post",
  path: "/api/databases/{databaseId}/favorite-authors",
  summary: "Says that the user has seen what is new of their favorite people in a database",
  access: alsoLimited(byRole("viewer", "database")),
  act: personal,
  params: inDatabase,
  body: z.strictObject({ kind: authoredKind }),
  result: nothing,
});

/** A notification for me. */
export const notification = z
  .object({
    id: z.string(),
    title: z.string(),
    url: z.string().nullable(),
    createdAtMs: timeMs,
    isRead: z.boolean(),
  })
  .readonly();
export type Notification = z.infer<typeof notification>;

export const listNotifications = endpoint({
  name: "listNotifications",
  method: "get",
  path: "/api/notifications",
  summary: "The user's notifications, latest first",
  access: signedIn,
  query: pageQuery,
  result: pageOf(notification),
});

/** What I am mailed besides what is on the page of notifications. */
export const notificationSettings = z
  .object({
    /** Comments that mention me, and replies in threads where I wrote. */
    mailsComments: z.boolean(),
  })
  .readonly();
export type NotificationSettings = z.infer<typeof notificationSettings>;

export const getNotificationSettings = endpoint({
  name: "getNotificationSettings",
  method: "get",
  path: "/api/notifications/settings",
  summary: "What the user is mailed",
  access: signedIn,
  result: notificationSettings,
});

export const setNotificationSettings = endpoint({
  name: "setNotificationSettings",
  method: "put",
  path: "/api/notifications/settings",
  summary: "Sets what the user is mailed",
  access: signedIn,
  act: personal,
  body: z.strictObject({ mailsComments: z.boolean() }),
  result: notificationSettings,
});

export const readNotifications = endpoint({
  name: "readNotifications",
  method: "post",
  path: "/api/notifications/read",
  summary: "Marks all notifications as read",
  access: signedIn,
  act: personal,
  result: nothing,
});
