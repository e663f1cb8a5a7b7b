import { listSessions } from "@askery/api";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

/** Where I am signed in. Always asked for anew. */
export const sessionListQuery = endpointQuery(listSessions, {}, 0);
