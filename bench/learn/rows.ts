export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

/** The rows of each table, by its name. */
export type Rows = ReadonlyMap<string, readonly Row[]>;
