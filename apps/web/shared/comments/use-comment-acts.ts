import {
  addComment,
  deleteComment,
  editComment,
  resolveThread,
  restoreComment,
  type Comment,
  type CommentThread,
} from "@askery/api";
import { useMutation, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { call } from "../server/call.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { makeId } from "../server/make-id.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";
import { showUndoToast } from "../../ui/toast-store.ts";
import { endpointsOf, paramsOf, refreshComments, type Commentable } from "./commentable.ts";
import type { CommentDraft } from "./comment-drafts.ts";
import { putUnsent, removeUnsent, type UnsentComment } from "./unsent-comments.ts";

interface WhereTo {
  readonly threadId: string | null;
  readonly partId: string | null;
}

interface SendUse {
  readonly send: (draft: CommentDraft, to: WhereTo) => void;
  readonly sendAgain: (comment: UnsentComment) => void;
}

/** Sends comments, which are shown at once. One that could not be sent stays, to be sent again. */
export function useSendComment(thing: Commentable): SendUse {
  const client = useQueryClient();
  const sendAgain = (comment: UnsentComment) => void attempt(client, thing, { ...comment, failure: null });
  return {
    sendAgain,
    send: (draft, to) => sendAgain({ ...to, id: makeId(), thingId: thing.id, draft, failure: null }),
  };
}

/** The id is the writer's, so that a comment whose answer was lost is not written twice. */
async function attempt(client: QueryClient, thing: Commentable, comment: UnsentComment): Promise<void> {
  const { id, threadId, partId, draft } = comment;
  putUnsent(comment);
  const body = { id, ...bodyOf(draft) };
  try {
    if (threadId === null) {
      const { startThread } = endpointsOf(thing.kind);
      await call(startThread, { params: paramsOf(thing), body: { ...body, partId } });
    } else {
      await call(addComment, { params: { threadId }, body });
    }
  } catch (error) {
    putUnsent({ ...comment, failure: describeFailure(error).title });
    return;
  }
  await refreshComments(client, thing);
  removeUnsent(id);
}

function bodyOf({ text, mentions }: CommentDraft) {
  return {
    text,
    mentionIds: mentions.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id),
  };
}

export function useEditComment(thing: Commentable) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ comment, draft }: { readonly comment: Comment; readonly draft: CommentDraft }) => {
      await call(editComment, { params: { commentId: comment.id }, body: bodyOf(draft) });
      await refreshComments(client, thing);
    },
  });
}

/** Deletes a comment, with Undo. */
export function useDeleteComment(thing: Commentable) {
  const client = useQueryClient();
  const refresh = async () => refreshComments(client, thing);
  const restore = useMutation({
    mutationFn: async ({ id }: Comment) => call(restoreComment, { params: { commentId: id } }),
    onError: (error) => reportFailure(failures.commentNotRestored, error),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: async ({ id }: Comment) => call(deleteComment, { params: { commentId: id } }),
    onSuccess: (_, comment) => showUndoToast("Comment deleted", () => restore.mutate(comment)),
    onError: (error) => reportFailure(failures.commentNotDeleted, error),
    onSettled: refresh,
  });
}

/** Resolves a thread, with Undo, or opens it again. */
export function useResolveThread(thing: Commentable) {
  const client = useQueryClient();
  const put = async ({ id }: CommentThread, isResolved: boolean) => {
    await call(resolveThread, { params: { threadId: id }, body: { isResolved } });
    await refreshComments(client, thing);
  };
  const reopen = useMutation({
    mutationFn: async (thread: CommentThread) => put(thread, false),
    onError: (error) => reportFailure(failures.threadNotChanged, error),
  });
  const resolve = useMutation({
    mutationFn: async (thread: CommentThread) => put(thread, true),
    onSuccess: (_, thread) => showUndoToast("Resolved", () => reopen.mutate(thread)),
    onError: (error) => reportFailure(failures.threadNotChanged, error),
  });
  return { resolve, reopen };
}
