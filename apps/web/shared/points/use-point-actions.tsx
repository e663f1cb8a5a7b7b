import { lazy, Suspense, useState, type ReactNode } from "react";
import type { PickedPoint, ShowPointActions } from "../answer/point/answer-point.ts";
import { PointActions } from "./point-actions.tsx";
import type { PointSource } from "./point-source.ts";

const RowsSheet = lazy(async () => ({ default: (await import("./rows-sheet.tsx")).RowsSheet }));

interface PointActionsUse {
  /** Undefined if nothing can be done from points. */
  readonly pointActions: ShowPointActions | undefined;
  /** The rows of the figure that a person wanted to see. */
  readonly sheet: ReactNode;
}

/** What can be done from the figures and values of an answer, and the sheet with the rows of a figure. */
export function usePointActions(source: PointSource | null, locale: string): PointActionsUse {
  const [rows, setRows] = useState<(PickedPoint & { readonly of: string }) | null>(null);
  if (source === null) return { pointActions: undefined, sheet: null };
  const show = (picked: PickedPoint) => setRows({ ...picked, of: source.id });
  return {
    pointActions: (picked, close) => (
      <PointActions {...{ source, close }} point={picked.point} onShowRows={() => show(picked)} />
    ),
    sheet: rows !== null && rows.of === source.id && (
      <Suspense fallback={null}>
        <RowsSheet {...{ source, locale }} picked={rows} onClose={() => setRows(null)} />
      </Suspense>
    ),
  };
}
