import { type AskSettings, type Cell, type Output, formatExact } from "@askery/model";

/** An average has digits without end; these are enough to compare by, above one and below. */
const decimals = { aboveOne: 2, belowOne: 4 };

/** The cells of one column as text; figures with equally many decimals, so that they line up at the point. */
export function alignFigures(
  cells: readonly Cell[],
  { format, role }: Output,
  settings: AskSettings,
): readonly string[] {
  const isLong = role.kind === "figure" && role.figure !== "value" && format.kind !== "percent";
  const digits = isLong ? countDigits(cells) : null;
  const texts = cells.map((cell) => formatExact(shorten(cell, digits), format, settings));
  if (role.kind !== "figure") return texts;
  const most = Math.max(0, ...texts.map((text) => readDecimals(text)?.length ?? 0));
  return texts.map((text) => {
    const own = readDecimals(text);
    if (own === null || own.length === most) return text;
    return `${text}${own === "" ? "." : ""}${"0".repeat(most - own.length)}`;
  });
}

/** Figures of one column have as many digits as the smallest of them needs. */
function countDigits(cells: readonly Cell[]): number {
  const sizes = cells.flatMap((cell) => (typeof cell === "number" && cell !== 0 ? [Math.abs(cell)] : []));
  return sizes.some((size) => size < 1) ? decimals.belowOne : decimals.aboveOne;
}

/** Whole figures and what a row holds stay as they are, and so does what would become nothing. */
function shorten(cell: Cell, digits: number | null): Cell {
  if (digits === null || typeof cell !== "number" || Number.isInteger(cell)) return cell;
  return Math.abs(cell) < 1 / 10 ** digits ? cell : Number(cell.toFixed(digits));
}

/** What stands behind the point of a plain figure, "" without one; null for anything else: "4.5%", "–". */
function readDecimals(text: string): string | null {
  if (!/^[−-]?\d[\d,]*(?:\.\d+)?$/.test(text)) return null;
  const point = text.indexOf(".");
  return point < 0 ? "" : text.slice(point + 1);
}
