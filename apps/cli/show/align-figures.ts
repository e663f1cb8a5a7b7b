import { type AskSettings, type Cell, type Output, formatExact } from "@askery/model";

/** Averages have endless digits; this many decimals suffice to compare them. */
const decimals = { aboveOne: 2, belowOne: 4 };

/** The cells of one column as text. Figures have equally many decimals, so that their points align. */
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

/** The digits that the smallest figure of a column needs; all figures of the column get as many. */
function countDigits(cells: readonly Cell[]): number {
  const sizes = cells.flatMap((cell) => (typeof cell === "number" && cell !== 0 ? [Math.abs(cell)] : []));
  return sizes.some((size) => size < 1) ? decimals.belowOne : decimals.aboveOne;
}

/** Integers and stored values are unchanged, and so are figures that would be rounded to zero. */
function shorten(cell: Cell, digits: number | null): Cell {
  if (digits === null || typeof cell !== "number" || Number.isInteger(cell)) return cell;
  return Math.abs(cell) < 1 / 10 ** digits ? cell : Number(cell.toFixed(digits));
}

/** The decimals of a plain number, "" if it has none; null for anything else: "4.5%", "–". */
function readDecimals(text: string): string | null {
  if (!/^[−-]?\d[\d,]*(?:\.\d+)?$/.test(text)) return null;
  const point = text.indexOf(".");
  return point < 0 ? "" : text.slice(point + 1);
}
