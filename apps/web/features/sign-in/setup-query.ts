import { getSetup } from "@askery/api";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../shared/server/call.ts";

/** Whether this server has an owner, and how it sends mail. */
export const setupQuery = queryOptions({
  queryKey: ["setup"],
  queryFn: async ({ signal }) => call(getSetup, {}, signal),
});
