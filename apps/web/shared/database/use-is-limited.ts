import { getMyLimits } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery, minuteMs } from "../server/endpoint-query.ts";
import { sessionQuery } from "../server/queries.ts";

/**
 * Whether data rules limit what the user may read of a database; undefined while that is unknown. They concern editors and
 * viewers.
 */
export function useIsLimited(databaseId: string | undefined): boolean | undefined {
  const session = useQuery(sessionQuery);
  const role = session.data?.databases.find(({ id }) => id === databaseId)?.role;
  const mayBeLimited = role === "editor" || role === "viewer";
  const limits = useQuery({
    ...endpointQuery(getMyLimits, { params: { databaseId: databaseId ?? "" } }, 5 * minuteMs),
    enabled: mayBeLimited,
  });
  if (role === undefined) return undefined;
  return mayBeLimited ? limits.data?.isLimited : false;
}
