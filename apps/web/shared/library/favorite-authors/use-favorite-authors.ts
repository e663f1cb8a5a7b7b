import { listFavoriteAuthors, visitFavoriteAuthors, type FavoriteAuthor, type Person } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../server/call.ts";
import { endpointQuery } from "../../server/endpoint-query.ts";

interface MadeItem {
  readonly owner: Person;
  readonly createdAtMs: number;
}

interface FavoriteAuthors {
  readonly list: readonly FavoriteAuthor[];
  /** Whether an item was made since the visit before this one. */
  readonly isNew: (item: MadeItem) => boolean;
}

/**
 * The user's favorite people in a database, and which of their charts or dashboards are new. Looking at the list is a visit:
 * at the next one, these are not new any longer.
 */
export function useFavoriteAuthors(
  databaseId: string,
  kind: "chart" | "dashboard",
  isEnabled: boolean,
): FavoriteAuthors {
  const authors = useQuery({
    ...endpointQuery(listFavoriteAuthors, { params: { databaseId }, query: { kind } }),
    enabled: isEnabled,
    // What is new does not change during a visit, and the next one asks again.
    staleTime: Infinity,
    gcTime: 0,
  });
  const isSeen = authors.data !== undefined;
  useEffect(() => {
    if (!isEnabled || !isSeen) return;
    // A visit that is not counted leaves its dots for the next one.
    call(visitFavoriteAuthors, { params: { databaseId }, body: { kind } }).catch(() => undefined);
  }, [databaseId, kind, isEnabled, isSeen]);
  const list = authors.data ?? [];
  const since = new Map(list.map(({ id, newSinceMs }) => [id, newSinceMs]));
  return {
    list,
    isNew: ({ owner, createdAtMs }) => isEnabled && createdAtMs > (since.get(owner.id) ?? Infinity),
  };
}
