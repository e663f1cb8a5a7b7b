import {
  applyVerified,
  giveFeedback,
  listDislikes,
  listFeedback,
  listTurnVerifications,
  listVerified,
  removeVerified,
  reopenDislike,
  reproduceTurn,
  restoreVerified,
  settleDislike,
  verifyTurn,
  withdrawFeedback,
} from "@askery/api";
import type { TurnContext } from "../asking/turns/turn-context.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { eventStream } from "../endpoints/event-stream.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { reproduceTurn as reproduce } from "./checks/reproduce-turn.ts";
import * as dislikes from "./feedback/dislikes.ts";
import * as feedback from "./feedback/feedback.ts";
import { reopenDislike as reopen } from "./feedback/reopen-dislike.ts";
import { applyVerified as apply } from "./verified/apply-verified.ts";
import * as verifiedLists from "./verified/list-verified.ts";
import * as verified from "./verified/verify-turn.ts";

/** What makes answers trustworthy: running them again, what people think of them, and who verified them. */
export function trustRoutes(parts: TurnContext): readonly Served[] {
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
    serve(listTurnVerifications, ({ params }) => verifiedLists.listTurnVerifications(parts, params)),
    serve(verifyTurn, ({ params }, { userId, grant }) =>
      verified.verifyTurn(parts, { ...params, userId, databaseId: databaseOf(grant) }),
    ),
    serve(applyVerified, async ({ params }, { userId, grant, signal }) =>
      eventStream(await apply(parts, { ...params, userId, databaseId: databaseOf(grant), signal })),
    ),
    serve(listVerified, ({ params, query }) => verifiedLists.listVerified(parts, { ...params, ...query })),
    serve(removeVerified, ({ params }) => verified.removeVerified(parts, params)),
    serve(restoreVerified, ({ params }) => verified.restoreVerified(parts, params)),
  ];
}
