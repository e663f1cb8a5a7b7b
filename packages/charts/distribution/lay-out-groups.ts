import type { FullRequest } from "../chart-request.ts";
import { chooseScale, countLines, type Scale } from "../layout/choose-scale.ts";
import { drawNameAxis, measureNameAxis } from "../shapes/name-axis.ts";
import { drawValueFrame, measureScale, scaleToY, scaleWriter } from "../shapes/value-frame.ts";
import type { GraphicPart } from "../style/graphic-parts.ts";
import { drawGoalNames, drawGoals, listLines, measureGoals } from "../style/marks.ts";
import { plotWithin, type Plot } from "../style/option-base.ts";
import type { ValueGroup } from "./group-values.ts";

export interface GroupLayout {
  readonly plot: Plot;
  readonly scale: Scale;
  readonly pitch: number;
  readonly toX: (group: number) => number;
  readonly toY: (value: number) => number;
  readonly parts: readonly GraphicPart[];
}

/** Bands for groups along a value axis. */
export function layOutGroups(request: FullRequest, groups: readonly ValueGroup[]): GroupLayout {
  const { size, isThumbnail, drawn, locale, display, marks } = request;
  const values = groups.flatMap((group) => [group.values[0], group.values.at(-1)]);
  const scale = chooseScale([...values, ...listLines(marks)], {
    startsAtZero: display.zero === "included",
    isFree: display.zero === "excluded",
    maxLines: countLines(size.height - 50),
  });
  const write = scaleWriter(scale, drawn.y[0]?.format ?? null, locale);
  const axis = {
    isTime: false,
    grain: null,
    label: "",
    positions: groups.map(({ name }) => ({ cell: null, name, ms: null })),
  };
  const [left, right] = [measureScale(scale, write), Math.max(4, measureGoals(request))];
  const bottom = measureNameAxis(axis, { width: size.width - left - right });
  const plot = plotWithin(
    request,
    isThumbnail ? { left: 2, right: 2, top: 4, bottom: 4 } : { left, right, top: 12, bottom },
  );
  const pitch = plot.width / groups.length;
  const toY = scaleToY(scale, plot);
  return {
    plot,
    scale,
    pitch,
    toX: (group) => plot.left + (group + 0.5) * pitch,
    toY,
    parts: isThumbnail
      ? []
      : [
          ...drawValueFrame(request, { scale, plot, write }),
          ...drawNameAxis(request, axis, plot),
          ...drawGoals(request, { plot, toY }),
          ...drawGoalNames(request, { plot, toY }),
        ],
  };
}
