import { findRuleColor, type ValueFormat } from "@askery/model";
import type { FullRequest } from "../../chart-request.ts";
import { placeData } from "../../data/place-data.ts";
import type { PlacedData } from "../../data/placed-data.ts";
import { describeFigure, findPoint } from "../../data/point-texts.ts";
import type { Drawing } from "../../drawing.ts";
import { formatFigure } from "../../format/format-figure.ts";
import { drawShapes } from "../../shapes/draw-shapes.ts";
import { rectShape, type Shape } from "../../shapes/shape.ts";
import { emptyDrawing } from "../../style/empty-drawing.ts";
import { linePart, textPart, type GraphicPart } from "../../style/graphic-parts.ts";
import { figureText, labelSize, nameText, quietText, type TextStyle } from "../../style/text-styles.ts";
import { fitText, measureText } from "../../text/measure-text.ts";
import { drawTableShape } from "../table/draw-table-shape.ts";
import { ruleColorOf } from "../../style/series-styles.ts";

const [headHeight, noteHeight, gap] = [26, 18, 16];
/** Rows are this high if there is room, and at least `minRowHeight`. */
const [maxRowHeight, minRowHeight] = [28, 19];

/** Rows and columns of a table with their totals. What does not fit is left out, and a note says how much. */
export function drawPivot(request: FullRequest): Drawing {
  const { isThumbnail } = request;
  if (isThumbnail) return drawTableShape(request);
  const data = placeData(request, { maxColors: Number.POSITIVE_INFINITY, isOrdered: true });
  if (data.series.every(({ values }) => values.every((value) => typeof value !== "number"))) {
    return emptyDrawing(request);
  }
  const layout = layOutPivot(request, data);
  return drawShapes(request, listCells(request, data, layout), [
    ...drawHead(request, data, layout),
    ...drawRows(request, data, layout),
    ...noteRest(request, data, layout),
  ]);
}

interface PivotLayout {
  readonly rows: number;
  readonly columns: number;
  readonly rowHeight: number;
  readonly nameWidth: number;
  readonly columnWidth: number;
  readonly write: (value: number | null | undefined) => string;
  /** Of a row, a column or everything. */
  readonly sum: (row: number | null, column: number | null) => number | null;
}

function layOutPivot({ size, locale }: FullRequest, data: PlacedData): PivotLayout {
  const sum = (row: number | null, column: number | null): number | null => {
    const series = row === null ? data.series : data.series.slice(row, row + 1);
    const values = series
      .flatMap((one) => (column === null ? one.values : [one.values[column]]))
      .filter((value) => typeof value === "number");
    return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
  };
  const names = ["Total", ...data.series.map(({ name }) => name)];
  const widest = Math.max(...names.map((name) => measureText(name, labelSize, 600)));
  const nameWidth = Math.min(widest + 8, size.width * 0.4, 220);
  const room = size.width - nameWidth;
  const styled = (value: number | null | undefined) => formatFigure(value ?? null, data.format, locale);
  const brief = (value: number | null | undefined) =>
    formatFigure(value ?? null, bareOf(data.format), locale);
  const most = Math.max(...everyFigure(data, sum).map((value) => measureText(styled(value), labelSize, 600)));
  const write = most + gap <= room / 2 ? styled : brief;
  const figures = everyFigure(data, sum).map(write);
  const heads = data.axis.positions.map(({ name }) => Math.min(110, measureText(name, labelSize)));
  const least = Math.max(...figures.map((text) => measureText(text, labelSize, 600)), ...heads, 36) + gap;
  const columns = Math.max(1, Math.min(data.axis.positions.length, Math.floor(room / least) - 1));
  const isCut = columns < data.axis.positions.length;
  const fits = (height: number, hasNote: boolean) =>
    Math.floor((size.height - headHeight - (hasNote ? noteHeight : 0)) / height) - 1;
  const isWhole = fits(minRowHeight, isCut) >= data.series.length;
  const rows = isWhole ? data.series.length : Math.max(1, fits(minRowHeight, true));
  const hasNote = isCut || !isWhole;
  const below = size.height - headHeight - (hasNote ? noteHeight : 0);
  return {
    rows,
    columns,
    rowHeight: Math.min(maxRowHeight, below / (rows + 1)),
    nameWidth,
    columnWidth: Math.min(room / (columns + 1), 150),
    write,
    sum,
  };
}

/** The format without the style that a person chose, for a narrow card. */
function bareOf(format: ValueFormat | null): ValueFormat | null {
  if (format === null || !("style" in format)) return format;
  const { style: _, ...bare } = format;
  return bare;
}

