import { headerOf, type Answer } from "@askery/model";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef, useState } from "react";
import { reachable } from "../ui/reachable.ts";
import { SearchField } from "../ui/search-field.tsx";
import { CopyButton } from "./copy-button.tsx";
import { incompleteRow } from "./incomplete-row.ts";
import { nextOrder, type RowOrder } from "./order-rows.ts";
import { printRows } from "./print-rows.ts";
import { isFigure } from "./show-cell.ts";
import { TableHeader } from "./table-header.tsx";
import { TableRow } from "./table-row.tsx";
import { TableTotal } from "./table-total.tsx";
import { useTableRows } from "./use-table-rows.ts";

interface AnswerTableProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly locale: string;
  /** What the table holds, for a screen reader. */
  readonly label: string;
  /** The last day that counts in a period that is not over: its row says so. Default: all are over. */
  readonly incompleteFrom?: string | null;
}

const rowHeight = 32;
const mostHeight = 420;
/** From so many rows on, a search field stands above. */
const searchableRows = 8;
/** Rows drawn above and below what is seen, so that none is missing while scrolling. */
const overscan = 12;

/** All rows of an answer: sorted by a press on a header, searched, copied, and only those in sight are drawn. */
export function AnswerTable({ answer, locale, label, incompleteFrom = null }: AnswerTableProps) {
  const { table, outputs } = answer;
  const [order, setOrder] = useState<RowOrder | null>(null);
  const [search, setSearch] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  const { show, widths, rows } = useTableRows(answer, { locale, order, search });
  const incomplete = useMemo(
    () => incompleteRow({ table, outputs }, incompleteFrom),
    [table, outputs, incompleteFrom],
  );
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  const print = () => {
    const cellOf = (column: number, row: number) => table.values[column]?.[row] ?? null;
    return printRows({
      headers: outputs.map(headerOf),
      rows: rows.map((row) =>
        outputs.map((_, column) => ({ shown: show(column, row), cell: cellOf(column, row) })),
      ),
    });
  };
  return (
    <>
      <div className="flex items-center justify-between gap-2 border-b border-line px-4 py-2 max-md:px-2">
        {table.rowCount < searchableRows ? (
          <span />
        ) : (
          <SearchField
            label={`Find in ${table.rowCount.toLocaleString("en-US")} rows`}
            value={search}
            onValueChange={setSearch}
            className="w-56 min-w-0 max-md:flex-1"
          />
        )}
        <span className="-me-2 max-md:me-0">
          <CopyButton what="table" read={print} />
        </span>
      </div>
      <section
        {...reachable}
        ref={scroller}
        aria-label={label}
        className="overflow-auto -outline-offset-2"
        style={{ maxHeight: mostHeight }}
      >
        <table aria-rowcount={rows.length + 1} className="w-full border-separate border-spacing-0 text-13">
          <TableHeader
            {...{ outputs, widths, order }}
            onSort={(column) => setOrder(nextOrder(order, { column, isFigure: isFigure(outputs[column]) }))}
          />
          <tbody>
            {above > 0 && <tr aria-hidden style={{ height: above }} />}
            {items.map(({ index }) => (
              <TableRow
                key={index}
                {...{ answer, show, incomplete }}
                row={rows[index] ?? 0}
                place={index + 2}
              />
            ))}
            {below > 0 && <tr aria-hidden style={{ height: below }} />}
          </tbody>
          <TableTotal answer={answer} rows={rows} locale={locale} />
        </table>
        {rows.length === 0 && <NoRows search={search} />}
      </section>
    </>
  );
}

function NoRows({ search }: { readonly search: string }) {
  return (
    <p className="px-4 py-6 text-center text-text-3">
      {search === "" ? "There are no rows." : `No row holds “${search}”.`}
    </p>
  );
}
