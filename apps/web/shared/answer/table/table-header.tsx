import type { Answer } from "@askery/model";
import { useRef, useState } from "react";
import type { VisibleColumn } from "../columns/visible-column.ts";
import { HeaderCell } from "./header-cell.tsx";
import type { Arranging } from "./use-arrangement.ts";

interface TableHeaderProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly columns: readonly VisibleColumn[];
  /** The width of each column of the table, in characters. */
  readonly characters: readonly number[];
  readonly arranging: Arranging;
  readonly locale: string;
  /** Whether columns have exactly their widths, but no less than their names need. */
  readonly isFixed: boolean;
}

/** The sticky column headers: a click sorts, a drag moves, the right edge resizes, the menu does all of it. */
export function TableHeader({ columns, characters, ...rest }: TableHeaderProps) {
  const row = useRef<HTMLTableRowElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const measure = () => measureColumns(row.current, rest.answer.outputs.length);
  return (
    <thead>
      <tr ref={row}>
        {columns.map((column, position) => (
          <HeaderCell
            key={column.output.id}
            {...rest}
            {...{ column, dragged, measure }}
            characters={characters[column.index] ?? 0}
            isLast={position === columns.length - 1}
            onDrag={setDragged}
          />
        ))}
      </tr>
    </thead>
  );
}

/** In pixels, for a column that is hidden while the others are measured. */
const hiddenWidth = 160;

/** The present widths of all columns, in pixels. */
function measureColumns(row: HTMLTableRowElement | null, columnCount: number): readonly number[] {
  const widths = Array.from({ length: columnCount }, () => hiddenWidth);
  for (const header of row?.cells ?? []) widths[Number(header.dataset["column"])] = header.offsetWidth;
  return widths;
}
