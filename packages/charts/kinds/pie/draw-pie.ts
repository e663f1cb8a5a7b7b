import { cellsOf } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { Drawing } from "../../drawing.ts";
import { formatExact, formatFigure } from "../../format/format-figure.ts";
import { textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { findPale } from "../../style/find-pale.ts";
import { drawLegend, type LegendEntry } from "../../style/legend.ts";
import { optionBase } from "../../style/option-base.ts";
import { spreadLabels } from "../../layout/spread-labels.ts";
import { directText, labelSize, nameText, quietText } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { cutSlices, type Slice } from "./slices.ts";
import { writeSlice } from "./write-slice.ts";

/** The slices, each labeled with its name and share (`writeSlice`); a ring has the whole, if there is one, in its center. */
export function drawPie(request: FullRequest, { isRing }: { readonly isRing: boolean }): Drawing {
  const { theme, isThumbnail, drawn, locale, marks, hasTotals } = request;
  const slices = cutSlices(request, placeData(request));
  if (slices.length === 0) return emptyDrawing(request);
  const pale = findPale(
    slices.map(({ cell }) => cell),
    marks,
  );
  const colors = slices.map(({ slot }, index) =>
    slot === null || pale[index] === true ? theme.rest : (theme.series[slot] ?? theme.rest),
  );
  const [figure] = drawn.y;
  const { center, radius, parts } = isThumbnail
    ? ringAlone(request)
    : nameRing(
        request,
        slices,
        slices.map(({ slot }, index) => (pale[index] === true ? null : slot)),
      );
  return {
    option: {
      ...optionBase(request, null),
      series: [
        {
          type: "pie",
          center: [...center],
          radius: [isRing ? radius * 0.62 : 0, radius],
          startAngle: 90,
          data: slices.map(({ name, value }, index) => ({
            name,
            value,
            itemStyle: { color: colors[index] ?? theme.rest },
          })),
          itemStyle: {
            borderColor: theme.surface,
            borderWidth: slices.length > 1 ? 2 : 0,
            borderRadius: isRing ? 3 : 0,
          },
          label: { show: false },
          labelLine: { show: false },
          emphasis: { disabled: true },
        },
      ],
      graphic: [
        ...parts,
        ...(isRing && hasTotals && !isThumbnail ? writeWhole(request, slices, { center, radius }) : []),
      ],
    },
    pointing: "item",
    describe: ({ item }) => {
      const slice = slices[item];
      if (slice === undefined) return null;
      const [row] = slice.rows;
      const cell =
        slice.rows.length === 1 && row !== undefined
          ? (cellsOf(request.table, figure?.column)[row] ?? null)
          : slice.value;
      const exact = formatExact(cell, figure?.format ?? null, locale);
      const value = hasTotals ? `${exact} · ${writeSlice(slice, request, 1)}` : exact;
      return {
        title: figure?.label ?? "",
        lines: [{ color: colors[item] ?? theme.rest, name: slice.name, value }],
      };
    },
    find: ({ item }) => {
      const slice = slices[item];
      if (slice === undefined) return null;
      const { rows, value } = slice;
      return {
        row: rows.length === 1 ? (rows[0] ?? null) : null,
        rows,
        column: figure?.column ?? null,
        value,
      };
    },
    listMarks: () => [
      slices.map((_, item) => ({ target: { series: 0, item, axis: item, value: null }, at: null })),
    ],
  };
}

/** The sum of all slices, if it fits into the hole. */
function writeWhole(
  { drawn, locale, theme }: FullRequest,
  slices: readonly Slice[],
  { center, radius }: Pick<Ring, "center" | "radius">,
): readonly GraphicPart[] {
  const whole = slices.reduce((sum, { value }) => sum + value, 0);
  const text = formatFigure(whole, drawn.y[0]?.format ?? null, locale);
  const room = radius * 1.1;
  const fontSize = [20, 16, 13, 11].find((size) => measureText(text, size, 600) <= room);
  if (fontSize === undefined || radius < 40) return [];
  const [x, y] = center;
  const style = { ...directText(theme), fontSize, fontWeight: 600 as const };
  return [
    textPart({ x, y: y - 7, text, style, align: "center" }),
    textPart({ x, y: y + fontSize / 2 + 5, text: "in total", style: quietText(theme), align: "center" }),
  ];
}

interface Ring {
  readonly center: readonly [number, number];
  readonly radius: number;
  readonly parts: readonly GraphicPart[];
}

function ringAlone({ size: { width, height } }: FullRequest): Ring {
  return { center: [width / 2, height / 2], radius: Math.min(width, height) / 2 - 4, parts: [] };
}

/** Names beside the ring or, where they would leave little of it, above it. */
function nameRing(request: FullRequest, slices: readonly Slice[], slots: readonly (number | null)[]): Ring {
  const beside = ringWithNames(request, slices);
  const above = ringWithLegend(request, slices, slots);
  return above.radius > leastGain * beside.radius ? above : beside;
}

/** How much larger a ring is with its names above it, if they are there. */
const leastGain = 1.5;

function ringWithLegend(
  request: FullRequest,
  slices: readonly Slice[],
  slots: readonly (number | null)[],
): Ring {
  const { size, theme } = request;
  const entries = slices.map((slice, index): LegendEntry => {
    const slot = slots[index] ?? null;
    const name = `${slice.name}  ${writeSlice(slice, request, 0)}`;
    return { name, role: slot === null ? "other" : "own", slot: slot ?? 0 };
  });
  const { height, parts } = drawLegend(entries, { width: size.width, theme, hasLines: false });
  const room = size.height - height;
  const radius = Math.max(24, Math.min(150, room / 2 - 6, size.width / 2 - 6));
  return { center: [size.width / 2, height + room / 2], radius, parts };
}

/** Names are on the same side of the ring as their slice, and moved apart if they would overlap. */
function ringWithNames(request: FullRequest, slices: readonly Slice[]): Ring {
  const { size, theme } = request;
  const shares = slices.map((slice) => writeSlice(slice, request, 0));
  const widest = Math.min(180, Math.max(64, (size.width - 100) / 2));
  const names = slices.map(({ name }, index) =>
    fitText(name, widest - measureText(`  ${shares[index] ?? ""}`, labelSize), labelSize),
  );
  const middles = slices.map(({ share }, index) => {
    const before = slices.slice(0, index).reduce((sum, slice) => sum + slice.share, 0);
    return (before + share / 2) * 2 * Math.PI;
  });
  const listSide = (side: 1 | -1) =>
    slices.flatMap((_, index) => ((middles[index] ?? 0) <= Math.PI === (side === 1) ? [index] : []));
  const roomOf = (side: 1 | -1) => {
    const texts = listSide(side).map((index) => `${names[index] ?? ""}  ${shares[index] ?? ""}`);
    return Math.max(0, ...texts.map((text) => measureText(text, labelSize, 500))) + gap + 4;
  };
  const [left, right] = [roomOf(-1), roomOf(1)];
  const radius = Math.max(24, Math.min(150, size.height / 2 - 12, (size.width - left - right) / 2));
  // In the middle, unless the names of one side need more room.
  const x = Math.min(Math.max(size.width / 2, left + radius), size.width - right - radius);
  const center = [x, size.height / 2] as const;
  const parts = ([1, -1] as const).flatMap((side) => {
    const here = listSide(side);
    const wanted = here.map((index) => center[1] - Math.cos(middles[index] ?? 0) * (radius + gap / 2));
    const positions = spreadLabels(wanted, { from: 8, to: size.height - 8, pitch: 18 }) ?? wanted;
    return here.flatMap((index, order) => {
      const y = positions[order] ?? 0;
      const reach = Math.sqrt(Math.max(0, (radius + gap) ** 2 - (y - center[1]) ** 2));
      const x =
        center[0] + side * Math.max(reach, Math.sin(middles[index] ?? 0) * side * (radius + gap), gap);
      return nameSlice({ x, y, side, name: names[index] ?? "", share: shares[index] ?? "" }, theme);
    });
  });
  return { center, radius, parts };
}

const gap = 12;

interface SliceName {
  readonly x: number;
  readonly y: number;
  readonly side: 1 | -1;
  readonly name: string;
  readonly share: string;
}

function nameSlice(
  { x, y, side, name, share }: SliceName,
  theme: FullRequest["theme"],
): readonly GraphicPart[] {
  const [first, second] = side === 1 ? [name, share] : [share, name];
  const near = side === 1 ? "left" : "right";
  const [strong, quiet] = [directText(theme), nameText(theme)];
  const [inner, outer] = side === 1 ? [first, second] : [second, first];
  const offset = measureText(`${inner}\u2002`, labelSize, 500) + 2;
  return [
    textPart({ x, y, text: inner, style: strong, align: near }),
    textPart({ x: x + side * offset, y, text: outer, style: quiet, align: near }),
  ];
}
