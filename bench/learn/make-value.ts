import type { CompanyColumn, FigureType, PlainType } from "./company.ts";
import type { Cell } from "./rows.ts";
import type { Seeded } from "./seeded.ts";

export interface ValueOptions {
  readonly column: CompanyColumn;
  readonly type: PlainType | FigureType;
  /** The index of the row. */
  readonly index: number;
  readonly random: Seeded;
}

/** Makes the value of a column that refers to nothing and is no name or date. */
export function makeValue({ column, type, index, random }: ValueOptions): Cell {
  const { values } = column;
  switch (type.kind) {
    case "text":
      return random.pick(remarks);
    case "code":
      return makeCode(values, index);
    case "category":
    case "status":
      return values[random.skewed(values.length)] ?? null;
    case "flag":
      return random.chance(0.3) ? 1 : 0;
    default:
      return makeFigure(type, random);
  }
}

function makeCode(values: readonly string[], index: number): string {
  const listed = values.filter((value) => /\d/.test(value));
  const prefix = (values[0] ?? "").replace(/[\d…]+.*$/, "");
  const separator = prefix === "" || /[-/_]$/.test(prefix) ? "" : "-";
  return listed[index] ?? `${prefix}${separator}${String(index * 7 + 1013).padStart(5, "0")}`;
}

function makeFigure({ kind, low, high }: FigureType, random: Seeded): number {
  const isWide = low > 0 && high / low > 20;
  const share = isWide ? random.next() : (random.next() + random.next()) / 2;
  const figure = isWide ? low * (high / low) ** share : low + (high - low) * share;
  if (kind === "count" || kind === "year") return Math.round(figure);
  return Number(figure.toFixed(kind === "money" || high <= 5 ? 2 : 1));
}

const remarks = [
  "As agreed by phone",
  "Checked on arrival",
  "Customer asked for a call back",
  "No remarks",
  "Needs a second look",
  "See attached note",
  "Handled by the night team",
  "Repeat of an earlier case",
] as const;
