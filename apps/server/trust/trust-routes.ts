import {
  giveFeedback,
  listDislikes,
  listFeedback,
  reopenDislike,
  reproduceTurn,
  settleDislike,
  withdrawFeedback,
} from "@askery/api";
import type { AskingContext } from "../databases/sources/asking-context.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { reproduceTurn as reproduce } from "./checks/reproduce-turn.ts";
import * as dislikes from "./feedback/dislikes.ts";
import * as feedback from "./feedback/feedback.ts";
import { reopenDislike as reopen } from "./feedback/reopen-dislike.ts";

/** What makes answers trustworthy: running them again, and what people think of them. */
export function trustRoutes(parts: AskingContext): readonly Served[] {
  return [
    serve(reproduceTurn, ({ params }, { grant, signal }) =>
      reproduce(parts, { ...params, databaseId: databaseOf(grant), signal }),
    ),
    serve(listFeedback, ({ params }, { userId }) => feedback.listFeedback(parts, { ...params, userId })),
    serve(giveFeedback, ({ params, body }, { userId, grant }) =>
      feedback.giveFeedback(parts, { ...params, ...body, userId, databaseId: databaseOf(grant) }),
    ),
    serve(withdrawFeedback, ({ params }, { userId }) =>
      feedback.withdrawFeedback(parts, { ...params, userId }),
    ),
    serve(listDislikes, ({ params, query }, { userId }) =>
      dislikes.listDislikes(parts, { ...params, ...query, userId }),
    ),
    serve(settleDislike, ({ params, body }, { userId }) =>
      dislikes.settleDislike(parts, { ...params, ...body, userId }),
    ),
    serve(reopenDislike, ({ params }, { userId }) => reopen(parts, { ...params, userId })),
  ];
}
