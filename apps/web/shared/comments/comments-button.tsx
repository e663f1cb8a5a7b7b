import { useQuery } from "@tanstack/react-query";
import { MessageSquare } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { countsQuery } from "./commentable.ts";
import { useComments } from "./comments-context.ts";

/** Opens all comments of the page's thing, and shows their number. */
export function CommentsButton() {
  const comments = useComments();
  const count = useCount(null);
  if (comments === null) return null;
  return <OpenButton count={count} words="Comments" onClick={() => comments.open({ kind: "all" })} />;
}

interface PartCommentsProps {
  readonly partId: string;
  /** What the part is called. */
  readonly name: string;
  /** Whether the button is there without comments, too. Default: false. */
  readonly canBegin?: boolean;
}

/** Opens the comments of a part, and shows their number. */
export function PartComments({ partId, name, canBegin = false }: PartCommentsProps) {
  const comments = useComments();
  const count = useCount(partId);
  if (comments === null || (count === 0 && !canBegin)) return null;
  return (
    <OpenButton
      count={count}
      words={canBegin ? `Comment on ${name}` : `Comments on ${name}`}
      onClick={() => comments.open({ kind: "part", id: partId })}
    />
  );
}

interface OpenButtonProps {
  readonly count: number;
  /** The accessible name, before the number. */
  readonly words: string;
  readonly onClick: () => void;
}

function OpenButton({ count, words, onClick }: OpenButtonProps) {
  return (
    <Button kind="ghost" size="sm" icon={MessageSquare} className="figures gap-1! px-1.5!" onClick={onClick}>
      <span>
        <span className="sr-only">{words}</span> {count > 0 && count}
      </span>
    </Button>
  );
}

/** The comments in open threads about a part; null counts those of all parts and of the whole. */
function useCount(partId: string | null): number {
  const comments = useComments();
  const counts = useQuery({
    ...countsQuery(comments?.thing ?? { kind: "chart", id: "" }),
    enabled: comments !== null,
  });
  return (counts.data ?? [])
    .filter((one) => partId === null || one.partId === partId)
    .reduce((sum, { count }) => sum + count, 0);
}
