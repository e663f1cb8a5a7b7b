import type { FullRequest } from "../../chart-request.ts";
import type { Plot } from "../../style/option-base.ts";

export interface Panel {
  readonly plot: Plot;
  /** Has the figures of the scale beside it. */
  readonly isFirstInRow: boolean;
  /** Has the names of the axis under it. */
  readonly isLastInColumn: boolean;
}

const [minWidth, minHeight, gap, head, foot] = [110, 80, 18, 34, 20];

/** As few columns as let all rows fit, all rows as full as possible; panels that do not fit at all are hidden. */
export function layOutPanels(
  { size, isThumbnail }: FullRequest,
  {
    count,
    left,
    top: legend,
    isNoted,
  }: {
    readonly count: number;
    readonly left: number;
    /** The room above all panels. */
    readonly top: number;
    /** Whether a note below names panels that are left out. */
    readonly isNoted: boolean;
  },
): { readonly panels: readonly Panel[]; readonly hidden: number } {
  const [top, space, bottom] = isThumbnail ? [3, 8, 3] : [head, gap, foot];
  const room = size.height - legend;
  const least = isThumbnail ? { width: 30, height: 20 } : { width: minWidth, height: minHeight };
  const maxColumns = Math.max(1, Math.floor((size.width - left + space) / (least.width + space)));
  const maxRows = Math.max(1, Math.floor((room - bottom) / (least.height + (isThumbnail ? 6 : 0))));
  const wanted = Math.ceil(Math.sqrt((count * size.width) / Math.max(1, room) / 1.6));
  const needed = Math.ceil(count / maxRows);
  const most = Math.min(maxColumns, count, Math.max(needed, Math.min(wanted, maxColumns), 1));
  const rows = Math.min(maxRows, Math.ceil(count / most));
  // Rows of the same length: six panels are three and three, not five and one.
  const columns = Math.min(most, Math.max(1, Math.ceil(count / rows)));
  const shown = Math.min(count, rows * columns);
  const note = (shown < count || isNoted) && !isThumbnail ? 16 : 0;
  const width = (size.width - left - space * (columns - 1)) / columns;
  const height = (room - bottom - note) / rows;
  const panels = Array.from({ length: shown }, (_, index) => {
    const [row, column] = [Math.floor(index / columns), index % columns];
    return {
      plot: {
        left: left + column * (width + space),
        top: legend + row * height + top,
        width: Math.max(8, width),
        height: Math.max(8, height - top - 4),
      },
      isFirstInRow: column === 0,
      isLastInColumn: index + columns >= shown,
    };
  });
  return { panels, hidden: count - shown };
}
