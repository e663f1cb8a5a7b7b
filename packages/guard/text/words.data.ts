import type { GuardDialect } from "../guard-verdict.ts";

/** Reserved words that a bracket may follow: none of them calls a function. */
export const keywords = `all and any anti array as asof between by case cast collate cross cube distinct div else end
  except exclude exists filter final for from full glob global group grouping having ilike in inner intersect
  interval is join lateral left like limit materialized natural not null of offset on or order outer over
  partition positional prewhere qualify range regexp right rlike rollup rows sample select semi sets similar
  some straight_join then to top union using values when where window with within xor match recursive set`;

/** Types that take arguments: `decimal(10, 2)`. */
export const types: Readonly<Record<GuardDialect, string>> = {
  postgres: "",
  mysql:
    "binary bit char character dec decimal double enum float int integer nchar numeric signed time timestamp datetime unsigned varbinary varchar varying year",
  sqlite:
    "bit blob char character dec decimal double float int integer nchar numeric nvarchar real text varchar varying",
  duckdb:
    "bit bpchar char character dec decimal enum float int map numeric nvarchar string struct text time timestamp union varchar varying",
  clickhouse: `aggregatefunction array datetime datetime64 decimal decimal128 decimal256 decimal32 decimal64 enum enum16
    enum8 fixedstring int json lowcardinality map nested nullable object simpleaggregatefunction tuple variant
    varchar char numeric dec time64 dynamic qbit`,
};

/** Additional words of one dialect that a bracket may follow. */
export const moreKeywords: Readonly<Record<GuardDialect, string>> = {
  postgres: "",
  mysql: `against binary columns dual ignore index interval key mod partition row separator use
    high_priority sql_small_result sql_big_result sql_buffer_result sql_no_cache sql_calc_found_rows distinctrow
    nested path member`,
  sqlite: "escape isnull notnull indexed",
  duckdb: `at bernoulli columns except escape groups if include key map name pivot rename replace
    reservoir row sample struct system tablesample try try_cast unnest unpivot lambda cast`,
  clickhouse: `array columns cast except extract fill interpolate ignore key replace respect step
    try_cast trim substring timestamp date`,
};

/** Clauses that do more than read, as lists of words. */
export const clauses: Readonly<Record<GuardDialect, readonly string[]>> = {
  postgres: [],
  mysql: [
    "into",
    "for update",
    "for share",
    "lock in share mode",
    "procedure",
    "next value for",
    "previous value for",
    "outfile",
    "dumpfile",
  ],
  sqlite: ["into", "attach", "pragma"],
  duckdb: ["into", "for update", "for share", "attach", "copy", "pragma"],
  clickhouse: ["into", "into outfile", "apply", "parallel with"],
};

/** Symbols that do more than read. */
export const symbols: Readonly<Record<GuardDialect, readonly string[]>> = {
  postgres: [],
  mysql: ["@", ":="],
  sqlite: [],
  duckdb: [],
  clickhouse: ["\\"],
};

/** Words that start a statement other than a read, inside brackets. */
export const statementWords = `alter analyze attach call checkpoint copy create deallocate delete describe detach do
  drop execute explain export grant import insert install kill load lock merge optimize pragma prepare reindex
  rename replace reset revoke set show summarize system table truncate unlock update use vacuum`;

/** Functions that produce much from little, with a count argument. */
export const repeaters = `array_fill array_resize arrayresize arraywithconstant format leftpad leftpadutf8
  list_resize lpad printf randomblob repeat replicate rightpad rightpadutf8 rpad space zeroblob`;

/** Functions that produce a series from one number to another. */
export const seriesMakers = "generate_series generateseries numbers numbers_mt range zeros zeros_mt";
