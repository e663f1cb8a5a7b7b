import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { MarkdownText } from "../library/markdown-text.tsx";
import { sessionQuery } from "../server/queries.ts";
import { Button } from "../../ui/button.tsx";
import type { Commentable } from "./commentable.ts";
import { CommentFrame } from "./comment-view.tsx";
import { removeUnsent, type UnsentComment } from "./unsent-comments.ts";
import { useSendComment } from "./use-comment-acts.ts";

interface UnsentViewProps {
  readonly thing: Commentable;
  readonly comment: UnsentComment;
}

/** A comment on its way, or why it was not sent. */
export function UnsentView({ thing, comment }: UnsentViewProps) {
  const session = useQuery(sessionQuery);
  const { sendAgain } = useSendComment(thing);
  const [writtenAtMs] = useState(Date.now);
  const { id, draft, failure } = comment;
  const { text, mentions } = draft;
  const author = session.data?.user ?? { id: "", name: "You", image: null };
  return (
    <CommentFrame comment={{ id, author, createdAtMs: writtenAtMs, editedAtMs: null }}>
      <MarkdownText text={text} mentioned={mentions.map(({ name }) => name)} isRemark />
      {failure === null ? (
        <p className="text-12 text-text-3">Sending</p>
      ) : (
        <div role="alert" className="mt-1 flex flex-wrap items-center gap-1">
          <p className="min-w-0 flex-1 text-12 text-danger">{`Not sent. ${failure}`}</p>
          <Button kind="ghost" size="sm" onClick={() => removeUnsent(id)}>
            Discard
          </Button>
          <Button size="sm" onClick={() => sendAgain(comment)}>
            Try again
          </Button>
        </div>
      )}
    </CommentFrame>
  );
}
