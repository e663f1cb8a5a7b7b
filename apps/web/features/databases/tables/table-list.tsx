import type { Page, TableSummary } from "@askery/api";
import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useVirtualizer } from "@tanstack/react-virtual";
import { EyeOff, Spline, Table2, View, Workflow, type LucideIcon } from "lucide-react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import type { TablesSearch } from "./tables-search.ts";
import { describeCount } from "./describe-count.ts";

interface TableListProps {
  readonly databaseId: string;
  readonly list: UseInfiniteQueryResult<InfiniteData<Page<TableSummary>>>;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** The id of the open table; null if none is open. */
  readonly chosen: string | null;
  /** The view that is open instead of a table. */
  readonly view: TablesSearch["view"] | null;
}

const rowHeight = 32;
const rowHeightNarrow = 44;
const overscan = 10;
/** The next page is loaded this many rows before the end. */
const ahead = 20;

/** A searchable list of all tables of a database, with the open one highlighted. */
export function TableList(props: TableListProps) {
  const { list, typed, onType } = props;
  const tables = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <div className="flex flex-col gap-2 p-3 pb-2 max-lg:px-5 max-md:px-4">
        <SearchField label="Find a table" value={typed} onValueChange={onType} />
        <nav aria-label="Which tables belong together" className="flex gap-1">
          <ViewLink {...props} to="relationships" icon={Spline} label="Relationships" />
          <ViewLink {...props} to="diagram" icon={Workflow} label="Diagram" />
        </nav>
      </div>
      {tables.length === 0 && !list.isPending && (
        <p className="px-5 py-3 text-text-3">No table is called “{typed}”.</p>
      )}
      <TableRows {...props} tables={tables} />
    </>
  );
}

interface ViewLinkProps extends Pick<TableListProps, "databaseId" | "chosen" | "view"> {
  readonly to: NonNullable<TablesSearch["view"]>;
  readonly icon: LucideIcon;
  readonly label: string;
}

function ViewLink({ databaseId, chosen, view, to, icon: Icon, label }: ViewLinkProps) {
  const isOpen = view === to;
  return (
    <Link
      to="/databases/$id/tables"
      params={{ id: databaseId }}
      search={{ view: to, ...(to === "diagram" && chosen !== null && { table: chosen }) }}
      aria-current={isOpen ? "page" : undefined}
      className={joinClasses(
        rowClasses,
        "flex-auto gap-1.5! px-2! whitespace-nowrap",
        isOpen ? "bg-selected font-medium text-text" : "text-text-2",
      )}
    >
      <Icon className="size-3.5! text-text-3" />
      {label}
    </Link>
  );
}

/** Renders only visible rows, and loads the next page in advance. Arrow keys move between rows. */
function TableRows(props: TableListProps & { readonly tables: readonly TableSummary[] }) {
  const { databaseId, list, chosen, view, tables } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: tables.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (globalThis.innerWidth < 768 ? rowHeightNarrow : rowHeight),
    overscan,
  });
  const items = virtual.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && last >= tables.length - ahead) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage, last, tables.length]);
  const step = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const position = Number((event.target as HTMLElement).dataset["position"] ?? -1);
    if (by === undefined || position + by < 0 || position + by >= tables.length) return;
    event.preventDefault();
    virtual.scrollToIndex(position + by);
    requestAnimationFrame(() => {
      scroller.current?.querySelector<HTMLElement>(`[data-position="${position + by}"]`)?.focus();
    });
  };
  return (
    <div
      ref={scroller}
      role="presentation"
      onKeyDown={step}
      className="min-h-0 flex-1 overflow-y-auto px-2 pb-3 max-lg:max-h-[70dvh] max-lg:px-3"
    >
      <ul
        aria-label="Tables of this database"
        className="relative"
        style={{ height: virtual.getTotalSize() }}
      >
        {items.map(({ index, start, size }) => {
          const table = tables[index];
          if (table === undefined) return null;
          return (
            <li
              key={table.id}
              aria-setsize={hasNextPage ? -1 : tables.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0"
              style={{ top: start, height: size }}
            >
              <TableLink
                databaseId={databaseId}
                table={table}
                position={index}
                isOpen={view === null && table.id === chosen}
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const rowClasses =
  "flex h-full min-h-8 items-center gap-2 rounded-2 px-3 transition-colors hover:bg-hover hover:text-text -outline-offset-2 max-md:min-h-tap";

interface TableLinkProps {
  readonly databaseId: string;
  readonly table: TableSummary;
  readonly position: number;
  readonly isOpen: boolean;
}

function TableLink({ databaseId, table, position, isOpen }: TableLinkProps) {
  const { id, kind, rowCount, isHidden, runs } = table;
  const Icon = isHidden ? EyeOff : icons[kind];
  return (
    <Link
      to="/databases/$id/tables"
      params={{ id: databaseId }}
      search={{ table: id }}
      data-position={position}
      title={runs === null ? id : `${id}: not sampled, since reading it runs ${runs}`}
      aria-current={isOpen ? "page" : undefined}
      className={joinClasses(
        rowClasses,
        isOpen ? "bg-selected font-medium text-text" : isHidden ? "text-text-3" : "text-text-2",
      )}
    >
      <Icon className="size-3.5! text-text-3" />
      <span className="mono min-w-0 flex-1 truncate">{id}</span>
      {isHidden && <span className="sr-only">left out of answers</span>}
      {runs !== null && <span className="sr-only">not sampled</span>}
      <span className="figures text-12 font-normal text-text-3">
        {rowCount === null ? "–" : describeCount(rowCount)}
        <span className="sr-only"> rows</span>
      </span>
    </Link>
  );
}

const icons = { table: Table2, view: View } as const;
