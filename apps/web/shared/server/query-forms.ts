import { infiniteQueryOptions, queryOptions, type QueryKey } from "@tanstack/react-query";

export const minuteMs = 60_000;

/** A query whose answer is good for a while: a minute by default. */
export function keptQuery<Answer, Key extends QueryKey>(
  queryKey: Key,
  read: (signal: AbortSignal) => Promise<Answer>,
  staleTime = minuteMs,
) {
  return queryOptions({ queryKey, queryFn: async ({ signal }) => read(signal), staleTime });
}

/** Where a page of a list begins, as the query of its endpoint; the first needs none. */
export interface PagePlace {
  readonly cursor?: string;
}

/** A list that the server gives a page at a time. */
export function pagedQuery<Page extends { readonly nextCursor: string | null }, Key extends QueryKey>(
  queryKey: Key,
  read: (place: PagePlace, signal: AbortSignal) => Promise<Page>,
  staleTime = minuteMs,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ signal, pageParam }) => read(pageParam === null ? {} : { cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextCursor,
    staleTime,
  });
}
