import type { Answer } from "@askery/model";
import type { Virtualizer } from "@tanstack/react-virtual";
import type { IncompleteBucket } from "./incomplete-row.ts";
import type { RowIndexes } from "../sheet/sheet.ts";
import { TableRow } from "./table-row.tsx";

interface TableBodyProps {
  readonly answer: Pick<Answer, "table" | "outputs">;
  readonly show: (column: number, row: number) => string;
  readonly incomplete: IncompleteBucket | null;
  /** The indexes of the loaded rows, in order. More may follow. */
  readonly rows: RowIndexes;
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
}

/** The visible rows, between two spacer rows. */
export function TableBody({ answer, show, incomplete, rows, virtual }: TableBodyProps) {
  const items = virtual.getVirtualItems();
  const slotCount = Math.max(usualSlots, items.length);
  const above = items[0]?.start ?? 0;
  const below = virtual.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <tbody>
      {above > 0 && <tr aria-hidden style={{ height: above }} />}
      {items.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? (
          <ComingRow key={index % slotCount} position={index + 2} columnCount={answer.outputs.length} />
        ) : (
          <TableRow key={index % slotCount} {...{ answer, show, incomplete, row }} position={index + 2} />
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

/** A row that is not loaded yet. */
function ComingRow({ position, columnCount }: { readonly position: number; readonly columnCount: number }) {
  return (
    <tr aria-rowindex={position}>
      <td colSpan={columnCount} className="h-tr border-b border-line px-4 text-text-3">
        …
      </td>
    </tr>
  );
}
