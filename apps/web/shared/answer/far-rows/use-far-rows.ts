import { useEffect, useRef, useState, type RefObject } from "react";
import {
  arrangeRows,
  isAsItCame,
  printSheet,
  type PrintWish,
  type RowIndexes,
  type RowWish,
  type Sheet,
} from "../sheet/sheet.ts";
import { FarRows } from "./far-rows.ts";

interface Found {
  readonly sheet: Sheet;
  readonly wish: RowWish;
  readonly rows: RowIndexes;
}

interface Held {
  readonly sheet: Sheet;
  readonly far: FarRows;
}

interface FarTable {
  /** The last result for this table, if any. */
  readonly found: Found | null;
  /** Prints rows as text. */
  readonly print: (sheet: Sheet, wish: PrintWish) => Promise<Blob>;
}

/**
 * Sorts and searches the rows of a long table in a worker, which starts with the first request. If workers are not
 * available, the page does it.
 *
 * @param sheet null for a short table, which needs no worker
 * @param wish must keep its identity while its content is the same
 */
export function useFarRows(sheet: Sheet | null, wish: RowWish): FarTable {
  const [found, setFound] = useState<Found | null>(null);
  const held = useRef<Held | null>(null);
  useEffect(
    () => () => {
      held.current?.far.close();
      held.current = null;
    },
    [],
  );
  useEffect(() => {
    if (sheet === null || isAsItCame(wish)) return;
    let isWanted = true;
    const take = (rows: RowIndexes | null) => {
      if (isWanted && rows !== null) setFound({ sheet, wish, rows });
    };
    reach(held, sheet)
      .arrange(wish)
      .then(take, () => take(isWanted ? arrangeRows(sheet, wish) : null));
    return () => {
      isWanted = false;
    };
  }, [sheet, wish]);
  return {
    found: found?.sheet === sheet ? found : null,
    print: async (whole, wanted) =>
      reach(held, whole)
        .print(wanted)
        .catch(() => new Blob([printSheet(whole, wanted)], { type: "text/plain" })),
  };
}

/** Returns the worker of a table, starting it if necessary; ends the worker of another table. */
function reach(held: RefObject<Held | null>, sheet: Sheet): FarRows {
  if (held.current?.sheet === sheet) return held.current.far;
  held.current?.far.close();
  const worker = new Worker(new URL("row-worker.ts", import.meta.url), { type: "module" });
  const far = new FarRows(worker, sheet);
  held.current = { sheet, far };
  return far;
}
