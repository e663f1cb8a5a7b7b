import type { ECharts } from "echarts/core";
import type { Drawing, DrawnMark, DrawnTarget } from "./drawing.ts";
import type { FocusedMark, MarkPosition } from "./mark-position.ts";

/** Steps along a series and across series; 0 in both stays. */
export interface MarkStep {
  readonly along: number;
  readonly across: number;
}

/** The mark that has the focus, among those of its series. */
interface FocusedAmong {
  readonly marks: readonly DrawnMark[];
  /** -1 before the focus was in the chart. */
  readonly index: number;
}

export interface MarkFocus {
  readonly move: (drawing: Drawing | null, step: MarkStep) => FocusedMark | null;
  readonly read: (drawing: Drawing) => FocusedAmong;
  /** Stays at the same row, if another drawing shows it. */
  readonly follow: (before: Drawing, after: Drawing) => void;
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
  const listFilled = (drawing: Drawing | null) =>
    (drawing?.listMarks() ?? []).filter((one) => one.length > 0);
  return {
    read: (drawing) => {
      const marks = listFilled(drawing);
      const own = marks[clamp(series, marks.length)] ?? [];
      return { marks: own, index: Math.min(index, own.length - 1) };
    },
    follow: (before, after) => {
      if (index < 0) return;
      const target = listFilled(before)[series]?.[index]?.target;
      const row = target === undefined ? undefined : before.find(target)?.rows[0];
      if (row === undefined) return;
      const marks = listFilled(after);
      const place = marks.map((own) => own.findIndex((mark) => after.find(mark.target)?.rows[0] === row));
      const found = place.findIndex((at) => at >= 0);
      if (found >= 0) [series, index] = [found, place[found] ?? index];
    },
    move: (drawing, { along, across }) => {
      const marks = listFilled(drawing);
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
