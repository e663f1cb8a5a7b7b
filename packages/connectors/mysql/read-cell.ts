import type { Cell, ColumnType } from "@askery/model";
import type { FieldPacket } from "mysql2";
import { bitType } from "./column-type.ts";

/**
 * How the driver's values of one column become cells.
 *
 * Figures that a double would change stand as text. Bytes are hexadecimal digits. A date that is none, with a zero for
 * its year, month or day, is null.
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
  // Places on a map come as objects.
  return JSON.stringify(value);
}

function readInteger(value: unknown): Cell {
  if (typeof value !== "string") return readText(value);
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}

/** Doubles hold fifteen digits whatever they are. */
function readDecimal(value: unknown): Cell {
  if (typeof value !== "string") return value === null ? null : readText(value);
  const short = String(withoutTrailingZeros(value));
  return short.replaceAll(/[-.]/g, "").replace(/^0+/, "").length <= 15 ? Number(short) : value;
}

/** A truth value may hold any small number: what is neither 0 nor 1 stays one. */
function readBoolean(value: unknown): Cell {
  return value === 0 || value === 1 ? value === 1 : readText(value);
}

function readBit(value: unknown): Cell {
  return Buffer.isBuffer(value) ? value[0] === 1 : null;
}

function readBits(value: unknown): Cell {
  return Buffer.isBuffer(value) ? readInteger(String(BigInt(`0x${value.toString("hex")}`))) : null;
}

/** The protocol sends four bytes, which are this number: the shortest that rounds to them. */
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
