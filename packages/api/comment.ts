import { z } from "zod";
import { alsoLimited, byReading, inTrash } from "./access-rule.ts";
import { discusses, logged } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { pageOf, pageQuery } from "./page.ts";
import { deleted, nothing, person, timeMs, uuid } from "./words.ts";

/*
 * What members write about a conversation, a chart or a dashboard: threads of comments, about all of it or about one part.
 */

export const maxCommentLength = 2_000;

/** Several lines in Markdown. Other control characters, which could disturb a terminal or a store, become spaces. */
const commentText = z
  .string()
  .overwrite((text) => text.toWellFormed().replaceAll(/\r\n?/g, "\n"))
  .overwrite((text) => text.replaceAll(/[^\P{Cc}\n\t]/gu, " "))
  .trim()
  .min(1, "Write something.")
  .max(maxCommentLength, "Keep it under 2,000 characters.");

/** A member whom a text names as “@” and their name. */
export const mention = z.object({ id: z.string(), name: z.string() }).readonly();
export type Mention = z.infer<typeof mention>;

export const comment = z
  .object({
    id: uuid,
    threadId: uuid,
    author: person,
    isMine: z.boolean(),
    text: z.string(),
    mentions: z.array(mention).readonly(),
    createdAtMs: timeMs,
    /** Null if it was never edited. */
    editedAtMs: timeMs.nullable(),
  })
  .readonly();
export type Comment = z.infer<typeof comment>;

export const commentThread = z
  .object({
    id: uuid,
    /** The turn or card that it is about; null for all of it. */
    partId: uuid.nullable(),
    createdAtMs: timeMs,
    /** Null while it is open. */
    resolved: z.object({ by: person, atMs: timeMs }).readonly().nullable(),
    /** The latest ones, oldest first. */
    comments: z.array(comment).readonly(),
    commentCount: z.number().int(),
    /** Whether a member whose access is limited started it: members with the same limits read all of it. */
    isOfLimited: z.boolean(),
  })
  .readonly();
export type CommentThread = z.infer<typeof commentThread>;

/** The number of comments in open threads, by what they are about. Null is all of it. */
export const commentCounts = z
  .array(z.object({ partId: uuid.nullable(), count: z.number().int() }).readonly())
  .readonly();
export type CommentCounts = z.infer<typeof commentCounts>;

const newComment = {
  text: commentText,
  /** Mentions of people who cannot read the thing, or whom the text does not name, are left out. */
  mentionIds: z.array(z.string().min(1).max(100)).max(50).readonly().default([]),
};

/** A kind of thing that comments are about. */
export type CommentedKind = "conversation" | "chart" | "dashboard";

/** The endpoints for the comments on one kind of thing. */
function commentsOn(kind: CommentedKind) {
  const name = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
  const path = `/api/${kind}s/{${kind}Id}` as const;
  const params = z.object({ [`${kind}Id`]: uuid });
  const access = alsoLimited(byReading(kind));
  return {
    listThreads: endpoint({
      name: `list${name}Threads`,
      method: "get",
      path: `${path}/threads`,
      summary: `The threads of comments on a ${kind}, latest first`,
      access,
      params,
      query: pageQuery.extend({
        state: z.enum(["open", "resolved"]).default("open"),
        /** Only about this part. Default: about all of it and about all parts. */
        partId: uuid.optional(),
      }),
      result: pageOf(commentThread),
    }),
    countComments: endpoint({
      name: `count${name}Comments`,
      method: "get",
      path: `${path}/comment-counts`,
      summary: `How many comments there are on a ${kind} and on each part of it, in open threads`,
      access,
      params,
      result: commentCounts,
    }),
    suggestMentions: endpoint({
      name: `suggest${name}Mentions`,
      method: "get",
      path: `${path}/mention-suggestions`,
      summary: `Some of the other members who can read a ${kind}, by name, to mention them`,
      access,
      params,
      query: z.object({ search: z.string().max(200).default("") }),
      result: z
        .array(
          /** With `isLimited`, data rules limit what they may read: a mention shows them the comment. */
          z.object({ ...person.unwrap().shape, isLimited: z.boolean() }).readonly(),
        )
        .readonly(),
    }),
    startThread: endpoint({
      name: `start${name}Thread`,
      method: "post",
      path: `${path}/threads`,
      summary: `Writes the first comment of a thread on a ${kind}; repeating it with the same id has no effect`,
      access,
      act: discusses,
      params,
      body: z.strictObject({ id: uuid, partId: uuid.nullable().default(null), ...newComment }),
      result: commentThread,
    }),
  };
}

