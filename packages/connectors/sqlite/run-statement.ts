import type { Cell, ColumnType, Statement, TableColumn } from "@askery/model";
import type { DatabaseSync, SQLOutputValue, StatementSync } from "node:sqlite";
import type { Block, Cursor } from "../child/database.ts";
import { isIsoDate, isIsoTimestamp } from "../child/iso-date.ts";
import { bindLiteral } from "./bind-parameters.ts";
import { typeOfDeclaration } from "./column-type.ts";
import { queryRefused } from "../query-failures.ts";
import { describeQueryError } from "./describe-error.ts";

/** Prepares a statement on a connection with an authorizer; refuses text with a second statement. */
export function startQuery(database: DatabaseSync, statement: Statement): Cursor {
  const prepared = prepare(database, statement.text);
  return new SqliteCursor(prepared, statement);
}

function prepare(database: DatabaseSync, text: string): StatementSync {
  try {
    const prepared = database.prepare(text, { readBigInts: true, returnArrays: true });
    if (prepared.columns().length === 0) throw queryRefused("it returns no rows");
    const rest = text.slice(prepared.sourceSQL.length);
    if (hasStatement(database, rest)) throw queryRefused("it holds several statements");
    return prepared;
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ERR_INVALID_ARG_VALUE") {
      throw queryRefused("it is empty", cause);
    }
    throw cause instanceof Error && cause.name === "AppError" ? cause : describeQueryError(cause);
  }
}

/** Whether the rest is more than whitespace and comments. */
function hasStatement(database: DatabaseSync, rest: string): boolean {
  if (/^[\s;]*$/.test(rest)) return false;
  try {
    database.prepare(rest);
    return true;
  } catch (cause) {
    return !(cause instanceof Error && "code" in cause && cause.code === "ERR_INVALID_ARG_VALUE");
  }
}

class SqliteCursor implements Cursor {
  readonly #prepared: StatementSync;
  readonly #statement: Statement;
  #rows: Iterator<SQLOutputValue[]> | null = null;
  #columns: TableColumn[] | null = null;

  constructor(prepared: StatementSync, statement: Statement) {
    this.#prepared = prepared;
    this.#statement = statement;
  }

  columns(): readonly TableColumn[] {
    return this.#columns ?? [];
  }

  next(): Promise<Block | null> {
    try {
      const block = readBlock((this.#rows ??= this.#start()), this.#prepared.columns().length);
      this.#columns ??= describeColumns(this.#prepared, block);
      this.#columns.forEach((column, index) => {
        if (column.type === "boolean") block.columns[index] = (block.columns[index] ?? []).map(toBoolean);
      });
      return Promise.resolve(block.rowCount > 0 ? block : null);
    } catch (cause) {
      throw describeQueryError(cause);
    }
  }

  /** Can't interrupt a row that is being computed; to stop that, the process is killed. */
  interrupt(): void {
    this.close();
  }

  close(): void {
    this.#rows?.return?.();
  }

  #start(): Iterator<SQLOutputValue[]> {
    const parameters = this.#statement.parameters.map(bindLiteral);
    // The driver's types describe rows as objects only; `returnArrays` makes them arrays.
    return this.#prepared.iterate(...parameters) as unknown as Iterator<SQLOutputValue[]>;
  }
}

const blockRows = 2_000;
const blockBytes = 1_000_000;
const blockMs = 50;

interface OpenBlock {
  readonly columns: Cell[][];
  readonly rowCount: number;
}

/** Reads a block of rows, or what arrives within a moment, so that the first rows show early. */
function readBlock(rows: Iterator<SQLOutputValue[]>, width: number): OpenBlock {
  const columns: Cell[][] = Array.from({ length: width }, () => []);
  const startedAt = performance.now();
  let rowCount = 0;
  let bytes = 0;
  while (rowCount < blockRows && bytes < blockBytes) {
    const next = rows.next();
    if (next.done === true) break;
    for (let index = 0; index < width; index++) {
      const cell = toCell(next.value[index] ?? null);
      columns[index]?.push(cell);
      if (typeof cell === "string") bytes += cell.length;
    }
    rowCount++;
    if (performance.now() - startedAt > blockMs) break;
  }
  return { columns, rowCount };
}

function toCell(value: SQLOutputValue): Cell {
  if (typeof value === "bigint") {
    const number = Number(value);
    return Number.isSafeInteger(number) ? number : String(value);
  }
  if (typeof value === "number") return Number.isFinite(value) ? value : String(value);
  if (value === null || typeof value === "string") return value;
  return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString("hex");
}

function toBoolean(cell: Cell): Cell {
  return cell === 0 ? false : cell === 1 ? true : cell;
}

/** SQLite types values, not columns: infers a column's type from its first values, or else from its declaration. */
function describeColumns(prepared: StatementSync, block: OpenBlock): TableColumn[] {
  return prepared.columns().map(({ name, type }, index) => {
    const cells = (block.columns[index] ?? []).filter((cell) => cell !== null);
    const declared = typeOfDeclaration(type ?? "");
    return { name, type: cells.length === 0 ? declared : typeOfCells(cells, declared) };
  });
}

function typeOfCells(cells: readonly Exclude<Cell, null>[], declared: ColumnType): ColumnType {
  if (declared === "boolean" && cells.every((cell) => cell === 0 || cell === 1)) return "boolean";
  if (declared === "binary" && cells.every((cell) => typeof cell === "string")) return "binary";
  if (cells.every((cell) => typeof cell === "number")) {
    if (declared === "decimal" || declared === "float") return declared;
    return cells.every((cell) => Number.isInteger(cell)) ? "integer" : "float";
  }
  if (cells.every((cell) => typeof cell === "string" && isIsoDate(cell))) return "date";
  if (cells.every(isMoment)) return "timestamp";
  const numbers = cells.every((cell) => typeof cell === "number" || numberAsText.test(cell.toString()));
  return numbers && declared === "integer" ? "integer" : declared === "json" ? "json" : "text";
}

function isMoment(cell: Cell): boolean {
  return typeof cell === "string" && (isIsoTimestamp(cell) || isIsoDate(cell));
}

/** Integers too large for a double, and infinities. */
const numberAsText = /^(?:-?\d{16,19}|-?Infinity)$/;
