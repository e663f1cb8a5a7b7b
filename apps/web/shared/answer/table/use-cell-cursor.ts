import type { Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from "react";

/** A cell by its current position: rows without the header, visible columns. */
export interface CellPosition {
  readonly row: number;
  readonly column: number;
}

export interface CellCursor {
  /** The cell that Tab reaches, and from which arrows move. */
  readonly active: CellPosition;
  /** The cell that is shown in full. */
  readonly opened: { readonly at: CellPosition; readonly element: HTMLElement } | null;
  readonly close: () => void;
  /** For the body of the table. */
  readonly listeners: {
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

interface Grid {
  readonly grid: RefObject<HTMLElement | null>;
  readonly virtual: Virtualizer<HTMLDivElement, Element>;
  readonly rowCount: number;
  readonly columnCount: number;
}

const pageRows = 10;

/**
 * The keyboard of a grid: arrows, Home, End, Page Up and Page Down move between cells (with Ctrl to the first and last
 * row), Enter and a click show a cell in full.
 */
export function useCellCursor({ grid, virtual, rowCount, columnCount }: Grid): CellCursor {
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const [opened, setOpened] = useState<CellCursor["opened"]>(null);
  const isMoving = useRef(false);
  const within = clamp(active, { rowCount, columnCount });
  useEffect(() => {
    if (!isMoving.current) return;
    const cell = grid.current?.querySelector<HTMLElement>(`[data-cell="${within.row}:${within.column}"]`);
    if (cell === null || cell === undefined) return;
    isMoving.current = false;
    cell.focus();
  });
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    if (cell === null) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      setOpened({ at: within, element: cell });
      return;
    }
    const step = stepOf(event);
    if (step === null) return;
    event.preventDefault();
    const next = clamp(
      { row: within.row + step.row, column: within.column + step.column },
      { rowCount, columnCount },
    );
    isMoving.current = true;
    virtual.scrollToIndex(next.row);
    setActive(next);
  };
  const click = (event: MouseEvent<HTMLElement>) => {
    const cell = cellOf(event.target);
    // A link opens its page, and a text that was selected is there to be copied.
    if (cell === null || (event.target as HTMLElement).closest("a") !== null) return;
    if (globalThis.getSelection()?.isCollapsed === false) return;
    const at = readPosition(cell);
    setActive(at);
    setOpened({ at, element: cell });
  };
  return {
    active: within,
    opened,
    close: () => setOpened(null),
    listeners: { onKeyDown: press, onClick: click },
  };
}

function cellOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-cell]") : null;
}

function readPosition(cell: HTMLElement): CellPosition {
  const [row = 0, column = 0] = (cell.dataset["cell"] ?? "").split(":").map(Number);
  return { row, column };
}

function stepOf({ key, ctrlKey, metaKey }: KeyboardEvent): CellPosition | null {
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case "ArrowUp":
      return { row: isFar ? -Infinity : -1, column: 0 };
    case "ArrowDown":
      return { row: isFar ? Infinity : 1, column: 0 };
    case "ArrowLeft":
      return { row: 0, column: isFar ? -Infinity : -1 };
    case "ArrowRight":
      return { row: 0, column: isFar ? Infinity : 1 };
    case "PageUp":
      return { row: -pageRows, column: 0 };
    case "PageDown":
      return { row: pageRows, column: 0 };
    case "Home":
      return { row: isFar ? -Infinity : 0, column: -Infinity };
    case "End":
      return { row: isFar ? Infinity : 0, column: Infinity };
    default:
      return null;
  }
}

function clamp({ row, column }: CellPosition, size: Pick<Grid, "rowCount" | "columnCount">): CellPosition {
  return {
    row: Math.max(0, Math.min(size.rowCount - 1, row)),
    column: Math.max(0, Math.min(size.columnCount - 1, column)),
  };
}
