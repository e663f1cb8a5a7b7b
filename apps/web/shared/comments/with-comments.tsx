import { useNavigate, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useState, type ReactNode } from "react";
import type { Commentable } from "./commentable.ts";
import { CommentsContext, type CommentsView } from "./comments-context.ts";

const CommentsPanel = lazy(async () => ({ default: (await import("./comments-panel.tsx")).CommentsPanel }));

interface WithCommentsProps {
  readonly thing: Commentable;
  readonly children: ReactNode;
}

/**
 * A page whose thing has comments. `CommentsButton` and `PartComments` in it open them, and so does an address with
 * `?comment=` and the id of a comment.
 */
export function WithComments({ thing, children }: WithCommentsProps) {
  const [opened, setOpened] = useState<CommentsView | null>(null);
  const { linkedId, forget } = useLinkedComment();
  const linked: CommentsView | null = linkedId === null ? null : { kind: "comment", id: linkedId };
  const view = opened ?? linked;
  const open = (next: CommentsView | null) => {
    if (linkedId !== null) forget();
    setOpened(next);
  };
  return (
    <CommentsContext value={{ thing, open }}>
      {children}
      {view !== null && (
        <Suspense fallback={null}>
          <CommentsPanel thing={thing} view={view} onView={open} onClose={() => open(null)} />
        </Suspense>
      )}
    </CommentsContext>
  );
}

/** The comment that the address names. */
function useLinkedComment(): { readonly linkedId: string | null; readonly forget: () => void } {
  const { comment = null } = useSearch({ strict: false });
  const navigate = useNavigate();
  const forget = () =>
    void navigate({
      to: ".",
      search: (search) => {
        const { comment: _, ...others } = search;
        return others;
      },
      replace: true,
    });
  return { linkedId: comment, forget };
}
