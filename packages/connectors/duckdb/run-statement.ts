import type {
  DuckDBConnection,
  DuckDBDataChunk,
  DuckDBPreparedStatement,
  DuckDBResult,
} from "@duckdb/node-api";
import type { Cell, Statement, TableColumn } from "@askery/model";
import type { Block, Cursor } from "../child/database.ts";
import { prepareReading } from "./allow-reading.ts";
import { bindParameters } from "./bind-parameters.ts";
import { typeOfResult } from "./column-type.ts";
import { describeQueryError } from "./describe-error.ts";
import { chooseReader } from "./read-cell.ts";

/** Prepares a statement on its own connection, which is closed with the cursor. */
export async function startQuery(connection: DuckDBConnection, statement: Statement): Promise<Cursor> {
  try {
    const prepare = await prepareReading(connection, statement.text);
    return new DuckdbCursor(connection, prepare, statement);
  } catch (cause) {
    connection.closeSync();
    throw describeQueryError(cause, statement.text);
  }
}

class DuckdbCursor implements Cursor {
  readonly #connection: DuckDBConnection;
  readonly #prepare: () => Promise<DuckDBPreparedStatement>;
  readonly #statement: Statement;
  #result: DuckDBResult | null = null;
  #columns: readonly TableColumn[] = [];
  #readers: readonly ReturnType<typeof chooseReader>[] = [];

  constructor(
    connection: DuckDBConnection,
    prepare: () => Promise<DuckDBPreparedStatement>,
    statement: Statement,
  ) {
    this.#connection = connection;
    this.#prepare = prepare;
    this.#statement = statement;
  }

  columns(): readonly TableColumn[] {
    return this.#columns;
  }

  async next(): Promise<Block | null> {
    try {
      const result = (this.#result ??= await this.#start());
      const chunk = await result.fetchChunk();
      return chunk && chunk.rowCount > 0 ? this.#readBlock(chunk) : null;
    } catch (cause) {
      throw describeQueryError(cause, this.#statement.text);
    }
  }

  interrupt(): void {
    this.#connection.interrupt();
  }

  close(): void {
    this.#connection.closeSync();
  }

  async #start(): Promise<DuckDBResult> {
    const prepared = await this.#prepare();
    bindParameters(prepared, this.#statement.parameters);
    const result = await prepared.stream();
    const types = result.columnTypes();
    this.#columns = types.map((type, index) => ({
      name: result.columnName(index),
      type: typeOfResult(type),
    }));
    this.#readers = types.map(chooseReader);
    return result;
  }

  #readBlock(chunk: DuckDBDataChunk): Block {
    const columns = this.#readers.map((reader, index) => {
      const values = chunk.getColumnValues(index);
      // Without a reader, the driver's values already are cells.
      return reader ? values.map(reader) : (values as Cell[]);
    });
    return { columns, rowCount: chunk.rowCount };
  }
}
