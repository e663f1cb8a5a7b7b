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
  listStarters,
  listTrash,
  listTrashedDatabases,
  type Me,
} from "@askery/api";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "./call.ts";
import { queryKeys } from "./query-keys.ts";

const minuteMs = 60_000;
const latestCount = 5;

/** Who is signed in, with their databases; null where nobody is. */
export const sessionQuery = queryOptions({
  queryKey: queryKeys.me,
  queryFn: async ({ signal }): Promise<Me | null> => call(getSession, {}, signal),
  staleTime: 5 * minuteMs,
});

export function databaseQuery(databaseId: string) {
  return queryOptions({
    queryKey: queryKeys.database(databaseId),
    queryFn: async ({ signal }) => call(getDatabase, { params: { databaseId } }, signal),
    staleTime: minuteMs,
  });
}

/** The five that the menu shows. */
export function latestConversationsQuery(databaseId: string) {
  return queryOptions({
    queryKey: queryKeys.latestConversations(databaseId),
    queryFn: async ({ signal }) =>
      call(listConversations, { params: { databaseId }, query: { limit: latestCount } }, signal),
    staleTime: minuteMs,
  });
}

export function conversationListQuery(databaseId: string, search: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.conversationList(databaseId, search),
    queryFn: async ({ signal, pageParam }) =>
      call(
        listConversations,
        {
          params: { databaseId },
          query: {
            ...(search !== "" && { search }),
            ...(pageParam !== null && { cursor: pageParam }),
          },
        },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: minuteMs,
  });
}

export function conversationQuery(conversationId: string) {
  return queryOptions({
    queryKey: queryKeys.conversation(conversationId),
    queryFn: async ({ signal }) => call(getConversation, { params: { conversationId } }, signal),
    staleTime: minuteMs,
  });
}

export function favoritesQuery(databaseId: string) {
  return queryOptions({
    queryKey: queryKeys.favorites(databaseId),
    queryFn: async ({ signal }) => call(listFavorites, { params: { databaseId } }, signal),
    staleTime: minuteMs,
  });
}

/** Which of a database's charts or dashboards a page lists. */
export type Scope = "all" | "mine" | "starred" | "people";

export function chartListQuery(databaseId: string, scope: Scope, search: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.chartList(databaseId, scope, search),
    queryFn: async ({ signal, pageParam }) =>
      call(listCharts, { params: { databaseId }, query: pageOf(scope, search, pageParam) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: minuteMs,
  });
}

export function dashboardListQuery(databaseId: string, scope: Scope, search: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.dashboardList(databaseId, scope, search),
    queryFn: async ({ signal, pageParam }) =>
      call(listDashboards, { params: { databaseId }, query: pageOf(scope, search, pageParam) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: minuteMs,
  });
}

export function chartQuery(chartId: string) {
  return queryOptions({
    queryKey: queryKeys.chart(chartId),
    queryFn: async ({ signal }) => call(getChart, { params: { chartId } }, signal),
    staleTime: minuteMs,
  });
}

export function dashboardQuery(dashboardId: string) {
  return queryOptions({
    queryKey: queryKeys.dashboard(dashboardId),
    queryFn: async ({ signal }) => call(getDashboard, { params: { dashboardId } }, signal),
    staleTime: minuteMs,
  });
}

export function startersQuery(databaseId: string) {
  return queryOptions({
    queryKey: queryKeys.starters(databaseId),
    queryFn: async ({ signal }) => call(listStarters, { params: { databaseId } }, signal),
    staleTime: Infinity,
  });
}

export function trashQuery(databaseId: string) {
  return infiniteQueryOptions({
    queryKey: queryKeys.trash(databaseId),
    queryFn: async ({ signal, pageParam }) =>
      call(
        listTrash,
        { params: { databaseId }, query: { ...(pageParam !== null && { cursor: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
}

export const trashedDatabasesQuery = queryOptions({
  queryKey: queryKeys.trashedDatabases,
  queryFn: async ({ signal }) => call(listTrashedDatabases, {}, signal),
});

export const favoritePeopleQuery = queryOptions({
  queryKey: queryKeys.people,
  queryFn: async ({ signal }) => call(listFavoritePeople, {}, signal),
  staleTime: minuteMs,
});

export function personQuery(personId: string) {
  return queryOptions({
    queryKey: queryKeys.person(personId),
    queryFn: async ({ signal }) => call(getPerson, { params: { personId } }, signal),
    staleTime: minuteMs,
  });
}

export const notificationsQuery = infiniteQueryOptions({
  queryKey: queryKeys.notifications,
  queryFn: async ({ signal, pageParam }) =>
    call(listNotifications, { query: { ...(pageParam !== null && { cursor: pageParam }) } }, signal),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.nextCursor,
  staleTime: minuteMs,
});

function pageOf(scope: Scope, search: string, cursor: string | null) {
  return { scope, ...(search !== "" && { search }), ...(cursor !== null && { cursor }) };
}
