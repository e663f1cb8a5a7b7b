import { z } from "zod";
import { signedIn } from "./access-rule.ts";
import { personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { nothing, person, timeMs } from "./words.ts";

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
