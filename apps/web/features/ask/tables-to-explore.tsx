import { listTables, type TableSummary } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Table2 } from "lucide-react";
import type { ReactNode } from "react";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

const shownCount = 8;

interface TablesToExploreProps {
  readonly databaseId: string;
  /** What follows the tables: it comes with them, so that nothing moves. */
  readonly children: ReactNode;
}

/** The tables of a database, with links to their profiles. */
export function TablesToExplore({ databaseId, children }: TablesToExploreProps) {
  const tables = useQuery(
    endpointQuery(listTables, { params: { databaseId }, query: { limit: shownCount } }),
  );
  if (tables.isPending) return null;
  return (
    <>
      {tables.isSuccess && tables.data.items.length > 0 && (
        <TableLinks {...{ databaseId }} tables={tables.data.items} />
      )}
      {children}
    </>
  );
}

interface TableLinksProps {
  readonly databaseId: string;
  readonly tables: readonly TableSummary[];
}

function TableLinks({ databaseId, tables }: TableLinksProps) {
  return (
    <section className="mt-10">
      <h3 className="mb-1 text-12 font-medium text-text-3">Tables to look into</h3>
      <ul className="grid grid-cols-2 gap-x-6 page-narrow:grid-cols-1">
        {tables.map(({ id, name, rowCount }) => (
          <li key={id}>
            <Link
              to="/databases/$id/tables"
              params={{ id: databaseId }}
              search={{ table: id }}
              className="flex min-h-9 items-center gap-2 border-t border-line text-text-2 hover:text-text max-md:min-h-tap"
            >
              <Table2 className="size-3.5! text-text-3" />
              <span className="mono min-w-0 flex-1 truncate">{name}</span>
              {rowCount !== null && (
                <span className="figures text-12 text-text-3">{rowCount.toLocaleString("en-US")} rows</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
