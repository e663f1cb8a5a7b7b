import {
  getChart,
  getConversation,
  getDashboard,
  getDatabase,
  getSession,
  getPerson,
  listCharts,
  listConversations,
  listDashboards,
  listFavoritePeople,
  listFavorites,
  listNotifications,
  listSqlNames,
  listStarters,
  listTrash,
  listTrashedDatabases,
} from "@askery/api";
import { call } from "./call.ts";
import { keptQuery, minuteMs, pagedQuery, type PagePlace } from "./query-forms.ts";
import { queryKeys } from "./query-keys.ts";

const latestCount = 5;

/** Who is signed in, with their databases; null where nobody is. */
export const sessionQuery = keptQuery(
  queryKeys.me,
  async (signal) => call(getSession, {}, signal),
  5 * minuteMs,
);

export function databaseQuery(databaseId: string) {
  return keptQuery(queryKeys.database(databaseId), async (signal) =>
    call(getDatabase, { params: { databaseId } }, signal),
  );
}

/** The five that the menu shows. */
export function latestConversationsQuery(databaseId: string) {
  return keptQuery(queryKeys.latestConversations(databaseId), async (signal) =>
    call(listConversations, { params: { databaseId }, query: { limit: latestCount } }, signal),
  );
}

export function conversationListQuery(databaseId: string, search: string) {
  return pagedQuery(queryKeys.conversationList(databaseId, search), async (place, signal) =>
    call(
      listConversations,
      {
        params: { databaseId },
        query: {
          ...(search !== "" && { search }),
          ...place,
        },
      },
      signal,
    ),
  );
}

export function conversationQuery(conversationId: string) {
  return keptQuery(queryKeys.conversation(conversationId), async (signal) =>
    call(getConversation, { params: { conversationId } }, signal),
  );
}

export function favoritesQuery(databaseId: string) {
  return keptQuery(queryKeys.favorites(databaseId), async (signal) =>
    call(listFavorites, { params: { databaseId } }, signal),
  );
}

/** Which of a database's charts or dashboards a page lists. */
export type Scope = "all" | "mine" | "starred" | "people";

export function chartListQuery(databaseId: string, scope: Scope, search: string) {
  return pagedQuery(queryKeys.chartList(databaseId, scope, search), async (place, signal) =>
    call(listCharts, { params: { databaseId }, query: pageOf(scope, search, place) }, signal),
  );
}

export function dashboardListQuery(databaseId: string, scope: Scope, search: string) {
  return pagedQuery(queryKeys.dashboardList(databaseId, scope, search), async (place, signal) =>
    call(listDashboards, { params: { databaseId }, query: pageOf(scope, search, place) }, signal),
  );
}

export function chartQuery(chartId: string) {
  return keptQuery(queryKeys.chart(chartId), async (signal) =>
    call(getChart, { params: { chartId } }, signal),
  );
}

export function dashboardQuery(dashboardId: string) {
  return keptQuery(queryKeys.dashboard(dashboardId), async (signal) =>
    call(getDashboard, { params: { dashboardId } }, signal),
  );
}

/** Tables and columns, for whoever writes SQL. */
export function sqlNamesQuery(databaseId: string) {
  return keptQuery(
    queryKeys.sqlNames(databaseId),
    async (signal) => call(listSqlNames, { params: { databaseId } }, signal),
    10 * minuteMs,
  );
}

export function startersQuery(databaseId: string) {
  return keptQuery(
    queryKeys.starters(databaseId),
    async (signal) => call(listStarters, { params: { databaseId } }, signal),
    Infinity,
  );
}

export function trashQuery(databaseId: string) {
  return pagedQuery(
    queryKeys.trash(databaseId),
    async (place, signal) => call(listTrash, { params: { databaseId }, query: { ...place } }, signal),
    0,
  );
}

export const trashedDatabasesQuery = keptQuery(
  queryKeys.trashedDatabases,
  async (signal) => call(listTrashedDatabases, {}, signal),
  0,
);

export const favoritePeopleQuery = keptQuery(queryKeys.people, async (signal) =>
  call(listFavoritePeople, {}, signal),
);

export function personQuery(personId: string) {
  return keptQuery(queryKeys.person(personId), async (signal) =>
    call(getPerson, { params: { personId } }, signal),
  );
}

export const notificationsQuery = pagedQuery(queryKeys.notifications, async (place, signal) =>
  call(listNotifications, { query: { ...place } }, signal),
);

function pageOf(scope: Scope, search: string, place: PagePlace) {
  return { scope, ...(search !== "" && { search }), ...place };
}
