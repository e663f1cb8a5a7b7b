import type { BarSeriesOption } from "echarts";
import { findRuleColor, type Cell } from "@askery/model";
import type { FullRequest } from "../chart-request.ts";
import type { PlacedSeries, PlacedValue } from "../data/placed-data.ts";
import { colorOf, decalOf, ruleColorOf, unfinished } from "../style/series-styles.ts";
import { figureText, labelSize } from "../style/text-styles.ts";
import { fadeColor } from "../theme/mix-colors.ts";
import { findLeader } from "./find-leader.ts";
import { sumStack, type Bars } from "./bars.ts";

export interface BarContext {
  readonly bars: Bars;
  readonly layout: {
    /** The distance between the centers of adjacent bars, in pixels. */
    readonly pitch: number;
    /** The positions whose figures are labeled. */
    readonly labels: ReadonlySet<number>;
  };
  readonly hasHorizontalBars: boolean;
}

/**
 * The bars of each series, in the order of the data. Above `maxStyled` bars they are drawn in bulk: without rounded
 * corners, and only the longest of those that share a pixel.
 */
export function drawBarSeries(request: FullRequest, context: BarContext): readonly BarSeriesOption[] {
  const { bars } = context;
  const count = bars.data.series.length * bars.data.axis.positions.length;
  const isBulk = count > maxStyled && request.figureColors === null;
  return bars.data.series.map((series, index) => ({
    type: "bar",
    name: series.name,
    ...(bars.isStacked ? { stack: "all", stackStrategy: "samesign" } : {}),
    ...widthOf(context),
    data: isBulk ? listBare(bars, index) : listStyled(request, context, { series, index }),
    ...(isBulk ? { large: true, largeThreshold: maxStyled, sampling: "minmax" } : {}),
    itemStyle: { color: colorOf(series, request.theme) },
    emphasis: { disabled: true },
    ...labelsOf(request, context, index),
  }));
}

const maxStyled = 1500;

function listBare({ heights }: Bars, index: number): (number | "-")[] {
  return (heights[index] ?? []).map((value) => value ?? "-");
}

/** The width of a bar: part of its band, up to 72 px vertical or 14 px horizontal. Bars side by side share the band. */
function widthOf({ bars, hasHorizontalBars, layout: { pitch } }: BarContext): Partial<BarSeriesOption> {
  const beside = bars.isStacked ? 1 : bars.data.series.length;
  if (hasHorizontalBars) {
    return { barWidth: Math.max(1, Math.min(14, (pitch * 0.72) / beside)), barGap: "14%" };
  }
  if (beside === 1) return { barWidth: Math.max(0.5, Math.min(72, pitch * 0.56)) };
  return { barWidth: Math.max(0.5, barWidthOf(pitch, beside)), barGap: "8%" };
}

/** The distance of bars side by side, as a multiple of their width. */
export const besideShare = 1.08;

/** The width of each of several bars side by side in a band of this width. */
export function barWidthOf(pitch: number, beside: number): number {
  return Math.min(48, (pitch * 0.72) / (beside * besideShare));
}

type Items = Extract<BarSeriesOption["data"], readonly unknown[]>;

function listStyled(
  request: FullRequest,
  { bars, hasHorizontalBars }: BarContext,
  { series, index }: { readonly series: PlacedSeries; readonly index: number },
): Items {
  const own = bars.heights[index] ?? [];
  const findings = findPointedOut(request, bars);
  return own.map((value, position) => {
    if (value === undefined || (value === null && bars.data.series.length > 1)) return "-";
    return {
      value: value ?? 0,
      ...((value ?? 0) < 0 ? { label: { position: hasHorizontalBars ? "left" : "bottom" } } : {}),
      itemStyle: styleBar(request, bars, {
        series,
        position,
        value: value ?? 0,
        findings,
        corners: cornersOf(bars, { index, position, hasHorizontalBars }),
      }),
    };
  });
}

interface BarPosition {
  readonly series: PlacedSeries;
  readonly position: number;
  readonly value: number;
  /** Null if nothing is pointed out along the axis. */
  readonly findings: readonly Cell[] | null;
  readonly corners: number[];
}

