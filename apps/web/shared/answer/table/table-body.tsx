import type { Answer } from "@askery/model";
import type { Virtualizer } from "@tanstack/react-virtual";
import { useMemo } from "react";
import { largestFigure } from "../columns/largest-figure.ts";
import type { VisibleColumn } from "../columns/visible-column.ts";
import type { IncompleteBucket } from "./incomplete-row.ts";
import type { RowIndexes } from "../sheet/sheet.ts";
import { TableRow } from "./table-row.tsx";
import type { CellCursor } from "./use-cell-cursor.ts";

interface TableBodyProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly columns: readonly VisibleColumn[];
  readonly show: (column: number, row: number) => string;
  readonly incomplete: IncompleteBucket | null;
  /** The indexes of the loaded rows, in order. More may follow. */
  readonly rows: RowIndexes;
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
  readonly cursor: CellCursor;
}

/** The visible rows, between two spacer rows. */
export function TableBody(props: TableBodyProps) {
  const { answer, columns, show, incomplete, rows, virtual, cursor } = props;
  const { values } = answer.table;
  const largest = useMemo(
    () => columns.map(({ index, hasBars }) => (hasBars ? largestFigure(values[index] ?? []) : 0)),
    [columns, values],
  );
  const items = virtual.getVirtualItems();
  const slotCount = Math.max(usualSlots, items.length);
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody {...cursor.listeners}>
      {above > 0 && <tr aria-hidden style={{ height: above }} />}
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? (
          <ComingRow key={index % slotCount} position={index} columnCount={columns.length} />
        ) : (
          <TableRow
            key={index % slotCount}
            {...{ values, columns, largest, show, incomplete, row }}
            position={index}
            activeColumn={cursor.active.row === index ? cursor.active.column : null}
          />
        );
      })}
      {below > 0 && <tr aria-hidden style={{ height: below }} />}
    </tbody>
  );
}

/**
 * A row that becomes visible reuses the elements (the slot) of one that left, because creating new ones takes longer
 * than a frame. As many slots as rendered rows: with more, a jump would find few slots to reuse.
 */
const usualSlots = 32;

interface ComingRowProps {
  /** Counted from 0, without the header. */
  readonly position: number;
  readonly columnCount: number;
}

/** A row that is not loaded yet. */
function ComingRow({ position, columnCount }: ComingRowProps) {
  return (
    <tr aria-rowindex={position + 2}>
      <td colSpan={columnCount} className="h-tr border-b border-line px-4 text-text-3">
        …
      </td>
    </tr>
  );
}
