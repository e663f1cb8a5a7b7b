import {
  favoritePerson,
  getNotificationSettings,
  getPerson,
  listFavoritePeople,
  listNotifications,
  readNotifications,
  setNotificationSettings,
  unfavoritePerson,
} from "@askery/api";
import * as notifications from "./notifications.ts";
import * as settings from "./notification-settings.ts";
import * as people from "./people.ts";
import type { StoreContext } from "../store/store-context.ts";
import { serve, type Served } from "../endpoints/serve.ts";

export function peopleRoutes(parts: StoreContext): readonly Served[] {
  return [
    serve(getPerson, ({ params }, { userId }) => people.getPerson(parts, { ...params, userId })),
    serve(listFavoritePeople, (_, { userId }) => people.listFavoritePeople(parts, { userId })),
    serve(favoritePerson, async ({ params }, { userId }) => {
      await people.favoritePerson(parts, { ...params, userId });
      return null;
    }),
    serve(unfavoritePerson, async ({ params }, { userId }) => {
      await people.unfavoritePerson(parts, { ...params, userId });
      return null;
    }),
    serve(listNotifications, ({ query }, { userId }) =>
      notifications.listNotifications(parts, { ...query, userId }),
    ),
    serve(getNotificationSettings, (_, { userId }) => settings.getNotificationSettings(parts, { userId })),
    serve(setNotificationSettings, ({ body }, { userId }) =>
      settings.setNotificationSettings(parts, { ...body, userId }),
    ),
    serve(readNotifications, async (_, { userId }) => {
      await notifications.readNotifications(parts, { userId });
      return null;
    }),
  ];
}
