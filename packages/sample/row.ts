/**
 * One value on its way to the database. Decimals travel as whole hundredths (cents), dates as days since
 * 1970-01-01, timestamps as seconds since then.
 */
export type Cell = string | number | boolean | null;

/** One row, its keys the names of the table's columns. */
export type Row = Readonly<Record<string, Cell>>;
