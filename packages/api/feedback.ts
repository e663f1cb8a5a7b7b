import { z } from "zod";
import { alsoLimited, byMaker, byRole } from "./access-rule.ts";
import { logged, personal } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { nothing, person, timeMs, uuid } from "./words.ts";

export const dislikeReason = z.enum(["wrong-number", "wrong-rows", "misunderstood", "hard-to-read", "other"]);
export type DislikeReason = z.infer<typeof dislikeReason>;

const comment = z.string().trim().max(2_000, "Keep it under 2,000 characters.").default("");

const verdict = z.discriminatedUnion("verdict", [
  z.strictObject({ verdict: z.literal("up") }).readonly(),
  z.strictObject({ verdict: z.literal("down"), reason: dislikeReason, comment }).readonly(),
]);
export type Verdict = z.infer<typeof verdict>;

/** My thumb on an answer. */
export const feedback = z
  .object({
    turnId: uuid,
    /** The result that I judged: an edit of the answer makes another one. */
    shownId: uuid,
    verdict: z.enum(["up", "down"]),
  })
  .readonly();
export type Feedback = z.infer<typeof feedback>;

const ofTurn = z.object({ turnId: uuid });

export const listFeedback = endpoint({
  name: "listFeedback",
  method: "get",
  path: "/api/conversations/{conversationId}/feedback",
  summary: "The user's thumbs on the answers of a conversation",
  access: alsoLimited(byMaker("conversation")),
  params: z.object({ conversationId: uuid }),
  result: z.array(feedback).readonly(),
});

export const giveFeedback = endpoint({
  name: "giveFeedback",
  method: "put",
  path: "/api/turns/{turnId}/feedback",
  summary: "Puts a thumb up or down on the answer that a turn shows; editors see a thumb down",
  access: alsoLimited(byMaker("turn")),
  act: personal,
  params: ofTurn,
  body: z.strictObject({ of: verdict }),
  result: feedback,
});

export const withdrawFeedback = endpoint({
  name: "withdrawFeedback",
  method: "delete",
  path: "/api/turns/{turnId}/feedback",
  summary: "Takes a thumb back",
  access: alsoLimited(byMaker("turn")),
  act: personal,
  params: ofTurn,
  result: nothing,
});

/** An answer that somebody disliked. */
export const dislike = z
  .object({
    id: uuid,
    question: z.string(),
    /** The answer in one sentence. */
    sentence: z.string(),
    reason: dislikeReason,
    comment: z.string(),
    by: person,
    isMine: z.boolean(),
    givenAtMs: timeMs,
    isSettled: z.boolean(),
  })
  .readonly();
export type Dislike = z.infer<typeof dislike>;

const oneDislike = z.object({ databaseId: uuid, feedbackId: uuid });

export const listDislikes = endpoint({
  name: "listDislikes",
  method: "get",
  path: "/api/databases/{databaseId}/dislikes",
  summary: "Answers that members disliked, latest first",
  access: byRole("editor", "database"),
  params: z.object({ databaseId: uuid }),
  query: pageQuery.extend({ state: z.enum(["open", "settled"]).default("open") }),
  result: pageOf(dislike),
});

export const settleDislike = endpoint({
  name: "settleDislike",
  method: "put",
  path: "/api/databases/{databaseId}/dislikes/{feedbackId}/settled",
  summary: "Marks a disliked answer as settled, or as open again",
  access: byRole("editor", "database"),
  act: logged("settled a disliked answer", { facts: ["isSettled"] }),
  params: oneDislike,
  body: z.strictObject({ isSettled: z.boolean() }),
  result: dislike,
});

export const reopenDislike = endpoint({
  name: "reopenDislike",
  method: "post",
  path: "/api/databases/{databaseId}/dislikes/{feedbackId}/reopen",
  summary: "Opens the disliked answer: one's own conversation, or a copy of the questions that led to it",
  access: byRole("editor", "database"),
  act: logged("reopened a disliked answer"),
  params: oneDislike,
  result: z.object({ conversationId: uuid }).readonly(),
});
