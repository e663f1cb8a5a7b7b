import type { Answer } from "@askery/model";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState } from "react";
import { countOf } from "../../wording/count-of.ts";
import { joinClasses } from "../../../ui/join-classes.ts";
import { Late } from "../../../ui/late.tsx";
import { scrollable } from "../../../ui/scrollable.ts";
import { useFadedEnd } from "../../../ui/use-faded-end.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { CopyButton } from "../../copy/copy-button.tsx";
import { incompleteRow } from "./incomplete-row.ts";
import { nextOrder, type RowOrder } from "../sheet/order-rows.ts";
import { isFigure } from "../sheet/show-cell.ts";
import { maxTableHeight, rowHeight, searchableRows, tableHeight } from "./table-height.ts";
import { TableBody } from "./table-body.tsx";
import { TableHeader } from "./table-header.tsx";
import { RestLine } from "./read-rest.tsx";
import { TableTotal } from "./table-total.tsx";
import { useTableRows } from "./use-table-rows.ts";
import type { TableRest } from "./whole-table.ts";

interface AnswerTableProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly locale: string;
  /** The accessible name: the table's content. */
  readonly label: string;
  /** The last day with data in an incomplete period, whose row shows it. Default: all periods are complete. */
  readonly incompleteFrom?: string | null;
  /** The rows that are not loaded yet; the table loads them when it is shown. Default: all are loaded. */
  readonly rest?: TableRest | null;
}

/** Rows rendered above and below the visible ones, so that none is missing while scrolling. */
const overscan = 8;

/** Longer tables have fixed column widths: measuring every cell is too slow for scrolling. */
const longRows = 1_000;
const fixedClasses = "table-fixed [&_td]:overflow-hidden [&_td]:text-ellipsis [&_td>span]:inline";

/** The rows of an answer, which can be sorted, searched and copied. Renders only visible rows. */
export function AnswerTable(props: AnswerTableProps) {
  const { answer, locale, label, incompleteFrom = null, rest = null } = props;
  const { table, outputs } = answer;
  const [order, setOrder] = useState<RowOrder | null>(null);
  const [search, setSearch] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  useFadedEnd(scroller);
  const { show, widths, rows, isArranging, print } = useTableRows(answer, { locale, order, search });
  const incomplete = useMemo(
    () => incompleteRow({ table, outputs }, incompleteFrom),
    [table, outputs, incompleteFrom],
  );
  const isAsItCame = order === null && search === "";
  const rowCount = rest !== null && isAsItCame ? rest.rowCount : rows.length;
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  const wholeCount = rest?.rowCount ?? table.rowCount;
  const isLong = wholeCount > longRows;
  return (
    <div onPointerEnter={rest?.want} onFocusCapture={rest?.want} onScrollCapture={rest?.want}>
      <div className="flex h-(--h-table-bar) items-center justify-between gap-2 border-b border-line px-4 max-md:px-2">
        {wholeCount < searchableRows ? (
          <span />
        ) : (
          <SearchField
            label={`Find in ${countOf(wholeCount, "row")}`}
            value={search}
            onValueChange={setSearch}
            className="w-56 min-w-0 max-md:flex-1"
          />
        )}
        <ArrangingLine isArranging={isArranging} />
        <span className="-me-2 max-md:me-0">
          {rest === null && (
            <CopyButton what="table" read={print} thanks={`Copied ${countOf(rows.length, "row")}`} />
          )}
        </span>
      </div>
      <section
        {...scrollable}
        ref={scroller}
        aria-label={label}
        aria-busy={isArranging || undefined}
        className="overflow-auto -outline-offset-2"
        style={{ maxHeight: maxTableHeight, minHeight: tableHeight(wholeCount) }}
      >
        <table
          aria-rowcount={rowCount + 1}
          className={joinClasses("w-full border-separate border-spacing-0 text-13", isLong && fixedClasses)}
        >
          <TableHeader
            {...{ outputs, widths, order, isLong }}
            onSort={(column) => setOrder(nextOrder(order, { column, isFigure: isFigure(outputs[column]) }))}
          />
          <TableBody {...{ answer, show, incomplete, rows, virtual }} />
          {rest === null && <TableTotal answer={answer} rows={rows} locale={locale} />}
        </table>
        {rows.length === 0 && <NoRows search={search} />}
      </section>
      {rest !== null && (rest.isReading || rest.failure !== null) && (
        <div className="border-t border-line">
          <RestLine rest={rest} />
        </div>
      )}
    </div>
  );
}

/** Shows that a long table is being sorted or searched, after a short delay. */
function ArrangingLine({ isArranging }: { readonly isArranging: boolean }) {
  return (
    <output className="me-auto text-13 text-text-2">
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

function NoRows({ search }: { readonly search: string }) {
  return (
    <p className="px-4 py-6 text-center text-text-3">
      {search === "" ? "There are no rows." : `No row contains “${search}”.`}
    </p>
  );
}
