import { listRelationships, type RelationshipSort, type SavedRelationship } from "@askery/api";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { CheckCheck } from "lucide-react";
import { PagedList } from "../../../shared/list/paged-list.tsx";
import { useSearch } from "../../../shared/list/use-search.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { endpointPages } from "../../../shared/server/endpoint-query.ts";
import { BackToTables } from "./back-to-tables.tsx";
import { useJudgeRelationships } from "./relationship-actions.ts";
import { RelationshipRow } from "./relationship-row.tsx";
import { useNextRow } from "./use-next-row.ts";
import { writeCount } from "../../../shared/wording/own-formats.ts";

const relationshipsAtOnce = 50;

interface RelationshipsPaneProps {
  readonly databaseId: string;
  /** The table whose relationships to list; all by default. */
  readonly table: string | undefined;
  readonly only: RelationshipSort;
  readonly isReadOnly: boolean;
}

/** All relationships of a database, in pages, where inferred ones are confirmed or rejected. */
export function RelationshipsPane({ databaseId, table, only, isReadOnly }: RelationshipsPaneProps) {
  const { typed, setTyped, settled } = useSearch();
  const list = useInfiniteQuery({
    ...endpointPages(listRelationships, {
      params: { databaseId },
      query: {
        limit: relationshipsAtOnce,
        only,
        ...(settled !== "" && { search: settled }),
        ...(table !== undefined && { table }),
      },
    }),
    // While another list loads, the previous one stays visible.
    placeholderData: keepPreviousData,
  });
  const judge = useJudgeRelationships(databaseId);
  const shown = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const undecided = shown.filter(({ verdict }) => verdict === "undecided");
  const { container, remember } = useNextRow();
  return (
    <div className="px-5 pt-4 pb-10 max-md:px-4">
      <BackToTables databaseId={databaseId} />
      <PaneHead databaseId={databaseId} table={table} />
      <div className="mt-3 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
        <SortPicker databaseId={databaseId} table={table} only={only} counts={list.data?.pages[0]?.counts} />
        <div className="w-56 max-sm:w-full">
          <SearchField label="Find a relationship" value={typed} onValueChange={setTyped} />
        </div>
        {!isReadOnly && undecided.length > 1 && (
          <Button
            size="sm"
            icon={CheckCheck}
            className="ms-auto"
            onClick={() => judge(undecided, "confirmed")}
          >
            Confirm all {undecided.length} shown
          </Button>
        )}
      </div>
      <div ref={container} onClickCapture={remember} role="presentation">
        <PagedList
          query={list}
          label="Relationships"
          keyOf={({ id }: SavedRelationship) => id}
          renderRow={(relationship) => (
            <RelationshipRow
              databaseId={databaseId}
              relationship={relationship}
              tableId={null}
              isReadOnly={isReadOnly}
              onJudge={(verdict) => judge([relationship], verdict)}
            />
          )}
          empty={<NoneListed only={only} search={settled} />}
        />
      </div>
    </div>
  );
}

function PaneHead({ databaseId, table }: Pick<RelationshipsPaneProps, "databaseId" | "table">) {
  return (
    <>
      <h3 className="text-16 font-semibold wrap-anywhere">
        Relationships{table !== undefined && <> of {table}</>}
      </h3>
      <p className="max-w-text text-text-2">
        Questions go from table to table along these. One that was found in the data is used until someone
        says that it is none.{" "}
        {table !== undefined && (
          <Link
            to="/databases/$id/tables"
            params={{ id: databaseId }}
            search={{ view: "relationships" }}
            className="underline underline-offset-2 hover:text-text"
          >
            Show those of all tables
          </Link>
        )}
      </p>
    </>
  );
}

interface SortPickerProps extends Omit<RelationshipsPaneProps, "isReadOnly"> {
  /** Undefined while unknown. */
  readonly counts: Readonly<Record<RelationshipSort, number>> | undefined;
}

function SortPicker({ databaseId, table, only, counts }: SortPickerProps) {
  const navigate = useNavigate();
  return (
    <Segmented
      label="Which relationships"
      value={only}
      segments={sorts.map((sort) => ({
        ...sort,
        aside: counts && (
          <span className="figures text-12 text-text-3">{writeCount(counts[sort.value])}</span>
        ),
      }))}
      onValueChange={(next) =>
        void navigate({
          to: "/databases/$id/tables",
          params: { id: databaseId },
          search: {
            view: "relationships",
            ...(table !== undefined && { table }),
            ...(next !== "all" && { only: next }),
          },
          replace: true,
        })
      }
    />
  );
}

const sorts: readonly { readonly value: RelationshipSort; readonly label: string }[] = [
  { value: "all", label: "All" },
  { value: "undecided", label: "To decide" },
  { value: "found", label: "Found" },
  { value: "declared", label: "Declared" },
  { value: "given", label: "By people" },
];

function NoneListed({ only, search }: { readonly only: RelationshipSort; readonly search: string }) {
  if (search !== "") {
    return (
      <p className="p-4 text-text-3">No relationship has “{search}” in the name of a table or column.</p>
    );
  }
  const { title, text } = none[only];
  return (
    <EmptyState title={title} drawing="grid">
      {text}
    </EmptyState>
  );
}

const none: Readonly<Record<RelationshipSort, { readonly title: string; readonly text: string }>> = {
  all: {
    title: "No relationships yet",
    text: "None was declared or found. Open a table and declare what it refers to.",
  },
  undecided: {
    title: "Nothing to decide",
    text: "Nothing was found that people have not confirmed or rejected.",
  },
  found: {
    title: "Nothing was found",
    text: "What tables have in common is looked for whenever they are read.",
  },
  declared: { title: "None declared", text: "The database has no foreign keys that it tells of." },
  given: { title: "None declared by people", text: "Open a table and declare what it refers to." },
};
