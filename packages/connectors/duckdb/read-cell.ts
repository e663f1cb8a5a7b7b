import {
  DuckDBArrayValue,
  DuckDBBlobValue,
  DuckDBDateValue,
  DuckDBDecimalValue,
  DuckDBListValue,
  DuckDBMapValue,
  DuckDBStructValue,
  DuckDBTimestampTZValue,
  DuckDBTypeId,
  DuckDBUnionValue,
} from "@duckdb/node-api";
import type { DuckDBType, DuckDBValue } from "@duckdb/node-api";
import type { Cell } from "@askery/model";

/**
 * Chooses how the values of a column become cells; null if they already are cells.
 *
 * Numbers that a double can't represent stay text, as do NaN and the infinities. Blobs become hexadecimal digits;
 * lists, structs and maps become JSON.
 */
export function chooseReader(type: DuckDBType): ((value: DuckDBValue) => Cell) | null {
  return cellsAsTheyAre.has(type.typeId) ? null : (readers[type.typeId] ?? readAnything);
}

const cellsAsTheyAre: ReadonlySet<DuckDBTypeId> = new Set([
  DuckDBTypeId.BOOLEAN,
  DuckDBTypeId.TINYINT,
  DuckDBTypeId.SMALLINT,
  DuckDBTypeId.INTEGER,
  DuckDBTypeId.UTINYINT,
  DuckDBTypeId.USMALLINT,
  DuckDBTypeId.UINTEGER,
  DuckDBTypeId.VARCHAR,
  DuckDBTypeId.ENUM,
  DuckDBTypeId.SQLNULL,
]);

const readers: Readonly<Partial<Record<DuckDBTypeId, (value: DuckDBValue) => Cell>>> = {
  [DuckDBTypeId.FLOAT]: readFloat,
  [DuckDBTypeId.DOUBLE]: readFloat,
  [DuckDBTypeId.BIGINT]: readInteger,
  [DuckDBTypeId.UBIGINT]: readInteger,
  [DuckDBTypeId.HUGEINT]: readInteger,
  [DuckDBTypeId.UHUGEINT]: readInteger,
  [DuckDBTypeId.BIGNUM]: readInteger,
};

function readFloat(value: DuckDBValue): Cell {
  return typeof value !== "number" || Number.isFinite(value) ? (value as Cell) : String(value);
}

function readInteger(value: DuckDBValue): Cell {
  if (value === null) return null;
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : String(value);
}

function readAnything(value: DuckDBValue): Cell {
  if (value === null) return null;
  if (typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return readFloat(value);
  if (typeof value === "bigint") return readInteger(value);
  if (value instanceof DuckDBDecimalValue) return readDecimal(value);
  if (value instanceof DuckDBDateValue) return readDate(value);
  if (value instanceof DuckDBTimestampTZValue) return value.toString().replace(/\+00(?::00)?$/, "");
  if (value instanceof DuckDBBlobValue) return Buffer.from(value.bytes).toString("hex");
  if (isNested(value)) return JSON.stringify(toJson(value));
  return value.toString();
}

/** A double represents any 15 decimal digits exactly. */
function readDecimal(value: DuckDBDecimalValue): Cell {
  const isExact = value.value < exactDecimals && value.value > -exactDecimals;
  return isExact ? Number(value.toString()) : value.toString();
}

const exactDecimals = 1_000_000_000_000_000n;

function readDate(value: DuckDBDateValue): Cell {
  if (value.days === DuckDBDateValue.PosInf.days) return "infinity";
  if (value.days === DuckDBDateValue.NegInf.days) return "-infinity";
  return value.toString();
}

function isNested(value: object): boolean {
  return (
    value instanceof DuckDBListValue ||
    value instanceof DuckDBArrayValue ||
    value instanceof DuckDBStructValue ||
    value instanceof DuckDBMapValue ||
    value instanceof DuckDBUnionValue
  );
}

type Json = Cell | readonly Json[] | { readonly [name: string]: Json };

function toJson(value: DuckDBValue): Json {
  if (value instanceof DuckDBListValue || value instanceof DuckDBArrayValue) return value.items.map(toJson);
  if (value instanceof DuckDBStructValue) {
    return Object.fromEntries(Object.entries(value.entries).map(([name, item]) => [name, toJson(item)]));
  }
  if (value instanceof DuckDBMapValue) {
    return Object.fromEntries(
      value.entries.map(({ key, value: item }) => [String(readAnything(key)), toJson(item)]),
    );
  }
  if (value instanceof DuckDBUnionValue) return toJson(value.value);
  return readAnything(value);
}
