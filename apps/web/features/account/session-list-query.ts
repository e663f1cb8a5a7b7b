import { listSessions } from "@askery/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";

/** Where I am signed in. */
export const sessionListQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async ({ signal }) => call(listSessions, {}, signal),
});
