import { listComments, type Comment, type CommentThread } from "@askery/api";
import { useQuery, useInfiniteQuery } from "@tanstack/react-query";
import { Check, RotateCcw } from "lucide-react";
import { useState } from "react";
import { useIsLimited } from "../database/use-is-limited.ts";
import { endpointPages } from "../server/endpoint-query.ts";
import { sessionQuery } from "../server/queries.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Commentable } from "./commentable.ts";
import { CommentComposer } from "./comment-composer.tsx";
import { CommentView } from "./comment-view.tsx";
import { emptyDraft } from "./comment-drafts.ts";
import { UnsentView } from "./unsent-view.tsx";
import { useUnsent } from "./unsent-comments.ts";
import { useDrafts } from "./use-drafts.ts";
import { useResolveThread, useSendComment } from "./use-comment-acts.ts";

interface ThreadViewProps {
  readonly thing: Commentable;
  readonly thread: CommentThread;
  /** Opens the comments of the part that it is about; absent where all are about one. */
  readonly onOpenPart?: ((partId: string) => void) | undefined;
  /** The comment that a link leads to. */
  readonly linkedId?: string;
}

/** A thread: its comments, and a field to reply. */
export function ThreadView({ thing, thread, onOpenPart, linkedId }: ThreadViewProps) {
  const { id, partId, resolved } = thread;
  const part = thing.parts.find((one) => one.id === partId);
  const { resolve, reopen } = useResolveThread(thing);
  const isAdmin = useIsAdmin(thing.databaseId);
  const isLimited = useIsLimited(thing.databaseId) !== false;
  const { comments, earlierCount, loadEarlier, isLoading } = useComments(thread);
  const unsent = useUnsent(thing.id).filter(
    (one) => one.threadId === id && !comments.some((comment) => comment.id === one.id),
  );
  return (
    <section aria-label={describe(thread, part?.name)} className="flex flex-col gap-1 px-4 py-3">
      <div className="flex min-h-6 items-center gap-1">
        <p className="min-w-0 flex-1 truncate text-12 text-text-3">
          {onOpenPart === undefined || part === undefined ? (
            resolved !== null && `Resolved by ${resolved.by.name}`
          ) : (
            <button
              type="button"
              className="tap max-w-full truncate rounded-1 text-text-2 hover:text-text"
              onClick={() => onOpenPart(part.id)}
            >
              {`On “${part.name}”`}
            </button>
          )}
        </p>
        {resolved === null ? (
          <IconButton
            label="Resolve"
            icon={Check}
            isBusy={resolve.isPending}
            onClick={() => resolve.mutate(thread)}
          />
        ) : (
          <Button
            kind="ghost"
            size="sm"
            icon={RotateCcw}
            isBusy={reopen.isPending}
            onClick={() => reopen.mutate(thread)}
          >
            Reopen
          </Button>
        )}
      </div>
      {thread.isOfLimited && !isLimited && (
        <p className="text-12 text-pretty text-text-3">Members with limited access read this thread.</p>
      )}
      {earlierCount > 0 && (
        <Button kind="ghost" size="sm" className="self-start" isBusy={isLoading} onClick={loadEarlier}>
          {`Show earlier comments (${earlierCount})`}
        </Button>
      )}
      {comments.map((comment) => (
        <CommentView key={comment.id} {...{ thing, comment, isAdmin }} isLinked={comment.id === linkedId} />
      ))}
      {unsent.map((comment) => (
        <UnsentView key={comment.id} {...{ thing, comment }} />
      ))}
      <Reply thing={thing} threadId={id} />
    </section>
  );
}

function describe({ comments, resolved }: CommentThread, partName: string | undefined): string {
  const about = partName === undefined ? "" : ` on “${partName}”`;
  return `${resolved === null ? "Thread" : "Resolved thread"} of ${comments[0]?.author.name ?? "someone"}${about}`;
}

interface ReplyProps {
  readonly thing: Commentable;
  readonly threadId: string;
}

/** A button that becomes a field. With a draft it is a field from the start. */
function Reply({ thing, threadId }: ReplyProps) {
  const drafts = useDrafts(`reply ${threadId}`);
  const { send } = useSendComment(thing);
  const [isOpened, setIsOpened] = useState(false);
  if (!isOpened && drafts.initial.text === "") {
    return (
      <Button kind="ghost" size="sm" className="ms-6 self-start" onClick={() => setIsOpened(true)}>
        Reply
      </Button>
    );
  }
  return (
    <div className="ms-8 pt-1">
      <CommentComposer
        thing={thing}
        label="Reply"
        initial={drafts.initial}
        onDraft={drafts.save}
        isFocused={isOpened}
        onCancel={() => {
          drafts.save(emptyDraft);
          setIsOpened(false);
        }}
        onSend={(draft) => {
          send(draft, { threadId, partId: null });
          drafts.save(emptyDraft);
          setIsOpened(false);
        }}
      />
    </div>
  );
}

interface ShownComments {
  /** Oldest first. */
  readonly comments: readonly Comment[];
  readonly earlierCount: number;
  readonly loadEarlier: () => void;
  readonly isLoading: boolean;
}

/** The comments of a thread: its latest ones, and earlier ones on demand. */
function useComments({ id, comments, commentCount }: CommentThread): ShownComments {
  const [isWhole, setIsWhole] = useState(false);
  const query = endpointPages(listComments, { params: { threadId: id }, query: { limit: 100 } }, 0);
  const earlier = useInfiniteQuery({ ...query, enabled: isWhole });
  const [first] = comments;
  const older = (earlier.data?.pages.flatMap(({ items }) => items) ?? [])
    .filter(
      (one) =>
        first !== undefined &&
        one.createdAtMs <= first.createdAtMs &&
        !comments.some(({ id }) => id === one.id),
    )
    .toReversed();
  return {
    comments: [...older, ...comments],
    earlierCount: Math.max(0, commentCount - comments.length - older.length),
    loadEarlier: () => (isWhole ? void earlier.fetchNextPage() : setIsWhole(true)),
    isLoading: isWhole && earlier.isFetching,
  };
}

function useIsAdmin(databaseId: string): boolean {
  const session = useQuery(sessionQuery);
  const role = session.data?.databases.find(({ id }) => id === databaseId)?.role;
  return role === "admin" || role === "owner";
}
