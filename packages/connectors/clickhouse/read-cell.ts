import type { Cell, ColumnType } from "@askery/model";

/**
 * How a value's text becomes a cell. Figures that a double would change stand as text, as do NaN and the infinities;
 * lists, tuples and maps as the server writes them.
 */
export const readers: Readonly<Record<ColumnType, (text: string) => Cell>> = {
  text: asIs,
  json: asIs,
  time: asIs,
  date: asIs,
  binary: asIs,
  other: asIs,
  integer: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  decimal: readDecimal,
  float: (text) => notFinite[text] ?? Number(text),
  boolean: (text) => text === "true" || text === "1",
  timestamp: withoutTrailingZeros,
};

function asIs(text: string): Cell {
  return text;
}

/** Doubles hold fifteen digits whatever they are. */
function readDecimal(text: string): Cell {
  const short = withoutTrailingZeros(text);
  return short.replaceAll(/[-.]/g, "").replace(/^0+/, "").length <= 15 ? Number(short) : text;
}

function withoutTrailingZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

const notFinite: Readonly<Record<string, string>> = { nan: "NaN", inf: "Infinity", "-inf": "-Infinity" };
