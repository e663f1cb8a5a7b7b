import {
  getChart,
  getConversation,
  getDashboard,
  getDatabase,
  getPerson,
  getSession,
  listConversations,
  listFavorites,
  listFolders,
  listMembers,
  listNotifications,
  listStarters,
  type FiledKind,
} from "@askery/api";
import { endpointPages, endpointQuery, minuteMs } from "./endpoint-query.ts";

// Queries that several pages use. A query that only one page uses is defined there.

const latestCount = 5;

/** The signed-in user with their databases; null if signed out. */
export const sessionQuery = endpointQuery(getSession, {}, 5 * minuteMs);

export function databaseQuery(databaseId: string) {
  return endpointQuery(getDatabase, { params: { databaseId } });
}

/** The five that the menu shows. */
export function latestConversationsQuery(databaseId: string) {
  return endpointQuery(listConversations, { params: { databaseId }, query: { limit: latestCount } });
}

/** Projects of the user, or those that others share with them. */
export function projectsQuery(
  databaseId: string,
  { scope, search = "" }: { readonly scope?: "pinned" | "shared" | undefined; readonly search?: string } = {},
) {
  const query = { ...(scope !== undefined && { scope }), ...(search !== "" && { search }) };
  return endpointPages(listConversations, { params: { databaseId }, query });
}

/** The folders of the charts or dashboards of a database. */
export function foldersQuery(databaseId: string, kind: FiledKind) {
  return endpointQuery(listFolders, { params: { databaseId }, query: { kind } });
}

export function membersQuery(databaseId: string, search = "") {
  return endpointPages(listMembers, { params: { databaseId }, query: search === "" ? {} : { search } });
}

export function conversationQuery(conversationId: string) {
  return endpointQuery(getConversation, { params: { conversationId } });
}

export function favoritesQuery(databaseId: string) {
  return endpointQuery(listFavorites, { params: { databaseId } });
}

export function chartQuery(chartId: string) {
  return endpointQuery(getChart, { params: { chartId } });
}

export function dashboardQuery(dashboardId: string) {
  return endpointQuery(getDashboard, { params: { dashboardId } });
}

export function startersQuery(databaseId: string) {
  return endpointQuery(listStarters, { params: { databaseId } }, Infinity);
}

export function personQuery(personId: string) {
  return endpointQuery(getPerson, { params: { personId } });
}

export const notificationsQuery = endpointPages(listNotifications, { params: {}, query: {} });
