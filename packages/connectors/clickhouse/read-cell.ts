import type { Cell, ColumnType } from "@askery/model";

/**
 * Convert the text of a value to a cell. Numbers that a double can't represent stay text, as do NaN and the infinities.
 * Arrays become JSON; tuples and maps stay as the server prints them.
 */
export const readers: Readonly<Record<ColumnType, (text: string) => Cell>> = {
  text: asIs,
  json: asIs,
  time: asIs,
  date: asIs,
  binary: asIs,
  other: readOther,
  integer: (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text),
  decimal: readDecimal,
  float: (text) => notFinite[text] ?? Number(text),
  boolean: (text) => text === "true" || text === "1",
  timestamp: withoutTrailingZeros,
};

function asIs(text: string): Cell {
  return text;
}

function readOther(text: string): Cell {
  return text.startsWith("[") ? printArray(text) : text;
}

/** An array as JSON: its texts get double quotation marks, NULL is lowercase. */
function printArray(text: string): string {
  return text.replaceAll(/'((?:[^'\\]|\\.)*)'|\bNULL\b/gs, (word, content?: string) =>
    content === undefined ? word.toLowerCase() : JSON.stringify(content.replaceAll(/\\(.)/gs, unescape)),
  );
}

function unescape(_: string, letter: string): string {
  return controls[letter] ?? letter;
}

const controls: Readonly<Record<string, string>> = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", 0: "\0" };

/** A double represents any 15 decimal digits exactly. */
function readDecimal(text: string): Cell {
  const short = withoutTrailingZeros(text);
  return short.replaceAll(/[-.]/g, "").replace(/^0+/, "").length <= 15 ? Number(short) : text;
}

function withoutTrailingZeros(text: string): string {
  return text.includes(".") ? text.replace(/\.?0+$/, "") : text;
}

const notFinite: Readonly<Record<string, string>> = { nan: "NaN", inf: "Infinity", "-inf": "-Infinity" };
