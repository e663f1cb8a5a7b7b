import { listTables } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Table2 } from "lucide-react";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

const shownCount = 8;

/** The tables of a database, with links to their profiles. */
export function TablesToExplore({ databaseId }: { readonly databaseId: string }) {
  const tables = useQuery(
    endpointQuery(listTables, { params: { databaseId }, query: { limit: shownCount } }),
  );
  if (tables.data === undefined || tables.data.items.length === 0) return null;
  return (
    <section className="mt-10">
      <h3 className="mb-1 text-12 font-medium text-text-3">Tables to look into</h3>
      <ul className="grid grid-cols-2 gap-x-6 page-narrow:grid-cols-1">
        {tables.data.items.map(({ id, name, rowCount }) => (
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
