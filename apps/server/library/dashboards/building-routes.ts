import { buildDashboard, listDashboardTopics, proposeDashboard } from "@askery/api";
import { rowsResponse } from "../../asking/rows/rows-response.ts";
import { streamJob } from "../../asking/rows/stream-job.ts";
import type { TurnContext } from "../../asking/turns/turn-context.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { serve, type Served } from "../../endpoints/serve.ts";
import { buildDashboard as build } from "./build-dashboard.ts";

/** Building dashboards from what Explorer finds. */
export function buildingRoutes(parts: TurnContext): readonly Served[] {
  return [
    serve(listDashboardTopics, async ({ params }, { signal }) =>
      parts.asking.run("topics", await findSource(parts, params), { signal }),
    ),
    serve(proposeDashboard, async ({ params, body: { topic } }, { userId, signal }) =>
      rowsResponse(
        await streamJob(parts, {
          ...params,
          userId,
          signal,
          hasFailureLine: true,
          start: (database, stopping) =>
            parts.asking.stream("build", { ...database, topic }, { signal: stopping }),
        }),
      ),
    ),
    serve(buildDashboard, ({ params, body }, { userId, signal }) =>
      build(parts, { ...params, ...body, userId, signal }),
    ),
  ];
}
