import { listServerDatabases } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { ListRow } from "../../shared/list/list-row.tsx";
import { useSearch } from "../../shared/list/use-search.ts";
import { endpointPages } from "../../shared/server/endpoint-query.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";

/** The databases of the server, with their owners. What is in them stays theirs. */
export function DatabaseSection({ count }: { readonly count: number }) {
  const search = useSearch();
  const list = useInfiniteQuery(
    endpointPages(
      listServerDatabases,
      { params: {}, query: search.settled === "" ? {} : { search: search.settled } },
      0,
    ),
  );
  return (
    <Section
      title="Databases"
      description={`${countOf(count, "database")}. Only their members see what is in them.`}
    >
      <SearchField label="Find a database" value={search.typed} onValueChange={search.setTyped} />
      <PagedList
        query={list}
        label="Databases"
        keyOf={({ id }) => id}
        renderRow={({ name, kind, owner, memberCount }) => (
          <ListRow
            title={name}
            detail={`${kind}, owned by ${owner.name}, ${countOf(memberCount, "member")}`}
          />
        )}
        empty={
          <EmptyState title="No databases" drawing="rows">
            {search.settled === ""
              ? "Databases appear here when people add them."
              : `No database is called “${search.settled}”.`}
          </EmptyState>
        }
      />
    </Section>
  );
}
