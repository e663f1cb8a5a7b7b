import type { FullRequest } from "../../chart-request.ts";
import type { Drawing } from "../../drawing.ts";
import { boxPart, linePart } from "../../style/graphic-parts.ts";
import { fadeColor } from "../../theme/mix-colors.ts";
import { emptyDrawing, stillDrawing } from "../../style/empty-drawing.ts";

/**
 * The shape of a table, for thumbnails; cards show the table itself. The bars are as long as the texts that they
 * represent.
 */
export function drawTableShape(request: FullRequest): Drawing {
  const { table, size, theme } = request;
  if (table.columns.length === 0) return emptyDrawing(request);
  const columns = Math.min(4, table.columns.length);
  const rows = Math.min(table.rowCount, Math.floor((size.height - 28) / 20));
  const width = (size.width - 16) / columns;
  const ink = fadeColor(theme.rest, 0.55);
  const parts = Array.from({ length: columns }, (_, column) => {
    const name = table.columns[column]?.name ?? "";
    const cells = Array.from({ length: rows }, (_, row) => String(table.values[column]?.[row] ?? ""));
    return [name, ...cells].map((text, line) => {
      const length = Math.min(width - 14, 10 + text.length * 4);
      return boxPart(
        { x: 8 + column * width, y: 8 + line * 20, width: length, height: 6, r: 3 },
        line === 0 ? theme.rest : ink,
      );
    });
  }).flat();
  const lines = Array.from({ length: rows }, (_, row) =>
    linePart({ x1: 8, y1: 21.5 + row * 20, x2: size.width - 8, y2: 21.5 + row * 20 }, { color: theme.grid }),
  );
  return stillDrawing(request, [...lines, ...parts]);
}
