/**
 * Functions that a query may call in SQLite. Not here: functions that load code, write files or the log, make blobs of any
 * size, report earlier work of this connection, or expose the internals of full-text and spatial indexes.
 */
export const sqliteFunctions: Readonly<Record<string, string>> = {
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
export const sqliteTableFunctions = `json_each json_tree jsonb_each jsonb_tree generate_series pragma_table_info
  pragma_table_xinfo pragma_table_list pragma_foreign_key_list pragma_index_list pragma_index_info`;
