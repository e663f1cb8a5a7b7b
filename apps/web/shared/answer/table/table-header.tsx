import { headerOf, type Output } from "@askery/model";
import { ArrowDown, ArrowUp } from "lucide-react";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { RowOrder } from "../sheet/order-rows.ts";
import { isFigure } from "../sheet/show-cell.ts";

/** Classes of all cells of an answer's table. The first column stays visible during horizontal scrolling. */
export const cellClasses =
  "border-b border-line px-3 whitespace-nowrap first:sticky first:left-0 first:bg-surface first:ps-4 last:pe-4";

/** Aligns text left, numbers right. */
export function sideOf(output: Output): string {
  return isFigure(output) ? "figures text-end" : "text-start";
}

interface TableHeaderProps {
  readonly outputs: readonly Output[];
  /** The width of each column, in characters. */
  readonly widths: readonly number[];
  readonly order: RowOrder | null;
  /** Whether columns have exactly these widths, but no less than their names need. */
  readonly isLong: boolean;
  readonly onSort: (column: number) => void;
}

/** The sticky column headers; a click sorts. */
export function TableHeader({ outputs, widths, order, isLong, onSort }: TableHeaderProps) {
  return (
    <thead>
      <tr>
        {outputs.map((output, column) => (
          <HeaderCell
            key={output.id}
            output={output}
            width={widths[column] ?? 0}
            isFixed={isLong}
            direction={order?.column === column ? order.direction : null}
            onSort={() => onSort(column)}
          />
        ))}
      </tr>
    </thead>
  );
}

interface HeaderCellProps {
  readonly output: Output;
  readonly width: number;
  readonly isFixed: boolean;
  readonly direction: RowOrder["direction"] | null;
  readonly onSort: () => void;
}

function HeaderCell({ output, width, isFixed, direction, onSort }: HeaderCellProps) {
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={direction ?? "none"}
      className={joinClasses(
        cellClasses,
        "sticky top-0 z-sticky h-tr bg-surface text-12 font-medium first:z-[calc(var(--z-sticky)+1)] max-md:h-10",
        sideOf(output),
      )}
      style={isFixed ? { width: fixedWidth(output, width) } : { minWidth: `calc(${width}ch + 24px)` }}
    >
      <button
        type="button"
        onClick={onSort}
        className={joinClasses(
          "inline-flex h-full min-h-6 items-center gap-1 rounded-1 transition-colors hover:text-text max-md:min-h-10",
          isFigure(output) && "flex-row-reverse",
          direction === null ? "text-text-3" : "text-text",
        )}
      >
        {headerOf(output)}
        {direction !== null && <Arrow className="size-3!" />}
      </button>
    </th>
  );
}

/** Fits the values, and the name with its arrow. */
function fixedWidth(output: Output, width: number): string {
  return `calc(${Math.max(width, headerOf(output).length + 2)}ch + 32px)`;
}
