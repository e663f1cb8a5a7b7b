import { Button } from "./button.tsx";

interface LoadMoreProps {
  /** How many show. */
  readonly shown: number;
  /** How many there are, where it is known. */
  readonly total?: number | undefined;
  readonly hasMore: boolean;
  readonly isBusy?: boolean;
  readonly onMore: () => void;
}

/** Under a list that comes in parts. Gone when all of it is there. */
export function LoadMore({ shown, total, hasMore, isBusy = false, onMore }: LoadMoreProps) {
  if (!hasMore) return null;
  return (
    <div className="flex items-center justify-center gap-3 p-3">
      <Button size="sm" isBusy={isBusy} onClick={onMore}>
        Show more
      </Button>
      <output className="figures text-12 text-text-3">
        {total === undefined ? `${shown} shown` : `${shown} of ${total}`}
      </output>
    </div>
  );
}
