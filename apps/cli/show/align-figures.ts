import { formatExact, type Output } from "@askery/engine";
import type { AskSettings, Cell } from "@askery/model";

/** An average has digits without end; these are enough to compare by. */
const mostDecimals = 4;

/** The cells of one column as text; figures with equally many decimals, so that they line up at the point. */
export function alignFigures(
  cells: readonly Cell[],
  { format, role }: Output,
  settings: AskSettings,
): readonly string[] {
  const texts = cells.map((cell) => formatExact(shorten(cell), format, settings));
  if (role.kind !== "figure") return texts;
  const decimals = Math.max(...texts.map((text) => readDecimals(text)?.length ?? 0));
  return texts.map((text) => {
    const own = readDecimals(text);
    if (own === null || own.length === decimals) return text;
    return `${text}${own === "" ? "." : ""}${"0".repeat(decimals - own.length)}`;
  });
}

function shorten(cell: Cell): Cell {
  return typeof cell === "number" && !Number.isInteger(cell) && Math.abs(cell) >= 1 / 10 ** mostDecimals
    ? Number(cell.toFixed(mostDecimals))
    : cell;
}

/** What stands behind the point of a plain figure, "" without one; null for anything else: "4.5%", "–". */
function readDecimals(text: string): string | null {
  if (!/^[−-]?\d[\d,]*(?:\.\d+)?$/.test(text)) return null;
  const point = text.indexOf(".");
  return point < 0 ? "" : text.slice(point + 1);
}
