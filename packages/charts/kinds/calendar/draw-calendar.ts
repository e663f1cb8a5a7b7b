import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import { describePosition, findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { rectShape } from "../../shapes/shape.ts";
import { drawColorKey } from "../../style/color-key.ts";
import { makeColorScale } from "../../style/color-scale.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { directText, quietText, tickSize } from "../../style/text-styles.ts";

const dayMs = 86_400_000;
const weekColumns = 54;
/** From the middle of the names of months to the cells. */
const nameGap = 10;
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** Years one below another; each has a column for each week, from Monday to Sunday. */
export function drawCalendar(request: FullRequest): Drawing {
  const { size, theme, isThumbnail } = request;
  const data = placeData(request);
  const values = data.series[0]?.values ?? [];
  const days = data.axis.positions.flatMap(({ ms }, position) =>
    ms === null ? [] : [{ ms, position, value: values[position] ?? null }],
  );
  const color = makeColorScale(values, theme);
  if (color === null || days.length === 0) return emptyDrawing(request);
  const all = [...new Set(days.map(({ ms }) => new Date(ms).getUTCFullYear()))].toSorted(
    (one, other) => one - other,
  );
  const [left, head, foot] = isThumbnail ? [2, 2, 2] : [34, 26, 24];
  const cell = Math.max(2, (size.width - left - 2) / weekColumns);
  const block = (height: number) => height * 7 + foot;
  const fits = Math.max(1, Math.floor((size.height - head) / block(6)));
  const years = all.slice(-fits);
  const height = Math.max(2, Math.min(Math.max(cell, 12), ((size.height - head) / years.length - foot) / 7));
  const gap = cell > 6 ? 1.5 : 0.5;
  const topOf = (year: number) => head + years.indexOf(year) * block(height) + (isThumbnail ? 0 : foot - 8);
  const shapes = days.flatMap(({ ms, position, value }) => {
    const { year, week, day } = locate(ms);
    if (!years.includes(year)) return [];
    const box = {
      x: left + week * cell,
      y: topOf(year) + day * height,
      width: Math.max(1, cell - gap),
      height: Math.max(1, height - gap),
      r: cell > 8 ? 2 : 1,
    };
    return [
      rectShape(box, value === null ? theme.hover : color.at(value), {
        text: describePosition(request, data, position),
        point: findPoint(data, 0, position),
      }),
    ];
  });
  const texts = years.flatMap((year) => nameYear(request, year, { left, top: topOf(year), cell, height }));
  return drawShapes(
    request,
    shapes,
    isThumbnail ? [] : [...drawColorKey(request, data.format, color), ...texts],
  );
}

function locate(ms: number): { readonly year: number; readonly week: number; readonly day: number } {
  const year = new Date(ms).getUTCFullYear();
  const start = Date.UTC(year, 0, 1);
  const offset = weekdayOf(start);
  const index = Math.floor((ms - start) / dayMs) + offset;
  return { year, week: Math.floor(index / 7), day: index % 7 };
}

/** 0 is Monday. */
function weekdayOf(ms: number): number {
  return (new Date(ms).getUTCDay() + 6) % 7;
}

/** The year, the months above the weeks in which they start, and every second weekday. */
function nameYear(
  { theme }: FullRequest,
  year: number,
  {
    left,
    top,
    cell,
    height,
  }: { readonly left: number; readonly top: number; readonly cell: number; readonly height: number },
): readonly GraphicPart[] {
  const style = quietText(theme);
  const step = cell * 4.3 >= 26 ? 1 : 3;
  return [
    textPart({
      x: 0,
      y: top - nameGap,
      text: String(year),
      style: { ...directText(theme), fontSize: tickSize },
    }),
    ...months.flatMap((name, month) => {
      if (month % step !== 0) return [];
      const { week } = locate(Date.UTC(year, month, 1));
      return [
        textPart({ x: left + (week + (month === 0 ? 0 : 1)) * cell, y: top - nameGap, text: name, style }),
      ];
    }),
    ...["Mon", "Wed", "Fri"].flatMap((name, index) =>
      height >= 8 ? [textPart({ x: 0, y: top + (index * 2 + 0.5) * height, text: name, style })] : [],
    ),
  ];
}
