import { listTables, type TableSummary } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Table2, Telescope } from "lucide-react";
import type { ReactNode } from "react";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

const shownCount = 9;

interface TablesToExploreProps {
  readonly databaseId: string;
  /** What follows the tables: it comes with them, so that nothing moves. */
  readonly children: ReactNode;
}

/** Where to look around: the whole database, or one of its tables. */
export function TablesToExplore({ databaseId, children }: TablesToExploreProps) {
  const tables = useQuery(
    endpointQuery(listTables, { params: { databaseId }, query: { limit: shownCount } }),
  );
  if (tables.isPending) return null;
  return (
    <>
      {tables.isSuccess && tables.data.items.length > 0 && <TableLinks tables={tables.data.items} />}
      {children}
    </>
  );
}

function TableLinks({ tables }: { readonly tables: readonly TableSummary[] }) {
  return (
    <section className="mt-10">
      <h3 className="mb-1 text-12 font-medium text-text-3">Look around, without a question</h3>
      <ul className="grid grid-cols-2 gap-x-6 page-narrow:grid-cols-1">
        <li>
          <Link to="/ask/explorer" search={{ look: "all" }} className={row}>
            <Telescope className="size-3.5! text-accent-text" />
            <span className="min-w-0 flex-1 truncate font-medium text-text">All tables</span>
          </Link>
        </li>
        {tables.map(({ id, name, rowCount }) => (
          <li key={id}>
            <Link to="/ask/explorer" search={{ table: id }} className={row}>
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

const row =
  "flex min-h-9 items-center gap-2 border-t border-line text-text-2 hover:text-text max-md:min-h-tap";
