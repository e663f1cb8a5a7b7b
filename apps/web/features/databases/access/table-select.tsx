import { listTables } from "@askery/api";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "../../../shared/list/use-search.ts";
import { endpointPages } from "../../../shared/server/endpoint-query.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { Select } from "../../../ui/select.tsx";

interface TableSelectProps {
  readonly databaseId: string;
  /** Tables that can't be chosen. */
  readonly except: readonly string[];
  readonly value: string | null;
  readonly onChoose: (tableId: string) => void;
}

/** A choice among the tables of a database. If there are many, they are searched. */
export function TableSelect({ databaseId, except, value, onChoose }: TableSelectProps) {
  const search = useSearch();
  const list = useInfiniteQuery(
    endpointPages(listTables, {
      params: { databaseId },
      query: search.settled === "" ? {} : { search: search.settled },
    }),
  );
  const found = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const ids = found.map(({ id }) => id).filter((id) => !except.includes(id));
  const shown = value === null || ids.includes(value) ? ids : [value, ...ids];
  return (
    <>
      {(list.hasNextPage || search.typed !== "") && (
        <SearchField label="Find a table" value={search.typed} onValueChange={search.setTyped} />
      )}
      <Select
        label="Table"
        options={shown.map((id) => ({ value: id, label: id }))}
        value={value ?? undefined}
        onValueChange={onChoose}
      />
    </>
  );
}
