import type { Catalog, Cell, ColumnValues, Statement, TableColumn } from "@askery/model";
import type { IntrospectOptions, SampleOptions } from "../connector.ts";

/** A database inside its child process: the interface that each kind implements. */
export interface Database {
  introspect(options: IntrospectOptions): Promise<Catalog>;
  sampleValues(options: SampleOptions): Promise<readonly ColumnValues[]>;
  /** Checks that the text is a single read-only statement, and binds its parameters. */
  run(statement: Statement): Promise<Cursor>;
  close(): void;
}

/** A checked and bound query; the first `next` starts it. */
export interface Cursor {
  /** Returns the next rows; null after the last. */
  next(): Promise<Block | null>;
  /** Available once the first `next` has resolved. */
  columns(): readonly TableColumn[];
  /** Makes a pending `next` fail soon, if the database supports that. */
  interrupt(): void;
  close(): void;
}

/** Rows column by column, before limits are applied. */
export interface Block {
  readonly columns: readonly Cell[][];
  readonly rowCount: number;
  /** Known without reading the cells, if they have not been read yet. */
  readonly size?: () => BlockSize;
  /** The rows as the JSON of a `TableChunk`, if available without reading the cells. */
  readonly json?: () => Uint8Array;
}

/** Upper bounds of the size of cells. */
export interface BlockSize {
  /** Of all cells, as `Limits` counts. */
  readonly bytes: number;
  /** Of the longest cell. */
  readonly longest: number;
}
