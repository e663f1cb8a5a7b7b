import type { ChartTheme } from "@askery/charts";
import type { BoardRows } from "./board-document.ts";
import type { Box } from "./lay-out-board.ts";
import { printText, widthOf, type TextLook } from "./svg-text.ts";

const lineHeight = 24;
const noteHeight = 20;
const padding = 16;
const maxColumnWidth = 280;
const minColumnWidth = 48;

/** The first rows and columns of a table, as many as fit, and a note if there are more. */
export function drawRows(table: BoardRows, box: Box, theme: ChartTheme): string {
  const { headers, hasFigures, rowCount } = table;
  const widths = measureColumns(table, box.width);
  const all = Math.floor(box.height / lineHeight) - 1;
  const isCut = rowCount > Math.min(all, table.rows.length) || widths.length < headers.length;
  const room = isCut ? Math.floor((box.height - noteHeight) / lineHeight) - 1 : all;
  const rows = table.rows.slice(0, Math.max(0, room));
  const head: TextLook = { size: 12, weight: 500, color: theme.textMuted };
  const body: TextLook = { size: 12, color: theme.text };
  const printRow = (cells: readonly string[], line: number, look: TextLook) => {
    let x = box.x;
    return widths.map((width, column) => {
      const isFigure = hasFigures[column] === true;
      const at = { x: isFigure ? x + width : x, y: box.y + line * lineHeight + 16, width };
      x += width + padding;
      return printText(cells[column] ?? "", at, { ...look, ...(isFigure && { anchor: "end" }) });
    });
  };
  const lines = rows.map(
    (_, row) =>
      `<line x1="${box.x}" x2="${box.x + box.width}" y1="${box.y + (row + 1) * lineHeight}" y2="${box.y + (row + 1) * lineHeight}" stroke="${theme.grid}"/>`,
  );
  const note = describeCut({ shown: rows.length, rowCount, columns: widths.length, of: headers.length });
  return [
    ...printRow(headers, 0, head),
    ...lines,
    ...rows.flatMap((cells, row) => printRow(cells, row + 1, body)),
    printText(
      note,
      { x: box.x, y: box.y + box.height - 4, width: box.width },
      { size: 11, color: theme.textMuted },
    ),
  ].join("");
}

/** The widths of the columns that fit, stretched to the whole width. */
function measureColumns({ headers, rows }: BoardRows, width: number): readonly number[] {
  const wanted = headers.map((header, column) => {
    const cells = rows.slice(0, 50).map((row) => widthOf(row[column] ?? "", { size: 12 }));
    const widest = Math.max(minColumnWidth, widthOf(header, { size: 12, weight: 500 }), ...cells);
    return Math.min(maxColumnWidth, widest + 2);
  });
  let used = -padding;
  const fitting = wanted.filter((one, column) => {
    const isShown = column === 0 || used + padding + one <= width;
    used = isShown ? used + padding + one : Number.POSITIVE_INFINITY;
    return isShown;
  });
  const total = fitting.reduce((sum, one) => sum + one + padding, -padding);
  const stretch = Math.max(0, width - total) / fitting.length;
  return fitting.map((one) => Math.min(width, one + stretch));
}

interface Cut {
  readonly shown: number;
  readonly rowCount: number;
  readonly columns: number;
  readonly of: number;
}

function describeCut({ shown, rowCount, columns, of }: Cut): string {
  return [
    shown < rowCount ? `The first ${shown} of ${rowCount.toLocaleString("en-US")} rows` : "",
    columns < of ? `the first ${columns} of ${of} columns` : "",
  ]
    .filter((note) => note !== "")
    .join(" · ");
}