function everyFigure(
  { series, axis }: PlacedData,
  sum: PivotLayout["sum"],
): readonly (number | null | undefined)[] {
  return [
    ...series.flatMap(({ values }) => values),
    ...series.map((_, row) => sum(row, null)),
    ...axis.positions.map((_, column) => sum(null, column)),
    sum(null, null),
  ];
}

function rightOf({ nameWidth, columnWidth }: PivotLayout, column: number): number {
  return nameWidth + (column + 1) * columnWidth - 6;
}

/** Invisible cells under the figures, for the pointer. */
function listCells(request: FullRequest, data: PlacedData, layout: PivotLayout): readonly Shape[] {
  const { nameWidth, columnWidth, rows, columns, rowHeight } = layout;
  return data.series.slice(0, rows).flatMap((series, row) =>
    data.axis.positions.slice(0, columns).map(({ name }, column) =>
      rectShape(
        {
          x: nameWidth + column * columnWidth,
          y: headHeight + row * rowHeight,
          width: columnWidth,
          height: rowHeight,
        },
        "transparent",
        {
          text: {
            title: name,
            lines: [
              {
                color: null,
                name: series.name,
                value: describeFigure(request, data, { series: row, position: column }),
              },
            ],
          },
          point: findPoint(data, row, column),
        },
      ),
    ),
  );
}

function drawHead({ theme }: FullRequest, { axis }: PlacedData, layout: PivotLayout): readonly GraphicPart[] {
  const width = rightOf(layout, layout.columns) + 6;
  const names = [...axis.positions.slice(0, layout.columns).map(({ name }) => name), "Total"];
  return [
    ...names.map((name, column) =>
      textPart({
        x: rightOf(layout, column),
        y: headHeight / 2,
        text: fitText(name, layout.columnWidth - gap / 2, labelSize),
        style: nameText(theme),
        align: "right",
      }),
    ),
    lineAt(headHeight, width, theme.line),
  ];
}

function lineAt(y: number, width: number, color: string): GraphicPart {
  return linePart({ x1: 0, y1: Math.round(y) + 0.5, x2: width, y2: Math.round(y) + 0.5 }, { color });
}

function drawRows(request: FullRequest, { series }: PlacedData, layout: PivotLayout): readonly GraphicPart[] {
  const { theme, display } = request;
  const { rows, columns, rowHeight, nameWidth, columnWidth, write, sum } = layout;
  const plain = figureText(theme);
  const strong: TextStyle = { ...plain, fontWeight: 600 };
  const width = rightOf(layout, columns) + 6;
  const all = [
    ...series.slice(0, rows).map((one, row) => ({ name: one.name, row })),
    { name: "Total", row: null },
  ];
  return all.flatMap(({ name, row }, index) => {
    const y = headHeight + (index + 0.5) * rowHeight;
    const style = row === null ? strong : plain;
    const figures = Array.from({ length: columns + 1 }, (_, column) => {
      const isTotal = column === columns;
      const value = row === null || isTotal ? sum(row, isTotal ? null : column) : series[row]?.values[column];
      const rule =
        row === null || isTotal || typeof value !== "number"
          ? null
          : findRuleColor(display.colorRules ?? [], value);
      return textPart({
        x: rightOf(layout, column),
        y,
        text: fitText(write(value), columnWidth - 6, labelSize, 600),
        style: {
          ...(isTotal ? strong : style),
          ...(rule !== null && { color: ruleColorOf(rule, theme) }),
        },
        align: "right",
      });
    });
    return [
      textPart({
        x: 0,
        y,
        text: fitText(name, nameWidth - 8, labelSize, row === null ? 600 : 400),
        style: row === null ? strong : nameText(theme),
      }),
      ...figures,
      ...(row === null
        ? []
        : [lineAt(y + rowHeight / 2, width, index === all.length - 2 ? theme.line : theme.grid)]),
    ];
  });
}

function noteRest(
  { theme }: FullRequest,
  { series, axis }: PlacedData,
  { rows, columns, rowHeight }: PivotLayout,
): readonly GraphicPart[] {
  const [moreRows, moreColumns] = [series.length - rows, axis.positions.length - columns];
  const texts = [
    ...(moreRows > 0 ? [`${moreRows} more ${moreRows === 1 ? "row" : "rows"}`] : []),
    ...(moreColumns > 0 ? [`${moreColumns} more ${moreColumns === 1 ? "column" : "columns"}`] : []),
  ];
  if (texts.length === 0) return [];
  const y = headHeight + (rows + 1) * rowHeight + 9;
  return [
    textPart({
      x: 0,
      y,
      text: `${texts.join(" and ")} in the table; totals include them`,
      style: quietText(theme),
    }),
  ];
}
