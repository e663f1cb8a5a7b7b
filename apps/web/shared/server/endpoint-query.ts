import type { Endpoint, RequestOf, ResultOf } from "@askery/api";
import { infiniteQueryOptions, queryOptions, type QueryClient, type QueryKey } from "@tanstack/react-query";
import type { z } from "zod";
import { call } from "./call.ts";

export const minuteMs = 60_000;

type Given<One extends Endpoint> = Partial<Pick<RequestOf<One>, "params" | "query">>;

interface PageEnd {
  /** Where the next page begins; null after the last. */
  readonly nextCursor: string | null;
}

type PageQuery = z.ZodType<object, { readonly cursor?: string | undefined }>;

/** An endpoint that lists its items a page at a time. */
type PagedEndpoint<Params extends z.ZodType, Query extends PageQuery, Page extends PageEnd> = Endpoint<
  Params,
  Query,
  z.ZodType,
  z.ZodType<Page>
>;

/**
 * The key of an endpoint's results in the query cache: its path, then its parameters. It matches every result of the
 * endpoint for these parameters, whatever its query; with fewer parameters or none it matches more.
 */
export function queryKeyOf<One extends Endpoint>(
  endpoint: One,
  params: Partial<RequestOf<One>["params"]> = {},
): QueryKey {
  return [endpoint.path, params];
}

/** What an endpoint returns, as a query. It is fresh for a minute by default; its key comes from the endpoint. */
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

/** A list that an endpoint returns a page at a time, as an infinite query. `query` is without a cursor. */
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

/** Makes the results of several endpoints, for these parameters, be asked for anew. */
export async function invalidateAll(
  client: QueryClient,
  endpoints: readonly Endpoint[],
  params: Readonly<Record<string, string>> = {},
): Promise<void> {
  await Promise.all(
    endpoints.map(async (endpoint) => client.invalidateQueries({ queryKey: queryKeyOf(endpoint, params) })),
  );
}
