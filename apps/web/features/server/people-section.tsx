import { listServerPeople } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "../../shared/list/paged-list.tsx";
import { useSearch } from "../../shared/list/use-search.ts";
import { endpointPages } from "../../shared/server/endpoint-query.ts";
import { countPeople } from "../../shared/wording/count-of.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Section } from "../../ui/section.tsx";
import { PersonRow } from "./person-row.tsx";

/** The accounts of the server, which are searched, suspended and signed out here. */
export function PeopleSection({ count }: { readonly count: number }) {
  const search = useSearch();
  const list = useInfiniteQuery(
    endpointPages(
      listServerPeople,
      { params: {}, query: search.settled === "" ? {} : { search: search.settled } },
      0,
    ),
  );
  return (
    <Section title="People" description={`${countPeople(count)} with an account, latest first.`}>
      <SearchField label="Find a person" value={search.typed} onValueChange={search.setTyped} />
      <PagedList
        query={list}
        label="People"
        keyOf={({ person }) => person.id}
        renderRow={(one) => <PersonRow one={one} />}
        empty={
          <EmptyState title={`Nobody matches “${search.settled}”`}>
            Search for a part of a name or of an e-mail address.
          </EmptyState>
        }
      />
    </Section>
  );
}
