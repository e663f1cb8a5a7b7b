import {
  chartComments,
  conversationComments,
  dashboardComments,
  getCommentThread,
  type CommentedKind,
} from "@askery/api";
import type { QueryClient } from "@tanstack/react-query";
import { endpointPages, endpointQuery, invalidateAll } from "../server/endpoint-query.ts";

/** A thing that comments are about. */
export interface Commentable {
  readonly kind: CommentedKind;
  readonly id: string;
  readonly databaseId: string;
  /** Its turns or cards that comments can be about, with what the page calls them. */
  readonly parts: readonly CommentedPart[];
}

export interface CommentedPart {
  readonly id: string;
  readonly name: string;
}

type Named = Pick<Commentable, "kind" | "id">;

export function endpointsOf(kind: CommentedKind): typeof chartComments {
  return endpoints[kind];
}

const endpoints = {
  conversation: conversationComments,
  chart: chartComments,
  dashboard: dashboardComments,
} as const;

/** The parameters of its endpoints' paths. */
export function paramsOf({ kind, id }: Named): Readonly<Record<string, string>> {
  return { [`${kind}Id`]: id };
}

/** New comments of others are looked for this often: often while the comments are open, else now and then. */
const openMs = 8_000;
const closedMs = 60_000;

export function countsQuery(thing: Named) {
  return {
    ...endpointQuery(endpointsOf(thing.kind).countComments, { params: paramsOf(thing) }, openMs),
    refetchInterval: closedMs,
  };
}

export interface ThreadFilter {
  readonly state: "open" | "resolved";
  /** Undefined for all of the thing and all parts. */
  readonly partId?: string | undefined;
}

export function threadsQuery(thing: Named, filter: ThreadFilter) {
  const params = paramsOf(thing);
  return {
    ...endpointPages(endpointsOf(thing.kind).listThreads, { params, query: { ...filter, limit: 20 } }, 0),
    refetchInterval: openMs,
  };
}

/** The thread of a comment that a link leads to. */
export function linkedQuery(commentId: string) {
  return { ...endpointQuery(getCommentThread, { params: { commentId } }, 0), refetchInterval: openMs };
}

/** Reads the comments of a thing again. */
export async function refreshComments(client: QueryClient, thing: Named): Promise<void> {
  const { listThreads, countComments } = endpointsOf(thing.kind);
  await Promise.all([
    invalidateAll(client, [listThreads, countComments], paramsOf(thing)),
    invalidateAll(client, [getCommentThread]),
  ]);
}
