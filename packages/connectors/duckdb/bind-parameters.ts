import { DuckDBDateValue, DuckDBDecimalValue, DuckDBTimestampValue } from "@duckdb/node-api";
import type { DuckDBPreparedStatement } from "@duckdb/node-api";
import { AppError, assertNever } from "@askery/model";
import type { Literal } from "@askery/model";
import { queryMessages } from "../messages/query-messages.ts";

/**
 * Binds literals by position. Numbers get the smallest type that represents them exactly: integer, decimal, then
 * double.
 */
export function bindParameters(prepared: DuckDBPreparedStatement, parameters: readonly Literal[]): void {
  if (prepared.parameterCount !== parameters.length) {
    throw new AppError(
      "query-failed",
      queryMessages.wrongParameterCount(prepared.parameterCount, parameters.length),
    );
  }
  for (const [index, literal] of parameters.entries()) bindLiteral(prepared, index + 1, literal);
}

function bindLiteral(prepared: DuckDBPreparedStatement, position: number, literal: Literal): void {
  switch (literal.type) {
    case "text":
      prepared.bindVarchar(position, literal.value);
      return;
    case "number":
      bindNumber(prepared, position, literal.value);
      return;
    case "boolean":
      prepared.bindBoolean(position, literal.value);
      return;
    case "date":
      prepared.bindDate(position, new DuckDBDateValue(readTime(literal.value) / msOfDay));
      return;
    case "timestamp":
      prepared.bindTimestamp(position, new DuckDBTimestampValue(readMicroseconds(literal.value)));
      return;
    case "null":
      prepared.bindNull(position);
      return;
    default:
      assertNever(literal);
  }
}

const msOfDay = 86_400_000;

function bindNumber(prepared: DuckDBPreparedStatement, position: number, text: string): void {
  const [, sign = "", whole = "", fraction = ""] = /^([+-]?)(\d{1,38})(?:\.(\d{1,38}))?$/.exec(text) ?? [];
  const digits = whole.length + fraction.length;
  if (digits === 0 || digits > maxDigits) {
    prepared.bindDouble(position, Number(text));
    return;
  }
  const figure = BigInt(`${sign === "-" ? "-" : ""}${whole}${fraction}`);
  if (fraction !== "") {
    prepared.bindDecimal(position, new DuckDBDecimalValue(figure, digits, fraction.length));
  } else if (BigInt.asIntN(32, figure) === figure) prepared.bindInteger(position, Number(figure));
  else if (BigInt.asIntN(64, figure) === figure) prepared.bindBigInt(position, figure);
  else prepared.bindHugeInt(position, figure);
}

/** The precision of DuckDB's widest DECIMAL. */
const maxDigits = 38;

function readTime(text: string): number {
  const time = Date.parse(text.length === 10 ? `${text}T00:00:00Z` : `${text.replace(" ", "T")}Z`);
  if (Number.isFinite(time)) return time;
  throw new AppError("query-failed", queryMessages.notADate(text));
}

function readMicroseconds(text: string): bigint {
  const [seconds = "", fraction = ""] = text.split(".");
  return BigInt(readTime(seconds)) * 1_000n + BigInt(fraction.slice(0, 6).padEnd(6, "0"));
}
