import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { useSearch } from "../../../shared/list/use-search.ts";
import { databaseQuery } from "../../../shared/server/queries.ts";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { joinClasses } from "../../../ui/join-classes.ts";
import { LinkButton } from "../../../shared/page/link-button.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { canConnect, canEdit } from "../settings/database-words.ts";
import { tableListQuery } from "../../../shared/knowledge/table-queries.ts";
import { TableList } from "./table-list.tsx";
import { TablePane } from "./table-pane.tsx";
import { RelationshipsPane } from "./relationships-pane.tsx";
import type { TablesSearch } from "./tables-search.ts";

const DiagramPane = lazy(async () => ({ default: (await import("./diagram-pane.tsx")).DiagramPane }));

interface TablesTabProps {
  readonly id: string;
  readonly search: TablesSearch;
}

/** The tables of a database: the list at the left, the open table with its columns next to it. */
export function TablesTab({ id, search }: TablesTabProps) {
  const { typed, setTyped, settled } = useSearch();
  const list = useInfiniteQuery(tableListQuery(id, settled));
  const all = useInfiniteQuery(tableListQuery(id, ""));
  const database = useQuery(databaseQuery(id));
  const first = all.data?.pages[0]?.items[0];
  if (all.error && all.data === undefined) {
    return <FailurePanel error={all.error} onRetry={() => void all.refetch()} />;
  }
  if (all.data === undefined) {
    return (
      <WaitingLine>
        {database.data?.kind === "sample"
          ? "Building the sample data. On a new server this takes a minute."
          : "Looking at the tables"}
      </WaitingLine>
    );
  }
  if (first === undefined) return <NoTables id={id} />;
  const { view } = search;
  const tableId = search.table ?? first.id;
  const isChosen = search.table !== undefined || view !== undefined;
  const isReadOnly = database.data === undefined || !canEdit(database.data.role);
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <aside
        aria-label="Tables"
        className={joinClasses(
          "flex flex-col border-line lg:sticky lg:top-0 lg:max-h-[calc(100dvh-var(--h-header)-1rem)] lg:border-e",
          // Below the line that shows during a sync.
          "lg:in-data-reading:top-11 lg:in-data-reading:max-h-[calc(100dvh-var(--h-header)-3.75rem)]",
          isChosen && "max-lg:hidden",
        )}
      >
        <TableList
          databaseId={id}
          list={list}
          typed={typed}
          onType={setTyped}
          chosen={view === undefined ? tableId : null}
          view={view ?? null}
        />
      </aside>
      <div className={joinClasses("min-w-0", !isChosen && "max-lg:hidden")}>
        {view === "relationships" && (
          <RelationshipsPane
            databaseId={id}
            table={search.table}
            only={search.only ?? "all"}
            isReadOnly={isReadOnly}
          />
        )}
        {view === "diagram" && (
          <Suspense fallback={<WaitingLine>Drawing the diagram</WaitingLine>}>
            <DiagramPane databaseId={id} around={search.table ?? null} />
          </Suspense>
        )}
        {view === undefined && (
          <TablePane
            key={tableId}
            databaseId={id}
            tableId={tableId}
            isReadOnly={isReadOnly}
            canLift={database.data !== undefined && canConnect(database.data.role)}
          />
        )}
      </div>
    </div>
  );
}

function NoTables({ id }: { readonly id: string }) {
  return (
    <div className="page-column">
      <Card>
        <EmptyState
          title="No tables yet"
          drawing="rows"
          action={<LinkButton to={`/databases/${id}/connection`}>Open the connection</LinkButton>}
        >
          Nothing was read so far, or the user may read no table. The connection says which.
        </EmptyState>
      </Card>
    </div>
  );
}
