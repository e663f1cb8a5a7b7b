import type { ECharts } from "echarts/core";
import type { Drawing, DrawnMark, DrawnTarget } from "./drawing.ts";
import type { FocusedMark, MarkPosition } from "./mark-position.ts";

/** Steps along a series and across series; 0 in both stays. */
export interface MarkStep {
  readonly along: number;
  readonly across: number;
}

interface MarkFocus {
  readonly move: (drawing: Drawing | null, step: MarkStep) => FocusedMark | null;
  /** The mark in the band of bars at a position, for clicks beside its bar. */
  readonly findNear: (drawing: Drawing, at: MarkPosition) => DrawnTarget | null;
}

/** The keyboard's focus on the marks of a chart. It starts at the first mark of the first series. */
export function focusMarks(chart: ECharts): MarkFocus {
  let [series, index] = [0, -1];
  const placeOf = ({ at, pixel }: DrawnMark): MarkPosition => {
    const middle = [chart.getWidth() / 2, chart.getHeight() / 2];
    const [x = 0, y = 0] = pixel ?? (at === null ? middle : chart.convertToPixel("grid", [...at]));
    return { x, y };
  };
  return {
    move: (drawing, { along, across }) => {
      const marks = (drawing?.listMarks() ?? []).filter((one) => one.length > 0);
      if (drawing === null || marks.length === 0) return null;
      // In a single series, all arrows move along it.
      const steps = marks.length === 1 ? along + across : along;
      series = clamp(series + (marks.length === 1 ? 0 : across), marks.length);
      const own = marks[series] ?? [];
      index = index < 0 ? 0 : clamp(index + steps, own.length);
      const mark = own[index];
      const point = mark === undefined ? null : drawing.find(mark.target);
      if (mark === undefined || point === null) return null;
      const { series: seriesIndex, item: dataIndex } = mark.target;
      chart.dispatchAction({ type: "showTip", seriesIndex, dataIndex });
      return { point, at: placeOf(mark) };
    },
    findNear: (drawing, at) => {
      let [best, least]: [DrawnTarget | null, number] = [null, Number.POSITIVE_INFINITY];
      const marks = drawing.listMarks().flat();
      const isVertical = marks.every(({ target, at: of }) => of?.[0] === target.item);
      for (const mark of marks) {
        const { x, y } = placeOf(mark);
        const [across, along] = [Math.abs(x - at.x), Math.abs(y - at.y)];
        // The band decides; within it, the nearest bar.
        const distance = isVertical ? across * 1_000 + along : along * 1_000 + across;
        if (distance < least) [best, least] = [mark.target, distance];
      }
      return best;
    },
  };
}

function clamp(index: number, length: number): number {
  return Math.max(0, Math.min(length - 1, index));
}
