import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { nothing, person, timeMs } from "./words.ts";

/** Somebody who shares a database with me. */
export const personDetail = z
  .object({
    ...person.unwrap().shape,
    isMe: z.boolean(),
    /** Whether I made them a favorite. */
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
  summary: "Somebody who shares a database with me",
  params: one,
  result: personDetail,
});

export const listFavoritePeople = endpoint({
  name: "listFavoritePeople",
  method: "get",
  path: "/api/people",
  summary: "The people I made favorites, who still share a database with me",
  result: z.array(personDetail).readonly(),
});

export const favoritePerson = endpoint({
  name: "favoritePerson",
  method: "put",
  path: "/api/people/{personId}/favorite",
  summary: "Makes somebody a favorite of mine",
  params: one,
  result: nothing,
});

export const unfavoritePerson = endpoint({
  name: "unfavoritePerson",
  method: "delete",
  path: "/api/people/{personId}/favorite",
  summary: "Takes somebody off my favorites",
  params: one,
  result: nothing,
});

/** Something that happened which I asked to be told. */
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
  summary: "What I was told, latest first",
  query: pageQuery,
  result: pageOf(notification),
});

export const readNotifications = endpoint({
  name: "readNotifications",
  method: "post",
  path: "/api/notifications/read",
  summary: "Marks all that I was told as read",
  result: nothing,
});
