import { getSetup } from "@askery/api";
import { endpointQuery } from "./endpoint-query.ts";

/** Whether this server has an owner, and how it sends mail. Never cached. */
export const setupQuery = endpointQuery(getSetup, {}, 0);
