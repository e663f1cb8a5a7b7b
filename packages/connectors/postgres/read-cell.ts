import type { Cell } from "@askery/model";
import { arrayElements, builtInTypes } from "./built-in-types.data.ts";
import { readArray } from "./read-array.ts";

/** Converts the values of a column from the server's text format to cells. */
export interface CellReader {
  /** The kind of text: an integer, a double, any number, the cell itself, or something that must be parsed. */
  readonly form: "integer" | "double" | "figure" | "text" | "other";
  readonly read: (text: string) => Cell;
}

/**
 * Chooses the reader of a column.
 *
 * Numbers that a double can't represent stay text, as do NaN and the infinities. Blobs become hexadecimal digits;
 * arrays become JSON. Timestamps with time zone are in UTC, the time zone of our sessions.
 */
export function chooseReader(oid: number, isArray: boolean): CellReader {
  const read = chooseRead(oid, isArray);
  return { form: forms.get(oid) ?? (read === readText ? "text" : "other"), read };
}

/** Built-in types: int8, int2, int4, oid; float4, float8, numeric. */
const forms: ReadonlyMap<number, CellReader["form"]> = new Map([
  [20, "integer"],
  [21, "integer"],
  [23, "integer"],
  [26, "integer"],
  [700, "double"],
  [701, "double"],
  [1700, "figure"],
]);

function chooseRead(oid: number, isArray: boolean): (text: string) => Cell {
  const reader = readers[oid];
  if (reader) return reader;
  const element = arrayElements[oid];
  if (element === undefined && !isArray) return readText;
  const isJson = element !== undefined && builtInTypes[element] === "json";
  const readElement = element === undefined ? readText : (readers[element] ?? readText);
  return (text) => JSON.stringify(readArray(text, (item) => (isJson ? readJson(item) : readElement(item))));
}

const readers: Readonly<Partial<Record<number, (text: string) => Cell>>> = {
  16: (text) => text === "t",
  17: (text) => text.slice(2),
  20: readInteger,
  21: Number,
  23: Number,
  26: Number,
  700: readFloat,
  701: readFloat,
  1114: readText,
  1184: (text) => (text.endsWith("+00") ? text.slice(0, -3) : text.replace("+00 BC", " BC")),
  1700: readDecimal,
};

function readText(text: string): string {
  return text;
}

function readInteger(text: string): Cell {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : text;
}

function readFloat(text: string): Cell {
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** A double represents any 15 digits exactly; longer numbers stay numbers if they print the same. */
function readDecimal(text: string): Cell {
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  if (text.length <= 15) return number;
  const plain = text.includes(".") ? text.replace(/\.?0+$/, "") : text;
  return String(number) === plain ? number : text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
