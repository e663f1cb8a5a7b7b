/** The words before a statement that make DuckDB explain it instead of running it. */
export const duckdbExplain = "EXPLAIN (FORMAT JSON) ";
