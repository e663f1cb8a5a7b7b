import type { Page } from "@askery/api";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { useDeferredValue, type ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FailurePanel } from "../page/failure-panel.tsx";
import { useIsLate } from "./use-is-late.ts";

interface PagedListProps<Item> {
  readonly query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  /** The accessible name: "Projects". */
  readonly label: string;
  readonly keyOf: (item: Item) => string;
  readonly renderRow: (item: Item) => ReactNode;
  /** What entries in sequence have in common: a heading over the first of them. Default: none. */
  readonly groupOf?: (item: Item) => string;
  /** Whether entries of a group come together, in the order of the first ones. Default: they are in sequence already. */
  readonly isGathered?: boolean;
  /** Rows in one card, or a grid of cards. Default: `rows`. */
  readonly layout?: "rows" | "gallery";
  /** Shown if the list is empty. */
  readonly empty: ReactNode;
}

/** A list that is loaded in pages, with a button for more. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { query, label, keyOf, groupOf, isGathered = false, layout = "rows", empty } = props;
  const isLate = useIsLate(query.isPending);
  if (query.isPending) {
    return isLate ? <p className="py-6 text-text-3">Loading {label.toLowerCase()}…</p> : null;
  }
  if (query.isError && query.data === undefined) {
    return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
  }
  const items = query.data.pages.flatMap((page) => page.items);
  if (items.length === 0) return <Card>{empty}</Card>;
  const groups = isGathered && groupOf !== undefined ? [...Map.groupBy(items, groupOf)] : null;
  return (
    <>
      {groups !== null && layout === "gallery" ? (
        groups.map(([group, ofGroup]) => (
          <section key={group} aria-label={group} className="mb-6">
            <h2 className="mb-2 text-13 font-semibold">{group}</h2>
            <ul aria-label={`${label} of ${group}`} className={listClasses.gallery}>
              {ofGroup.map((item) => (
                <li key={keyOf(item)} className="min-w-0">
                  {props.renderRow(item)}
                </li>
              ))}
            </ul>
          </section>
        ))
      ) : (
        <Entries {...props} items={groups === null ? items : groups.flatMap(([, ofGroup]) => ofGroup)} />
      )}
      {query.hasNextPage && (
        <div className="mt-3 flex justify-center">
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            Load more
          </Button>
        </div>
      )}
    </>
  );
}

interface EntriesProps<Item> extends PagedListProps<Item> {
  readonly items: readonly Item[];
}

/** The cards of a gallery that are drawn at first. */
const firstCards = 12;

/**
 * Rows, with the heading of a group over its first one; or cards. Cards take longer to draw, so those after the first
 * screen follow right after it. Their places are there before, so that a page that is opened again is as long as it was.
 */
function Entries<Item>({ items, label, keyOf, renderRow, groupOf, layout = "rows" }: EntriesProps<Item>) {
  const isWhole = useDeferredValue(true, layout === "rows");
  return (
    <ul aria-label={label} className={listClasses[layout]}>
      {items.map((item, index) => {
        const before = items[index - 1];
        const group = groupOf?.(item);
        const isFirst = group !== undefined && (before === undefined || groupOf?.(before) !== group);
        return (
          <li key={keyOf(item)} className="min-w-0">
            {isFirst && (
              <h2 className="bg-canvas px-4 pt-3 pb-1.5 text-12 font-medium text-text-3">{group}</h2>
            )}
            {(isWhole || index < firstCards) && renderRow(item)}
          </li>
        );
      })}
    </ul>
  );
}

const listClasses = {
  rows: "divide-y divide-line overflow-hidden rounded-4 bg-surface shadow-2",
  gallery:
    "grid auto-rows-fr grid-cols-[repeat(auto-fill,minmax(min(100%,clamp(13rem,30cqi,17rem)),1fr))] gap-4",
} as const;
