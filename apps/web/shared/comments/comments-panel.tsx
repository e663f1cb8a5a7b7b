import type { CommentThread } from "@askery/api";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useEffect, useState, type ReactNode } from "react";
import { ApiError } from "../server/call.ts";
import { FailurePanel } from "../page/failure-panel.tsx";
import { Button } from "../../ui/button.tsx";
import { CloseButton } from "../../ui/close-button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { Sheet, SheetClose } from "../../ui/sheet.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { linkedQuery, threadsQuery, type Commentable, type ThreadFilter } from "./commentable.ts";
import type { CommentsView } from "./comments-context.ts";
import { CommentComposer } from "./comment-composer.tsx";
import { ThreadView } from "./thread-view.tsx";
import { UnsentView } from "./unsent-view.tsx";
import { useUnsent } from "./unsent-comments.ts";
import { useDrafts } from "./use-drafts.ts";
import { useSendComment } from "./use-comment-acts.ts";

interface CommentsPanelProps {
  readonly thing: Commentable;
  readonly view: CommentsView;
  readonly onView: (view: CommentsView) => void;
  readonly onClose: () => void;
}

/** The comments on a thing, at the right edge: all of them, those on one part, or one thread. */
export function CommentsPanel({ thing, view, onView, onClose }: CommentsPanelProps) {
  const part = view.kind === "part" ? thing.parts.find(({ id }) => id === view.id) : undefined;
  return (
    <Sheet
      side="right"
      isModal={false}
      label={part === undefined ? "Comments" : `Comments on ${part.name}`}
      isOpen
      onOpenChange={onClose}
    >
      <header className="flex min-h-12 flex-none items-center gap-2 border-b border-line py-2 ps-4 pe-14">
        <div className="min-w-0 flex-1">
          <h2 className="text-14 font-semibold">{view.kind === "comment" ? "Comment" : "Comments"}</h2>
          {part !== undefined && <p className="truncate text-12 text-text-3">{`On “${part.name}”`}</p>}
        </div>
        {view.kind !== "all" && (
          <Button kind="ghost" size="sm" onClick={() => onView({ kind: "all" })}>
            All comments
          </Button>
        )}
        <SheetClose asChild>
          <CloseButton className="absolute end-2 top-2" />
        </SheetClose>
      </header>
      {view.kind === "comment" ? (
        <LinkedThread key={view.id} {...{ thing, onView }} commentId={view.id} />
      ) : (
        <Threads
          key={view.kind === "part" ? view.id : ""}
          {...{ thing, onView }}
          partId={view.kind === "part" ? view.id : undefined}
        />
      )}
    </Sheet>
  );
}

interface LinkedThreadProps {
  readonly thing: Commentable;
  readonly commentId: string;
  readonly onView: (view: CommentsView) => void;
}

/** The thread of the comment that a link leads to, scrolled to it. */
function LinkedThread({ thing, commentId, onView }: LinkedThreadProps) {
  const thread = useQuery(linkedQuery(commentId));
  const isShown = thread.data !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const element = document.querySelector<HTMLElement>(`#comment-${CSS.escape(commentId)}`);
    element?.scrollIntoView({ block: "center" });
    element?.focus();
  }, [commentId, isShown]);
  if (thread.error instanceof ApiError && thread.error.problem.status === 404) {
    return (
      <EmptyState
        title="This comment is gone"
        drawing="talk"
        action={<Button onClick={() => onView({ kind: "all" })}>All comments</Button>}
      >
        It was deleted, or you can no longer read it.
      </EmptyState>
    );
  }
  if (thread.data === undefined) {
    return thread.error === null ? (
      <WaitingLine>Loading the comment</WaitingLine>
    ) : (
      <FailurePanel error={thread.error} onRetry={() => void thread.refetch()} />
    );
  }
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <ThreadView
        {...{ thing }}
        thread={thread.data}
        linkedId={commentId}
        onOpenPart={(id) => onView({ kind: "part", id })}
      />
    </div>
  );
}

interface ThreadsProps {
  readonly thing: Commentable;
  readonly partId: string | undefined;
  readonly onView: (view: CommentsView) => void;
}

/** The threads of a thing or part, latest first, and a field that starts one. */
function Threads({ thing, partId, onView }: ThreadsProps) {
  const [state, setState] = useState<ThreadFilter["state"]>("open");
  const drafts = useDrafts(`thread ${thing.id} ${partId ?? ""}`);
  const { send } = useSendComment(thing);
  return (
    <>
      <div className="flex-none px-4 pt-3">
        <Segmented
          label="Which threads"
          segments={[
            { value: "open", label: "Open" },
            { value: "resolved", label: "Resolved" },
          ]}
          value={state}
          onValueChange={setState}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        <ThreadList
          key={state}
          thing={thing}
          filter={{ state, partId }}
          onOpenPart={partId === undefined ? (id) => onView({ kind: "part", id }) : undefined}
        />
      </div>
      <div className="flex-none border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
        <CommentComposer
          thing={thing}
          label="Add a comment"
          initial={drafts.initial}
          onDraft={drafts.save}
          isMain
          // Who comments on a part has chosen to write; the whole list is opened to read.
          isFocused={partId !== undefined}
          onSend={(draft) => {
            setState("open");
            send(draft, { threadId: null, partId: partId ?? null });
          }}
        />
      </div>
    </>
  );
}

interface ThreadListProps {
  readonly thing: Commentable;
  readonly filter: ThreadFilter;
  readonly onOpenPart: ((partId: string) => void) | undefined;
}

function ThreadList({ thing, filter, onOpenPart }: ThreadListProps) {
  const list = useInfiniteQuery(threadsQuery(thing, filter));
  const { partId, state } = filter;
  const threads = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const started = useUnsent(thing.id).filter(
    (one) =>
      one.threadId === null &&
      state === "open" &&
      (partId === undefined || one.partId === partId) &&
      !threads.some(({ id }) => id === one.id),
  );
  if (list.data === undefined && list.error !== null) {
    return <FailurePanel error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (list.data === undefined && started.length === 0) return <WaitingLine>Loading the comments</WaitingLine>;
  if (threads.length + started.length === 0) return <Nothing state={state} />;
  return (
    <>
      <Announcement threads={threads} />
      <ul
        aria-label={state === "open" ? "Open threads" : "Resolved threads"}
        className="divide-y divide-line"
      >
        {started.toReversed().map((comment) => (
          <li key={comment.id} className="px-4 py-3">
            <UnsentView {...{ thing, comment }} />
          </li>
        ))}
        {threads.map((thread) => (
          <li key={thread.id}>
            <ThreadView {...{ thing, thread, onOpenPart }} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="flex justify-center p-3">
          <Button size="sm" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ state }: Pick<ThreadFilter, "state">): ReactNode {
  return state === "open" ? (
    <EmptyState title="No open comments" drawing="talk">
      Write the first below. “@” mentions a person, who is notified.
    </EmptyState>
  ) : (
    <EmptyState title="Nothing is resolved yet" drawing="talk">
      Threads that someone resolves are here, and can be opened again.
    </EmptyState>
  );
}

/** Announces comments of others that arrive while the list is open. */
function Announcement({ threads }: { readonly threads: readonly CommentThread[] }) {
  const theirs = threads.flatMap(({ comments }) => comments).filter(({ isMine }) => !isMine);
  const [known] = useState(() => new Set(theirs.map(({ id }) => id)));
  const latest = theirs.findLast(({ id }) => !known.has(id));
  return (
    <output className="sr-only">
      {latest !== undefined && `New comment of ${latest.author.name}: ${latest.text}`}
    </output>
  );
}
