import { headerOf, type Answer, type Output } from "@askery/model";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { Popover, PopoverAnchor, PopoverContent } from "../../../ui/popover.tsx";
import { moveColumn, resizeColumn } from "../columns/column-layout.ts";
import { ColumnMenu } from "../columns/column-menu.tsx";
import { FilterPanel } from "../columns/filter-panel.tsx";
import { listValues } from "../columns/list-values.ts";
import { ResizeHandle } from "../columns/resize-handle.tsx";
import type { VisibleColumn } from "../columns/visible-column.ts";
import { nextOrder, type RowOrder } from "../sheet/order-rows.ts";
import { isFigure, showCell } from "../sheet/show-cell.ts";
import { cellClasses, frozenStyle, sideOf, widthStyle } from "./cell-look.ts";
import { listColumnActions } from "./list-column-actions.ts";
import type { Arranging } from "./use-arrangement.ts";

interface HeaderCellProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly column: VisibleColumn;
  /** The width of its values. */
  readonly characters: number;
  readonly isFixed: boolean;
  readonly isLast: boolean;
  readonly arranging: Arranging;
  readonly locale: string;
  /** Returns the present widths of all columns, in pixels. */
  readonly measure: () => readonly number[];
  /** The column that is being moved. */
  readonly dragged: number | null;
  readonly onDrag: (column: number | null) => void;
}

export function HeaderCell(props: HeaderCellProps) {
  const { answer, column, arranging, locale, measure, dragged, onDrag, ...width } = props;
  const { index, output } = column;
  const { arrangement, setOrder, setFilter, setLayout } = arranging;
  const [isFiltering, setIsFiltering] = useState(false);
  const filter = arrangement.filters.find((one) => one.column === index) ?? null;
  const direction = arrangement.order?.column === index ? arrangement.order.direction : null;
  const takesDrop = dragged !== null && dragged !== index;
  return (
    <Popover open={isFiltering} onOpenChange={setIsFiltering}>
      <PopoverAnchor asChild>
        <th
          scope="col"
          data-column={index}
          aria-sort={direction ?? "none"}
          draggable
          onDragStart={() => onDrag(index)}
          onDragEnd={() => onDrag(null)}
          onDragOver={(event) => takesDrop && event.preventDefault()}
          onDrop={() => takesDrop && setLayout((layout) => moveColumn(layout, dragged, index))}
          className={joinClasses(
            cellClasses,
            "group/head sticky top-0 h-tr bg-surface text-12 font-medium max-md:h-10",
            column.left === null ? "z-sticky" : "z-[calc(var(--z-sticky)+1)]",
            takesDrop && "hover:bg-raised",
            sideOf(output),
          )}
          style={{ ...frozenStyle(column), ...widthStyle(column, width) }}
        >
          <span
            className={joinClasses(
              "flex h-full items-center gap-0.5",
              isFigure(output) && "flex-row-reverse",
            )}
          >
            <SortButton
              output={output}
              direction={direction}
              onSort={() =>
                setOrder(nextOrder(arrangement.order, { column: index, isFigure: isFigure(output) }))
              }
            />
            <ColumnMenu
              column={column}
              isFiltered={filter !== null}
              actions={listColumnActions(arranging, column, {
                measure,
                openFilter: () => setIsFiltering(true),
              })}
            />
          </span>
          <ResizeHandle
            onResize={(pixels) => {
              const measured = measure();
              setLayout((layout) => resizeColumn(layout, { column: index, width: pixels }, measured));
            }}
            onReset={() =>
              setLayout((layout) => ({ ...layout, widths: null, frozen: Math.min(1, layout.frozen) }))
            }
          />
        </th>
      </PopoverAnchor>
      <PopoverContent aria-label={`Filter by ${headerOf(output)}`} className="p-0">
        <FilterPanel
          output={output}
          filter={filter}
          listValues={() =>
            listValues(answer.table.values[index] ?? [], (cell) => showCell(cell, output, locale))
          }
          onChange={(next) => setFilter(index, next)}
        />
      </PopoverContent>
    </Popover>
  );
}

interface SortButtonProps {
  readonly output: Output;
  readonly direction: RowOrder["direction"] | null;
  readonly onSort: () => void;
}

function SortButton({ output, direction, onSort }: SortButtonProps) {
  const Arrow = direction === "descending" ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={onSort}
      className={joinClasses(
        "inline-flex h-full min-h-6 min-w-0 items-center gap-1 rounded-1 transition-colors hover:text-text max-md:min-h-10",
        isFigure(output) && "flex-row-reverse",
        direction === null ? "text-text-3" : "text-text",
      )}
    >
      <span className="truncate">{headerOf(output)}</span>
      {direction !== null && <Arrow className="size-3! flex-none" />}
    </button>
  );
}
