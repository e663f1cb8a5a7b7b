import { listSessions } from "@askery/api";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

/** The user's sessions. Never cached. */
export const sessionListQuery = endpointQuery(listSessions, {}, 0);
