import {
  applyVerified,
  deleteAnswerTest,
  giveFeedback,
  keepAnswer,
  listAnswerTests,
  listDislikes,
  listFeedback,
  listTestRuns,
  listTurnVerifications,
  listVerified,
  removeVerified,
  reopenDislike,
  reproduceTurn,
  restoreAnswerTest,
  restoreVerified,
  runAnswerTest,
  settleDislike,
  updateAnswerTest,
  verifyTurn,
  withdrawFeedback,
} from "@askery/api";
import type { TurnContext } from "../asking/turns/turn-context.ts";
import { databaseOf } from "../endpoints/database-of.ts";
import { eventStream } from "../endpoints/event-stream.ts";
import { isLimited } from "../endpoints/role-of.ts";
import { serve, type Served } from "../endpoints/serve.ts";
import { reproduceTurn as reproduce } from "./checks/reproduce-turn.ts";
import * as dislikes from "./feedback/dislikes.ts";
import * as feedback from "./feedback/feedback.ts";
import { reopenDislike as reopen } from "./feedback/reopen-dislike.ts";
import * as tests from "./tests/answer-tests.ts";
import { keepAnswer as keep } from "./tests/keep-answer.ts";
import type { TestContext } from "./tests/test-context.ts";
import { applyVerified as apply } from "./verified/apply-verified.ts";
import * as verifiedLists from "./verified/list-verified.ts";
import * as verified from "./verified/verify-turn.ts";

/** What makes answers trustworthy: running them again, what people think of them, who verified them, and tests of them. */
export function trustRoutes(parts: TurnContext & TestContext): readonly Served[] {
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
    serve(listTurnVerifications, async ({ params }, { grant }) =>
      isLimited(grant) ? [] : verifiedLists.listTurnVerifications(parts, params),
    ),
    serve(verifyTurn, ({ params }, { userId, grant }) =>
      verified.verifyTurn(parts, { ...params, userId, databaseId: databaseOf(grant) }),
    ),
    serve(applyVerified, async ({ params }, { userId, grant, signal }) =>
      eventStream(await apply(parts, { ...params, userId, databaseId: databaseOf(grant), signal })),
    ),
    serve(listVerified, ({ params, query }) => verifiedLists.listVerified(parts, { ...params, ...query })),
    serve(removeVerified, ({ params }) => verified.removeVerified(parts, params)),
    serve(keepAnswer, ({ params, body }, { userId, grant, signal }) =>
      keep(parts, { ...params, ...body, userId, databaseId: databaseOf(grant), signal }),
    ),
    serve(listAnswerTests, ({ params, query }) => tests.listAnswerTests(parts, { ...params, ...query })),
    serve(listTestRuns, ({ params }) => tests.listTestRuns(parts, params)),
    serve(runAnswerTest, ({ params }, { userId, signal }) =>
      tests.runAnswerTest(parts, { ...params, userId, signal }),
    ),
    serve(updateAnswerTest, ({ params, body }) => tests.updateAnswerTest(parts, { ...params, ...body })),
    serve(deleteAnswerTest, ({ params }) => tests.deleteAnswerTest(parts, params)),
    serve(restoreAnswerTest, ({ params }) => tests.restoreAnswerTest(parts, params)),
    serve(restoreVerified, ({ params }) => verified.restoreVerified(parts, params)),
  ];
}
