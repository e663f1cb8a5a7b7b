import type { Cell, ColumnType } from "@askery/model";
import type { FieldPacket } from "mysql2";
import { bitType } from "./column-type.ts";

/**
 * Chooses how the driver's values of a column become cells.
 *
 * Numbers that a double can't represent stay text. Bytes become hexadecimal digits. A date with a zero year, month or
 * day is null.
 */
export function chooseReader(field: FieldPacket, type: ColumnType): (value: unknown) => Cell {
  if (field.columnType === bitType) return type === "boolean" ? readBit : readBits;
  if (field.columnType === floatType) return readFloat;
  return readers[type];
}

const floatType = 4;

const readers: Readonly<Record<ColumnType, (value: unknown) => Cell>> = {
  text: readText,
  json: readText,
  integer: readInteger,
  decimal: readDecimal,
  float: (value) => (typeof value === "number" ? value : readText(value)),
  boolean: readBoolean,
  date: (value) => readDay(value),
  timestamp: (value) => withoutTrailingZeros(readDay(value)),
  time: (value) => withoutTrailingZeros(readText(value)),
  binary: readText,
  other: readText,
};

function readText(value: unknown): Cell {
  if (value === null || typeof value === "string" || typeof value === "number") return value;
  if (Buffer.isBuffer(value)) return value.toString("hex");
  // Geometries arrive as objects.
  return JSON.stringify(value);
}

function readInteger(value: unknown): Cell {
  if (typeof value !== "string") return readText(value);
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** A double represents any 15 decimal digits exactly. */
function readDecimal(value: unknown): Cell {
  if (typeof value !== "string") return value === null ? null : readText(value);
  const short = String(withoutTrailingZeros(value));
  return short.replaceAll(/[-.]/g, "").replace(/^0+/, "").length <= 15 ? Number(short) : value;
}

/** A BOOLEAN column may contain any small integer: values other than 0 and 1 stay numbers. */
function readBoolean(value: unknown): Cell {
  return value === 0 || value === 1 ? value === 1 : readText(value);
}

function readBit(value: unknown): Cell {
  return Buffer.isBuffer(value) ? value[0] === 1 : null;
}

function readBits(value: unknown): Cell {
  return Buffer.isBuffer(value) ? readInteger(String(BigInt(`0x${value.toString("hex")}`))) : null;
}

/** The protocol sends a four-byte float: returns the shortest number that rounds to it. */
function readFloat(value: unknown): Cell {
  if (typeof value !== "number") return null;
  for (let digits = 6; digits < 9; digits += 1) {
    const short = Number(value.toPrecision(digits));
    if (Math.fround(short) === value) return short;
  }
  return Number(value.toPrecision(9));
}

function readDay(value: unknown): Cell {
  return typeof value === "string" && !/^0000|-00/.test(value.slice(0, 10)) ? value : null;
}

function withoutTrailingZeros(value: Cell): Cell {
  return typeof value === "string" && value.includes(".") ? value.replace(/\.?0+$/, "") : value;
}
