import { exploreDatabase, findTopicExploration, findTurnExploration, openFinding } from "@askery/api";
import { findSource } from "../databases/sources/find-source.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { jsonResponse } from "../endpoints/json-response.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { findAnswerExploration } from "./explore/find-answer-exploration.ts";
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
    serve(findTopicExploration, async ({ params, query: { topic } }, { signal }) => {
      const database = await findSource(parts, params);
      return parts.asking.run(
        "exploration",
        { ...database, from: { kind: "words", text: topic } },
        { signal },
      );
    }),
    serve(findTurnExploration, async ({ params }, { grant, signal }) =>
      findAnswerExploration(parts, { ...params, databaseId: databaseOf(grant), signal }),
    ),
    serve(openFinding, async ({ params, body }, { userId, signal }) =>
      jsonResponse(await open(parts, { ...params, ...body, userId, signal })),
    ),
  ];
}
