import { exploreDatabase, openFinding } from "@askery/api";
import { jsonResponse } from "../endpoints/json-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { openFinding as open } from "./explore/open-finding.ts";
import { rowsResponse } from "./rows/rows-response.ts";
import { streamJob } from "./rows/stream-job.ts";
import type { TurnContext } from "./turns/turn-context.ts";

/** Looking around in a database, and opening what was found. */
export function exploreRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(exploreDatabase, async ({ params, body }, { userId, signal }) =>
      rowsResponse(
        await streamJob(parts, {
          ...params,
          userId,
          signal,
          hasFailureLine: true,
          start: (database, stopping) =>
            parts.asking.stream("explore", { ...database, exploration: body }, { signal: stopping }),
        }),
      ),
    ),
    serve(openFinding, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await open(parts, { ...params, ...body, userId, signal })),
    ),
  ];
}
