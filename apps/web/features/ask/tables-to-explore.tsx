import { findTopicExploration, listTables, type TableSummary } from "@askery/api";
import type { ExplorationChoice } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Table2, Telescope } from "lucide-react";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { writeCount } from "../../shared/wording/own-formats.ts";

const shownCount = 9;

/** Where to look around: the whole database, one of its tables, or a figure. */
export function TablesToExplore({ databaseId }: { readonly databaseId: string }) {
  const tables = useQuery(
    endpointQuery(listTables, { params: { databaseId }, query: { limit: shownCount } }),
  );
  const starts = useQuery(endpointQuery(findTopicExploration, { params: { databaseId }, query: {} }));
  // Both come together, so that nothing moves.
  if (tables.isPending || starts.isPending) return null;
  const figures = starts.data?.choices.filter(({ exploration }) => exploration.measure !== null) ?? [];
  return (
    <>
      {tables.isSuccess && tables.data.items.length > 0 && <TableLinks tables={tables.data.items} />}
      {figures.length > 0 && <FigureLinks figures={figures} />}
    </>
  );
}

function FigureLinks({ figures }: { readonly figures: readonly ExplorationChoice[] }) {
  return (
    <section className="mt-8">
      <h3 className="mb-2 text-12 font-medium text-text-3">Or at a figure</h3>
      <ul className="flex flex-wrap gap-2">
        {figures.map(({ words, exploration: { table, measure } }) => (
          <li key={`${table} ${measure}`}>
            <LinkButton
              to="/ask/explorer"
              search={{ ...(table !== null && { table }), ...(measure !== null && { measure }) }}
              size="sm"
            >
              {words}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
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
                <span className="figures text-12 text-text-3">{writeCount(rowCount)} rows</span>
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
