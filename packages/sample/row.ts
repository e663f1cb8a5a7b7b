/**
 * One value of a row. Decimals are whole hundredths (cents), dates are days since 1970-01-01, timestamps are seconds
 * since then.
 */
export type Cell = string | number | boolean | null;

/** One row, by column name. */
export type Row = Readonly<Record<string, Cell>>;
