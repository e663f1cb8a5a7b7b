import type { AuditEntry, AuditFilters } from "@askery/api";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Select } from "../../ui/select.tsx";
import { saveFile } from "../files/save-file.ts";
import { PagedList } from "../list/paged-list.tsx";
import { useSearch } from "../list/use-search.ts";
import { AuditRow } from "./audit-row.tsx";
import type { AuditSource } from "./audit-source.ts";

/** Who did what, latest first: searched, filtered and exported. */
export function AuditLog({ source }: { readonly source: AuditSource }) {
  const search = useSearch();
  const [actorId, setActorId] = useState(everybody);
  const [act, setAct] = useState(everything);
  const filters: AuditFilters = {
    ...(search.settled !== "" && { search: search.settled }),
    ...(actorId !== everybody && { actorId }),
    ...(act !== everything && { act }),
  };
  const isFiltered = Object.keys(filters).length > 0;
  const list = useInfiniteQuery({ ...source.entries(filters), placeholderData: keepPreviousData });
  const { data: choices } = useQuery(source.choices);
  const people = choices?.actors.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const acts = choices?.acts.map(({ act: value, words }) => ({ value, label: words })) ?? [];
  return (
    <>
      <div className="mb-4 grid grid-cols-[minmax(0,1fr)_12rem_14rem_auto] gap-2 max-lg:grid-cols-2">
        <SearchField
          label="Find an entry"
          value={search.typed}
          onValueChange={search.setTyped}
          className="max-lg:col-span-2"
        />
        <Select
          label="Person"
          isLabelHidden
          options={[{ value: everybody, label: "Everybody" }, ...people]}
          value={actorId}
          onValueChange={setActorId}
        />
        <Select
          label="Act"
          isLabelHidden
          options={[{ value: everything, label: "Everything" }, ...acts]}
          value={act}
          onValueChange={setAct}
        />
        <Button
          icon={Download}
          className="max-lg:col-span-2"
          onClick={() => saveFile(source.exportAddress(filters), "audit-log.csv")}
        >
          Export CSV
        </Button>
      </div>
      <PagedList
        query={list}
        label="Audit log"
        keyOf={({ id }: AuditEntry) => id}
        renderRow={(entry) => <AuditRow entry={entry} />}
        empty={<Nothing isFiltered={isFiltered} />}
      />
    </>
  );
}

const everybody = "everybody";
const everything = "everything";

function Nothing({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title="No entry fits" drawing="rows">
      Search for other words, or show everybody and everything.
    </EmptyState>
  ) : (
    <EmptyState title="No entries yet" drawing="rows">
      What people change appears here.
    </EmptyState>
  );
}
