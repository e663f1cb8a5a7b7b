import type { Catalog, Cell, ColumnValues, Statement, TableColumn } from "@askery/model";
import type { IntrospectOptions, SampleOptions } from "../connector.ts";

/** A database as its child process holds it: the part that each kind implements. */
export interface Database {
  introspect(options: IntrospectOptions): Promise<Catalog>;
  sampleValues(options: SampleOptions): Promise<readonly ColumnValues[]>;
  /** Checks that the text is one read, and binds its parameters. */
  run(statement: Statement): Promise<Cursor>;
  close(): void;
}

/** A query that is checked and bound; the first `next` starts it. */
export interface Cursor {
  /** Some more rows; null after the last. */
  next(): Promise<Block | null>;
  /** Known once the first `next` has resolved. */
  columns(): readonly TableColumn[];
  /** Makes a `next` under way fail soon, where the database can. */
  interrupt(): void;
  close(): void;
}

/** Rows column by column, before limits are applied. */
export interface Block {
  readonly columns: readonly Cell[][];
  readonly rowCount: number;
  /** Known without reading the cells, where they were not read yet. */
  readonly size?: () => BlockSize;
  /** JSON of the rows as a `TableChunk`, where that is had without reading the cells. */
  readonly json?: () => string;
}

/** What cells take at most. */
export interface BlockSize {
  /** Of all of them, as `Limits` counts. */
  readonly bytes: number;
  /** Of the longest. */
  readonly longest: number;
}
