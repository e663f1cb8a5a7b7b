import { changeInvestigation, investigateDatabase, listInvestigations } from "@askery/api";
import { findSource } from "../databases/sources/find-source.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { rowsResponse } from "./rows/rows-response.ts";
import { streamJob } from "./rows/stream-job.ts";
import type { TurnContext } from "./turns/turn-context.ts";

/** Investigating questions about reasons. */
export function investigateRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(
      investigateDatabase,
      async ({ params, body: { isPlanOnly, runId, ...investigation } }, { userId, signal }) =>
        rowsResponse(
          await streamJob(parts, {
            ...params,
            userId,
            signal,
            hasFailureLine: true,
            start: (database, stopping) =>
              parts.asking.stream(
                "investigate",
                { ...database, investigation, isPlanOnly, runId },
                { signal: stopping },
              ),
          }),
        ),
    ),
    serve(changeInvestigation, async ({ params: { databaseId, runId }, body }, { signal }) => {
      const database = await findSource(parts, { databaseId });
      const input = { ...database, runId, chosen: body };
      return { isRunning: await parts.asking.run("changeInvestigation", input, { signal }) };
    }),
    serve(listInvestigations, async ({ params }, { signal }) => {
      const database = await findSource(parts, params);
      return { questions: await parts.asking.run("investigations", database, { signal }) };
    }),
  ];
}
