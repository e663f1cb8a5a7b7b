import type { Output } from "@askery/model";
import { FunnelX } from "lucide-react";
import { countOf } from "../../wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Late } from "../../../ui/late.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { ColumnsMenu } from "../columns/columns-menu.tsx";
import { visibleColumns } from "../columns/column-layout.ts";
import { CopyRows } from "./copy-rows.tsx";
import { searchableRows } from "./table-height.ts";
import type { Arranging } from "./use-arrangement.ts";
import type { useTableRows } from "./use-table-rows.ts";
import { writeCount } from "../../wording/own-formats.ts";

interface TableBarProps {
  readonly outputs: readonly Output[];
  readonly arranging: Arranging;
  readonly found: ReturnType<typeof useTableRows>;
  /** The rows of the whole table. */
  readonly wholeCount: number;
  /** Whether all rows are loaded, and can be copied. */
  readonly isWhole: boolean;
}

/** Above a table: its search, what is filtered, its columns, and copying. */
export function TableBar({ outputs, arranging, found, wholeCount, isWhole }: TableBarProps) {
  const { arrangement, setSearch, clearFilters, setLayout } = arranging;
  const { rows, isArranging, print } = found;
  return (
    <div className="flex h-(--h-table-bar) items-center gap-1 border-b border-line px-4 max-md:px-2">
      {wholeCount >= searchableRows && (
        <SearchField
          label={`Find in ${countOf(wholeCount, "row")}`}
          value={arrangement.search}
          onValueChange={setSearch}
          className="me-1 w-56 min-w-0 max-md:flex-1"
        />
      )}
      <ArrangingLine isArranging={isArranging} />
      {arrangement.filters.length > 0 && (
        <Button kind="ghost" size="sm" icon={FunnelX} onClick={clearFilters}>
          <span className="max-md:sr-only">Clear filters</span>
        </Button>
      )}
      <span className="ms-auto flex items-center md:-me-2">
        {arrangement.filters.length > 0 && (
          <output className="me-2 text-12 text-text-3 max-md:sr-only">
            {`${writeCount(rows.length)} of ${countOf(wholeCount, "row")}`}
          </output>
        )}
        {outputs.length > 1 && (
          <ColumnsMenu
            outputs={outputs}
            layout={arrangement.layout}
            onChange={(layout) => setLayout(() => layout)}
          />
        )}
        {isWhole && (
          <CopyRows
            rowCount={rows.length}
            print={(format) => print(visibleColumns(arrangement.layout), format)}
          />
        )}
      </span>
    </div>
  );
}

/** Shows that a long table is being sorted or searched, after a short delay. */
function ArrangingLine({ isArranging }: { readonly isArranging: boolean }) {
  return (
    <output className="text-13 text-text-2">
      {isArranging && (
        <Late afterMs={150}>
          <span className="flex animate-appear items-center gap-2">
            <Spinner />
            <span className="max-md:sr-only">Sorting rows</span>
          </span>
        </Late>
      )}
    </output>
  );
}
