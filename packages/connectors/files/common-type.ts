/** The DuckDB type that represents all values of two types unchanged; null if a text would have to be converted. */
export function chooseCommonType(one: string, other: string): string | null {
  if (one === other) return one;
  if (one === "VARCHAR") return one;
  const [element, addedElement] = [one, other].map((type) => /^(.*)\[\]$/.exec(type)?.[1]);
  if (element !== undefined && addedElement !== undefined) {
    const common = chooseCommonType(element, addedElement);
    return common === null ? "JSON" : `${common}[]`;
  }
  if (one === "JSON" && addedElement !== undefined) return one;
  if (one === "DATE" && other === "TIMESTAMP") return "TIMESTAMP";
  if (one.startsWith("TIMESTAMP") && (other === "DATE" || other.startsWith("TIMESTAMP"))) return one;
  const size = sizeOf(one);
  const added = sizeOf(other);
  if (!size || !added) return null;
  if (size === "double" || added === "double") return "DOUBLE";
  const scale = Math.max(size.scale, added.scale);
  const whole = Math.max(size.whole, added.whole);
  if (scale === 0) return wholeRank(one) >= wholeRank(other) ? one : other;
  return scale === size.scale && size.whole >= Math.min(added.whole, 18 - scale)
    ? one
    : `DECIMAL(${String(Math.min(38, whole + scale))},${String(scale)})`;
}

/** The number of digits before and after the decimal point. */
function sizeOf(type: string): { readonly whole: number; readonly scale: number } | "double" | null {
  if (type === "DOUBLE" || type === "FLOAT") return "double";
  if (wholeRank(type) >= 0) return { whole: 19, scale: 0 };
  const [, width, scale] = /^DECIMAL\((\d+),(\d+)\)$/.exec(type) ?? [];
  return width === undefined ? null : { whole: Number(width) - Number(scale), scale: Number(scale) };
}

function wholeRank(type: string): number {
  return [
    "UTINYINT",
    "TINYINT",
    "USMALLINT",
    "SMALLINT",
    "UINTEGER",
    "INTEGER",
    "UBIGINT",
    "BIGINT",
    "UHUGEINT",
    "HUGEINT",
  ].indexOf(type);
}
