import { Button } from "./button.tsx";

interface LoadMoreProps {
  /** The number of items shown. */
  readonly shown: number;
  /** The number of items in total, if known. */
  readonly total?: number | undefined;
  readonly hasMore: boolean;
  readonly isBusy?: boolean;
  readonly onMore: () => void;
}

/** The end of a list that is loaded in pages. Renders nothing once everything is loaded. */
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