export const conversationComments = commentsOn("conversation");
export const chartComments = commentsOn("chart");
export const dashboardComments = commentsOn("dashboard");

// Each endpoint is exported by its name, too, like all others.
export const listConversationThreads = conversationComments.listThreads;
export const countConversationComments = conversationComments.countComments;
export const suggestConversationMentions = conversationComments.suggestMentions;
export const startConversationThread = conversationComments.startThread;
export const listChartThreads = chartComments.listThreads;
export const countChartComments = chartComments.countComments;
export const suggestChartMentions = chartComments.suggestMentions;
export const startChartThread = chartComments.startThread;
export const listDashboardThreads = dashboardComments.listThreads;
export const countDashboardComments = dashboardComments.countComments;
export const suggestDashboardMentions = dashboardComments.suggestMentions;
export const startDashboardThread = dashboardComments.startThread;

const oneThread = z.object({ threadId: uuid });
const oneComment = z.object({ commentId: uuid });

export const listComments = endpoint({
  name: "listComments",
  method: "get",
  path: "/api/threads/{threadId}/comments",
  summary: "The comments of a thread, latest first",
  access: alsoLimited(byReading("thread")),
  params: oneThread,
  query: pageQuery,
  result: pageOf(comment),
});

export const addComment = endpoint({
  name: "addComment",
  method: "post",
  path: "/api/threads/{threadId}/comments",
  summary: "Replies in a thread; repeating it with the same id has no effect",
  access: alsoLimited(byReading("thread")),
  act: discusses,
  params: oneThread,
  body: z.strictObject({ id: uuid, ...newComment }),
  result: comment,
});

export const resolveThread = endpoint({
  name: "resolveThread",
  method: "put",
  path: "/api/threads/{threadId}/resolution",
  summary: "Resolves a thread, or opens it again",
  access: alsoLimited(byReading("thread")),
  act: discusses,
  params: oneThread,
  body: z.strictObject({ isResolved: z.boolean() }),
  result: nothing,
});

export const getCommentThread = endpoint({
  name: "getCommentThread",
  method: "get",
  path: "/api/comments/{commentId}/thread",
  summary: "The thread of a comment, with this comment and later ones",
  access: alsoLimited(byReading("comment")),
  params: oneComment,
  result: commentThread,
});

export const editComment = endpoint({
  name: "editComment",
  method: "patch",
  path: "/api/comments/{commentId}",
  summary: "Changes the text of one's own comment; people whom it newly mentions are notified",
  access: alsoLimited(byReading("comment", "author")),
  act: discusses,
  params: oneComment,
  body: z.strictObject(newComment),
  result: comment,
});

export const deleteComment = endpoint({
  name: "deleteComment",
  method: "delete",
  path: "/api/comments/{commentId}",
  summary: "Deletes one's own comment, or as an admin any",
  access: alsoLimited(byReading("comment", "author-or-admin")),
  act: logged("deleted a comment", { facts: ["commentId"] }),
  params: oneComment,
  result: deleted,
});

export const restoreComment = endpoint({
  name: "restoreComment",
  method: "post",
  path: "/api/comments/{commentId}/restore",
  summary: "Restores a comment that the user deleted, or as an admin any",
  access: inTrash(alsoLimited(byReading("comment", "author-or-admin"))),
  act: logged("restored a comment", { facts: ["commentId"] }),
  params: oneComment,
  result: comment,
});
