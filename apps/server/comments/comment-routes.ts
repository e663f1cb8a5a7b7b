import * as api from "@askery/api";
import { databaseOf } from "../endpoints/database-of.ts";
import { roleOf } from "../endpoints/role-of.ts";
import { serve, type RequestContext, type Served } from "../endpoints/serve.ts";
import type { CommentContext } from "./comment-context.ts";
import * as comments from "./comments.ts";
import { countComments } from "./count-comments.ts";
import { suggestMentions } from "./suggest-mentions.ts";
import * as threads from "./threads.ts";

export function commentRoutes(parts: CommentContext): readonly Served[] {
  return [
    ...routesOf(parts, "conversation", api.conversationComments),
    ...routesOf(parts, "chart", api.chartComments),
    ...routesOf(parts, "dashboard", api.dashboardComments),
    serve(api.listComments, ({ params, query }, { userId }) =>
      comments.listComments(parts, { ...params, ...query, userId }),
    ),
    serve(api.addComment, ({ params, body }, { userId }) =>
      comments.addComment(parts, { ...params, ...body, userId }),
    ),
    serve(api.resolveThread, async ({ params, body }, { userId }) => {
      await threads.resolveThread(parts, { ...params, ...body, userId });
      return null;
    }),
    serve(api.getCommentThread, ({ params }, { userId }) =>
      threads.getCommentThread(parts, { ...params, userId }),
    ),
    serve(api.editComment, ({ params, body }, { userId }) =>
      comments.editComment(parts, { ...params, ...body, userId }),
    ),
    serve(api.deleteComment, ({ params }, { userId }) =>
      comments.deleteComment(parts, { ...params, userId }),
    ),
    serve(api.restoreComment, ({ params }, { userId, grant }) =>
      comments.restoreComment(parts, { ...params, userId, role: roleOf(grant) }),
    ),
  ];
}

type Endpoints = typeof api.conversationComments;

/** The routes for the comments on one kind of thing, whose id is in the path. */
function routesOf(
  parts: CommentContext,
  kind: api.CommentedKind,
  { listThreads, countComments: count, suggestMentions: suggest, startThread }: Endpoints,
): readonly Served[] {
  const thingOf = (params: Readonly<Record<string, string>>, { grant }: RequestContext) => ({
    kind,
    id: params[`${kind}Id`] ?? "",
    databaseId: databaseOf(grant),
  });
  return [
    serve(listThreads, ({ params, query }, context) =>
      threads.listThreads(parts, { ...thingOf(params, context), ...query, userId: context.userId }),
    ),
    serve(count, ({ params }, context) =>
      countComments(parts, { ...thingOf(params, context), userId: context.userId }),
    ),
    serve(suggest, ({ params, query }, context) =>
      suggestMentions(parts, { ...thingOf(params, context), ...query, userId: context.userId }),
    ),
    serve(startThread, ({ params, body }, context) =>
      threads.startThread(parts, { ...body, thing: thingOf(params, context), userId: context.userId }),
    ),
  ];
}
