import type { DialectRules } from "./dialect-rules.ts";

/**
 * Functions that a query may call in SQLite. Excludes functions that load code, write files or the log, make blobs of
 * any size, report earlier work of this connection, or expose the internals of full-text and spatial indexes.
 */
const functions: Readonly<Record<string, string>> = {
  aggregates: `avg count group_concat json_group_array json_group_object jsonb_group_array jsonb_group_object max
    median min percentile percentile_cont percentile_disc stddev stddev_pop stddev_samp string_agg sum total var_pop
    var_samp variance`,
  windows: `cume_dist dense_rank first_value lag last_value lead nth_value ntile percent_rank rank row_number`,
  mathematics: `abs acos acosh asin asinh atan atan2 atanh ceil ceiling cos cosh degrees exp floor ln log log10 log2
    mod pi pow power radians random round sign sin sinh sqrt tan tanh trunc`,
  text: `char concat concat_ws format glob hex instr length like lower ltrim octet_length printf quote regexp replace
    rtrim soundex substr substring trim unhex unicode unistr upper`,
  dates: `current_date current_time current_timestamp date datetime julianday strftime time timediff unixepoch`,
  json: `json json_array json_array_insert json_array_length json_error_position json_extract json_insert json_object
    json_patch json_pretty json_quote json_remove json_replace json_set json_type json_valid jsonb jsonb_array
    jsonb_extract jsonb_insert jsonb_object jsonb_patch jsonb_remove jsonb_replace jsonb_set`,
  choices: `coalesce if ifnull iif likelihood likely nullif subtype typeof unlikely`,
  search: `bm25 highlight match snippet`,
  session: `sqlite_version`,
};

/** Table functions that a query may call. */
const tableFunctions = `json_each json_tree jsonb_each jsonb_tree generate_series pragma_table_info
  pragma_table_xinfo pragma_table_list pragma_foreign_key_list pragma_index_list pragma_index_info`;

export const sqlite: DialectRules = {
  parser: "SQLite",
  starts: "select with values",
  functions,
  tableFunctions,
  combinators: "",
  appliers: "",
  chainsCalls: false,
  systemSources: {
    schemas: {},
    reservedPrefixes: ["sqlite_", "pragma_", "fts5vocab", "dbstat", "bytecode", "tables_used", "completion"],
    allowedNames:
      "sqlite_master sqlite_schema sqlite_temp_master sqlite_temp_schema sqlite_sequence sqlite_stat1",
  },
  opensSystemInEverySchema: true,
  takesNamesForFiles: false,
  lexical: {
    texts: { "'": { escapes: false } },
    names: {
      '"': { close: '"', escapes: false },
      "`": { close: "`", escapes: false },
      "[": { close: "]", escapes: false },
    },
    hasEscapeTexts: false,
    hasDollarTexts: false,
    hashComment: null,
    dashNeedsSpace: false,
    nestsComments: false,
    activeComment: null,
    digitNames: false,
  },
  otherLexical: null,
  typeWords:
    "bit blob char character dec decimal double float int integer nchar numeric nvarchar real text varchar varying",
  keywords: "escape isnull notnull indexed",
  clauses: ["into", "attach", "pragma"],
  symbols: [],
  placeholders: "?:@$",
  hasNamedPlaceholders: true,
  dividesBySlashes: false,
  recursesLazily: true,
  hasPivots: false,
};
