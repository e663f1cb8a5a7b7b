import { headerOf, type Output } from "@askery/model";
import { ArrowDown, ArrowUp } from "lucide-react";
import { joinClasses } from "../../../ui/join-classes.ts";
import type { RowOrder } from "../sheet/order-rows.ts";
import { isFigure } from "../sheet/show-cell.ts";

/** What every cell of an answer's table shares. The first column stays while the others scroll sideways. */
export const cellClasses =
  "border-b border-line px-3 whitespace-nowrap first:sticky first:left-0 first:bg-surface first:ps-4 last:pe-4";

/** Text at the left, figures at the right. */
export function sideOf(output: Output): string {
  return isFigure(output) ? "figures text-end" : "text-start";
}

interface TableHeaderProps {
  readonly outputs: readonly Output[];
  /** Of each column, in characters. */
  readonly widths: readonly number[];
  readonly order: RowOrder | null;
  /** Columns are exactly as wide as said, and no narrower than their names. */
  readonly isLong: boolean;
  readonly onSort: (column: number) => void;
}

/** The names of the columns, which stay while the rows scroll; a press sorts by one. */
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

/** Room for the values, and for the name with its arrow. */
function fixedWidth(output: Output, width: number): string {
  return `calc(${Math.max(width, headerOf(output).length + 2)}ch + 32px)`;
}
