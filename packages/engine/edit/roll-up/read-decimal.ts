import type { Cell } from "@askery/model";

/** `digits` without the point, of which `scale` are after it. */
interface Decimal {
  readonly digits: bigint;
  readonly scale: number;
}

/** A number, or one that is so long that it is a text; null for anything else, and for numbers with an exponent. */
export function readDecimal(cell: Cell): Decimal | null {
  const parts = /^(-?\d+)(?:\.(\d+))?$/.exec(String(cell));
  if (typeof cell === "boolean" || parts === null) return null;
  const [, whole = "", fraction = ""] = parts;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}
