import { listTables, type ChartStart } from "@askery/api";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "../../../shared/list/use-search.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { countOf } from "../../../shared/wording/count-of.ts";
import { OptionList } from "../../../ui/option-list.tsx";

interface TableStartProps {
  readonly databaseId: string;
  readonly start: (start: ChartStart, words: string) => void;
}

/** The tables of the database, to count the rows of one and go on from there. */
export function TableStart({ databaseId, start }: TableStartProps) {
  const { typed, setTyped, settled } = useSearch();
  const query = { limit: 100, ...(settled !== "" && { search: settled }) };
  const tables = useQuery({
    ...endpointQuery(listTables, { params: { databaseId }, query }),
    placeholderData: keepPreviousData,
  });
  const options = (tables.data?.items ?? [])
    .filter(({ isHidden }) => !isHidden)
    .map(({ id, name, schema, rowCount, columnCount }) => ({
      value: id,
      key: id,
      words: name,
      group: schema ?? "",
      aside: rowCount === null ? countOf(columnCount, "column") : countOf(rowCount, "row"),
    }));
  return (
    <div className="flex max-h-[28rem] flex-col pt-3">
      <OptionList
        label="Find a table"
        {...{ options, typed }}
        onTyped={setTyped}
        empty={describeNothing(tables.error, tables.isPending)}
        onPick={(table) => start({ kind: "table", table }, `rows of ${table}`)}
      />
    </div>
  );
}

function describeNothing(error: Error | null, isPending: boolean): string {
  if (error !== null) return describeFailure(error).title;
  return isPending ? "Loading the tables" : "No table has this name.";
}
