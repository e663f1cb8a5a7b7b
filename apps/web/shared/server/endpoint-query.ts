import type { Endpoint, RequestOf, ResultOf } from "@askery/api";
import { infiniteQueryOptions, queryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "./call.ts";

export const minuteMs = 60_000;

type Given<One extends Endpoint> = Partial<Pick<RequestOf<One>, "params" | "query">>;

interface PageEnd {
  /** The cursor of the next page; null after the last. */
  readonly nextCursor: string | null;
}

type PageQuery = z.ZodType<object, { readonly cursor?: string | undefined }>;

/** An endpoint that lists items in pages. */
type PagedEndpoint<Params extends z.ZodType, Query extends PageQuery, Page extends PageEnd> = Endpoint<
  Params,
  Query,
  z.ZodType,
  z.ZodType<Page>
>;

/**
 * The query key of an endpoint's results: its path, then its parameters. It matches all results for these parameters
 * with any query; with fewer parameters it matches more.
 */
export function queryKeyOf<One extends Endpoint>(
  endpoint: One,
  params: Partial<RequestOf<One>["params"]> = {},
): QueryKey {
  return [endpoint.path, params];
}

/** The result of an endpoint as a query. Fresh for a minute by default; the key derives from the endpoint. */
export function endpointQuery<One extends Endpoint>(
  endpoint: One,
  given: Given<One> = {},
  staleTime = minuteMs,
) {
  const { params, query } = given;
  return queryOptions({
    queryKey: [...queryKeyOf(endpoint, params), ...(query === undefined ? [] : [query])],
    queryFn: async ({ signal }): Promise<ResultOf<One>> => call(endpoint, given, signal),
    staleTime,
  });
}

/** An endpoint's list as an infinite query. `query` has no cursor. */
export function endpointPages<Params extends z.ZodType, Query extends PageQuery, Page extends PageEnd>(
  endpoint: PagedEndpoint<Params, Query, Page>,
  { params, query }: { readonly params: z.input<Params>; readonly query: z.input<Query> },
  staleTime = minuteMs,
) {
  return infiniteQueryOptions({
    queryKey: [...queryKeyOf(endpoint, params), query, "pages"],
    queryFn: async ({ signal, pageParam }): Promise<Page> =>
      call(endpoint, { params, query: pageParam === null ? query : { ...query, cursor: pageParam } }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page: Page) => page.nextCursor,
    staleTime,
  });
}

/** Invalidates the results of several endpoints for these parameters. */
export async function invalidateAll(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await Promise.all(
    endpoints.map(async (endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint, params) })),
  );
}
