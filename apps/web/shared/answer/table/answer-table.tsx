import type { Answer } from "@askery/model";
import { useVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { useFadedEnd } from "../../../ui/use-faded-end.ts";
import { readVisibleColumns } from "../columns/visible-column.ts";
import { incompleteRow } from "./incomplete-row.ts";
import type { ShowPointActions } from "../point/answer-point.ts";
import { RestLine } from "./read-rest.tsx";
import { CellDetail } from "./cell-detail.tsx";
import { maxTableHeight, rowHeight, tableHeight } from "./table-height.ts";
import { TableBar } from "./table-bar.tsx";
import { TableBody } from "./table-body.tsx";
import { TableHeader } from "./table-header.tsx";
import { TableTotal } from "./table-total.tsx";
import { useArrangement } from "./use-arrangement.ts";
import { useCellCursor } from "./use-cell-cursor.ts";
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
  /** What can be done from a cell. Default: the shown rows are filtered by it. */
  readonly pointActions?: ShowPointActions | undefined;
}

/** Rows rendered above and below the visible ones, so that none is missing while scrolling. */
const overscan = 8;

/** Longer tables have fixed column widths: measuring every cell is too slow for scrolling. */
const longRows = 1_000;
const fixedClasses = "table-fixed [&_td]:overflow-hidden [&_td]:text-ellipsis [&_.cell-text]:inline";

/**
 * The rows of an answer, which can be sorted, searched, filtered and copied, with columns that can be moved, hidden,
 * frozen and resized. Renders only visible rows. It is a grid: arrows move between cells, Enter shows one in full.
 */
export function AnswerTable(props: AnswerTableProps) {
  const { answer, locale, label, incompleteFrom = null, rest = null, pointActions } = props;
  const { table, outputs } = answer;
  const arranging = useArrangement(outputs);
  const { layout, ...wish } = arranging.arrangement;
  const scroller = useRef<HTMLDivElement>(null);
  useFadedEnd(scroller);
  const found = useTableRows(answer, wish, locale);
  const { rows, isArranging } = found;
  const columns = useMemo(() => readVisibleColumns(layout, outputs), [layout, outputs]);
  const incomplete = useMemo(
    () => incompleteRow({ table, outputs }, incompleteFrom),
    [table, outputs, incompleteFrom],
  );
  const isEachRow = wish.search === "" && wish.filters.length === 0;
  const rowCount = rest !== null && isEachRow && wish.order === null ? rest.rowCount : rows.length;
  const virtual = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  const cursor = useCellCursor({ grid: scroller, virtual, rowCount, columnCount: columns.length });
  const wholeCount = rest?.rowCount ?? table.rowCount;
  const isFixed = layout.widths !== null || wholeCount > longRows;
  return (
    <div onPointerEnter={rest?.want} onFocusCapture={rest?.want} onScrollCapture={rest?.want}>
      <TableBar {...{ outputs, arranging, found, wholeCount }} isWhole={rest === null} />
      <section
        ref={scroller}
        aria-label={label}
        aria-busy={isArranging || undefined}
        className="isolate overflow-auto"
        style={{ maxHeight: maxTableHeight, minHeight: tableHeight(wholeCount) }}
      >
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table with a cursor is a grid
          role="grid"
          aria-label={label}
          aria-rowcount={rowCount + 1}
          className={joinClasses("w-full border-separate border-spacing-0 text-13", isFixed && fixedClasses)}
          style={{ width: widthOf(columns) }}
        >
          <TableHeader {...{ answer, columns, arranging, locale, isFixed }} characters={found.widths} />
          <TableBody {...{ answer, columns, incomplete, rows, virtual, cursor }} show={found.show} />
          {rest === null && <TableTotal {...{ answer, columns, rows, locale }} />}
        </table>
        {rows.length === 0 && <NoRows isEmpty={isEachRow} />}
      </section>
      <CellDetail {...{ answer, columns, rows, cursor, locale, arranging, pointActions }} />
      {rest !== null && (rest.isReading || rest.failure !== null) && (
        <div className="border-t border-line">
          <RestLine rest={rest} />
        </div>
      )}
    </div>
  );
}

/** The sum of fixed widths; undefined if columns are as wide as their values need. */
function widthOf(columns: ReturnType<typeof readVisibleColumns>): string | undefined {
  if (columns.some(({ width }) => width === null)) return undefined;
  const total = columns.reduce((sum, { width }) => sum + (width ?? 0), 0);
  return `max(100%, ${total}px)`;
}

function NoRows({ isEmpty }: { readonly isEmpty: boolean }) {
  return (
    <p className="px-4 py-6 text-center text-text-3">
      {isEmpty ? "There are no rows." : "No row matches. Clear the search or the filters."}
    </p>
  );
}