/** What is pointed out along the axis: what was found or highlighted, or the first of a ranking. */
function findPointedOut({ marks, drawn, display }: FullRequest, { data }: Bars): readonly Cell[] | null {
  const { findings, isPlain } = marks;
  const isAlong = ({ cell }: PlacedValue) => findings?.includes(cell) ?? false;
  if (isPlain && !data.axis.positions.some(isAlong)) return null;
  if (data.series.length > 1 && !isPlain) return null;
  if (findings !== null || display.palette === "varied") return findings;
  return drawn.x?.kind === "category" ? findLeader(data) : null;
}

function styleBar(
  { theme, marks, display, figureColors }: FullRequest,
  { data, isMixed, isStacked }: Bars,
  { series, position, value, findings, corners }: BarPosition,
): object {
  const { isBad } = marks;
  const { cell = null, isOther = false } = data.axis.positions[position] ?? {};
  const isFinding = findings?.includes(cell) ?? false;
  const isVaried = display.palette === "varied" && data.series.length === 1;
  const varied = theme.series[position % theme.series.length] ?? theme.rest;
  const usualColor = isMixed ? (value < 0 ? theme.down : theme.up) : colorOf(series, theme);
  const own = isVaried ? varied : usualColor;
  const pale = data.series.length > 1 ? fadeColor(own, 0.3) : theme.rest;
  const found = findings === null ? null : isFinding ? (isBad ? theme.down : own) : pale;
  const hasRules = data.series.length === 1 && (display.colorRules ?? []).length > 0;
  const rule = data.series.length > 1 ? null : findRuleColor(display.colorRules ?? [], value);
  const usual =
    rule === null ? (isOther || hasRules ? theme.rest : (found ?? own)) : ruleColorOf(rule, theme);
  const color = figureColors === null ? usual : figureColors.colorOf(series.rows[position] ?? []);
  const base = { borderRadius: corners };
  if (position === data.incomplete) {
    return {
      ...base,
      color: isStacked ? fadeColor(color, 0.28) : theme.hover,
      borderColor: color,
      borderWidth: 1.5,
      borderType: unfinished,
    };
  }
  const decal = decalOf(series, theme, display.palette);
  const gap = isStacked ? { borderColor: theme.surface, borderWidth: 0.5 } : {};
  return { ...base, ...gap, color, ...(decal === null ? {} : { decal }) };
}

/** Rounds only the outer end of a bar or stack. */
function cornersOf(
  { heights, isStacked }: Bars,
  {
    index,
    position,
    hasHorizontalBars,
  }: { readonly index: number; readonly position: number; readonly hasHorizontalBars: boolean },
): number[] {
  const value = heights[index]?.[position] ?? 0;
  const isBelow = value < 0;
  const isOuter =
    !isStacked ||
    heights
      .slice(index + 1)
      .every((values) => !(isBelow ? (values[position] ?? 0) < 0 : (values[position] ?? 0) > 0));
  if (!isOuter) return [0, 0, 0, 0];
  if (hasHorizontalBars) return isBelow ? [3, 0, 0, 3] : [0, 3, 3, 0];
  return isBelow ? [0, 0, 3, 3] : [3, 3, 0, 0];
}

/** Figures at the ends of bars. A stack has its sum, on the last series that reaches its end. */
function labelsOf(
  { theme, isThumbnail, marks }: FullRequest,
  context: BarContext,
  index: number,
): Pick<BarSeriesOption, "label"> {
  const { bars, layout, hasHorizontalBars } = context;
  if (isThumbnail || layout.labels.size === 0 || bars.isShares) return {};
  const own = bars.data.series[index]?.values ?? [];
  const hasLines = marks.goals.length > 0;
  return {
    label: {
      ...figureText(theme),
      fontSize: labelSize,
      show: true,
      position: hasHorizontalBars ? "right" : "top",
      distance: hasHorizontalBars ? 8 : 5,
      ...(hasLines ? { textBorderColor: theme.surface, textBorderWidth: 3 } : {}),
      formatter: ({ dataIndex }) => {
        if (!layout.labels.has(dataIndex)) return "";
        if (!bars.isStacked) return bars.write(own[dataIndex] ?? null);
        return isOutermost(bars, index, dataIndex) ? bars.write(sumStack(bars, dataIndex)) : "";
      },
    },
  };
}

function isOutermost({ heights }: Bars, index: number, position: number): boolean {
  const isEmpty = (values: (typeof heights)[number]) => (values[position] ?? 0) === 0;
  const after = heights.slice(index + 1);
  const own = heights[index];
  if (own === undefined || !after.every(isEmpty)) return false;
  return !isEmpty(own) || index === heights.findIndex((values) => values[position] !== undefined);
}
