import { formatExact, headerOf, type Answer, type Output } from "@askery/model";
import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useMemo, useRef, useState } from "react";
import { joinClasses } from "../ui/join-classes.ts";
import { reachable } from "../ui/reachable.ts";
import { SearchField } from "../ui/search-field.tsx";
import { filterRows, orderRows, type RowOrder } from "./order-rows.ts";

interface AnswerTableProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly locale: string;
  /** What the table holds, for a screen reader. */
  readonly label: string;
}

const rowHeight = 32;
const mostHeight = 420;
/** From so many rows on, a search field stands above. */
const searchableRows = 12;
/** Rows drawn above and below what is seen, so that none is missing while scrolling. */
const overscan = 12;

/** All rows of an answer: sorted by a press on a header, searched, and only those in sight are drawn. */
export function AnswerTable({ answer: { table, outputs }, locale, label }: AnswerTableProps) {
  const [order, setOrder] = useState<RowOrder | null>(null);
  const [search, setSearch] = useState("");
  const scroller = useRef<HTMLDivElement>(null);
  const show = useMemo(() => makeShow(table, outputs, locale), [table, outputs, locale]);
  const rows = useMemo(() => {
    const kept = filterRows(table.rowCount, search, (row) => outputs.map((_, column) => show(column, row)));
    return order === null ? kept : orderRows(table.values, kept, order);
  }, [table, outputs, show, search, order]);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
  });
  const items = virtual.getVirtualItems();
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      {table.rowCount >= searchableRows && (
        <div className="p-2">
          <SearchField label="Search the rows" value={search} onValueChange={setSearch} />
        </div>
      )}
      <section
        {...reachable}
        ref={scroller}
        aria-label={label}
        className="overflow-auto"
        style={{ maxHeight: mostHeight }}
      >
        <table aria-rowcount={rows.length + 1} className="w-full border-separate border-spacing-0 text-13">
          <thead>
            <tr>
              {outputs.map((output, column) => (
                <HeaderCell
                  key={output.id}
                  output={output}
                  direction={order?.column === column ? order.direction : null}
                  onSort={() => setOrder(nextOrder(order, column, isFigure(output)))}
                />
              ))}
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr aria-hidden style={{ height: above }} />}
            {items.map(({ index }) => (
              <tr key={index} aria-rowindex={index + 2} className="group">
                {outputs.map((output, column) => (
                  <td key={output.id} className={joinClasses(cell, side(output), "group-hover:bg-hover")}>
                    <span className="block max-w-[28rem] truncate">{show(column, rows[index] ?? 0)}</span>
                  </td>
                ))}
              </tr>
            ))}
            {below > 0 && <tr aria-hidden style={{ height: below }} />}
          </tbody>
        </table>
        {rows.length === 0 && <p className="px-3 py-6 text-center text-text-3">No row holds “{search}”.</p>}
      </section>
    </>
  );
}

const cell = "h-tr border-b border-line px-3 whitespace-nowrap first:sticky first:left-0 first:bg-surface";

function side(output: Output): string {
  return isFigure(output) ? "figures text-end" : "text-start";
}

function isFigure({ role }: Output): boolean {
  return role.kind === "figure";
}

interface HeaderCellProps {
  readonly output: Output;
  readonly direction: RowOrder["direction"] | null;
  readonly onSort: () => void;
}

function HeaderCell({ output, direction, onSort }: HeaderCellProps) {
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={direction ?? "none"}
      className={joinClasses(cell, "sticky top-0 z-sticky bg-surface p-0 text-12 font-medium", side(output))}
    >
      <button
        type="button"
        onClick={onSort}
        className={joinClasses(
          "inline-flex h-full w-full items-center gap-1 px-3 -outline-offset-2 hover:text-text",
          isFigure(output) && "justify-end",
          direction === null ? "text-text-3" : "text-text",
        )}
      >
        {headerOf(output)}
        {direction !== null && <Arrow className="size-3" />}
      </button>
    </th>
  );
}

/** Figures are first sorted downwards, names upwards; a third press brings back the order of the answer. */
function nextOrder(order: RowOrder | null, column: number, isFigure: boolean): RowOrder | null {
  const first = isFigure ? "descending" : "ascending";
  if (order?.column !== column) return { column, direction: first };
  if (order.direction !== first) return null;
  return { column, direction: first === "ascending" ? "descending" : "ascending" };
}

function makeShow(
  { values }: Answer["table"],
  outputs: readonly Output[],
  locale: string,
): (column: number, row: number) => string {
  return (column, row) => {
    const output = outputs[column];
    const cell = values[column]?.[row] ?? null;
    return output === undefined ? String(cell) : formatExact(cell, output.format, { locale });
  };
}
