/*
 * Words that need quotes as names, in lowercase: from each database's list of keywords, and for SQLite from its
 * grammar. An extra word costs two quotation marks; a missing one causes a syntax error.
 */

/** PostgreSQL 14 to 18: all words of `pg_get_keywords()` except the unreserved ones. */
export const postgresReservedWords: ReadonlySet<string> = new Set(
  `
  all analyse analyze and any array as asc asymmetric authorization between bigint binary bit boolean
  both case cast char character check coalesce collate collation column concurrently constraint create
  cross current_catalog current_date current_role current_schema current_time current_timestamp
  current_user dec decimal default deferrable desc distinct do else end except exists extract false
  fetch float for foreign freeze from full grant greatest group grouping having ilike in initially
  inner inout int integer intersect interval into is isnull join json json_array json_arrayagg
  json_exists json_object json_objectagg json_query json_scalar json_serialize json_table json_value
  lateral leading least left like limit localtime localtimestamp merge_action national natural nchar
  none normalize not notnull null nullif numeric offset on only or order out outer overlaps overlay
  placing position precision primary real references returning right row select session_user setof
  similar smallint some substring symmetric system_user table tablesample then time timestamp to
  trailing treat trim true union unique user using values varchar variadic verbose when where window
  with xmlattributes xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot
  xmlserialize xmltable
`
    .trim()
    .split(/\s+/),
);

/** DuckDB 1.5: all words of `duckdb_keywords()` except the unreserved ones, plus three that read the clock. */
export const duckdbReservedWords: ReadonlySet<string> = new Set(
  `
  all analyse analyze and anti any array as asc asof asymmetric at authorization between bigint binary
  bit boolean both by case cast char character check coalesce collate collation column columns
  concurrently constraint create cross current_date current_time current_timestamp dec decimal default
  deferrable desc describe distinct do else end except exists extract false fetch float for foreign
  freeze from full generated glob group grouping grouping_id having ilike in initially inner inout int
  integer intersect interval into is isnull join lambda lateral leading left like limit map national
  natural nchar none not notnull null nullif numeric offset on only or order out outer overlaps
  overlay pivot pivot_longer pivot_wider placing position positional precision primary qualify real
  references returning right row select semi setof show similar smallint some struct substring
  summarize symmetric table tablesample then time timestamp to trailing treat trim true try_cast union
  unique unpack unpivot using values varchar variadic verbose when where window with xmlattributes
  xmlconcat xmlelement xmlexists xmlforest xmlnamespaces xmlparse xmlpi xmlroot xmlserialize xmltable
`
    .trim()
    .split(/\s+/),
);

/** SQLite 3.40 to 3.53, plus the names of the row id. */
export const sqliteReservedWords: ReadonlySet<string> = new Set(
  `
  _rowid_ add all alter and as autoincrement between case cast check collate commit constraint create
  cross current_date current_time current_timestamp default deferrable delete distinct drop else
  escape except exists false foreign from full group having if in index indexed inner insert intersect
  into is isnull join left limit natural not nothing notnull null oid on or order outer primary raise
  references returning right rowid select set table then to transaction true union unique update using
  values when where window
`
    .trim()
    .split(/\s+/),
);

/**
 * MariaDB 10.11: the words of `information_schema.keywords` that it rejects as names; MySQL 8.0 to 9.2: the reserved
 * words of its manual; plus the functions that `IGNORE_SPACE`, part of ANSI mode, reserves in both.
 */
export const mysqlReservedWords: ReadonlySet<string> = new Set(
  `
  accessible add adddate all alter analyze and as asc asensitive before between bigint binary
  bit_and bit_or bit_xor blob both by call cascade case cast change char character check collate
  column condition constraint continue convert count create cross cube cume_dist curdate
  current_date current_role current_time current_timestamp current_user cursor curtime database
  databases date_add date_sub day_hour day_microsecond day_minute day_second dec decimal declare
  default delayed delete delete_domain_id dense_rank desc describe deterministic distinct
  distinctrow div do_domain_ids double drop dual each else elseif empty enclosed escaped except
  exists exit explain extract false fetch first_value float float4 float8 for force foreign from
  fulltext function generated get grant group group_concat grouping groups having high_priority
  hour_microsecond hour_minute hour_second if ignore ignore_domain_ids in index infile inner inout
  insensitive insert int int1 int2 int3 int4 int8 integer intersect interval into io_after_gtids
  io_before_gtids is iterate join json_table key keys kill lag last_value lateral lead leading
  leave left library like limit linear lines load localtime localtimestamp lock long longblob
  longtext loop low_priority manual master_bind master_demote_to_replica master_demote_to_slave
  master_ssl_verify_server_cert match max maxvalue mediumblob mediumint mediumtext mid middleint
  min minute_microsecond minute_second mod modifies natural no_write_to_binlog not now nth_value
  ntile null numeric of offset on optimize optimizer_costs option optionally or order out outer
  outfile over page_checksum parallel parse_vcol_expr partition percent_rank portion position
  precision primary procedure purge qualify range rank read read_write reads real recursive
  ref_system_id references regexp release rename repeat replace require resignal restrict return
  returning revoke right rlike rollup row row_number rows schema schemas second_microsecond select
  sensitive separator session_user set show signal smallint spatial specific sql sql_big_result
  sql_buffer_result sql_cache sql_calc_found_rows sql_no_cache sql_small_result sqlexception
  sqlstate sqlwarning ssl starting stats_auto_recalc stats_persistent stats_sample_pages std
  stddev stddev_pop stddev_samp stored straight_join subdate substr substring sum sysdate system
  system_user table tablesample terminated then tinyblob tinyint tinytext to trailing trigger trim
  true undo union unique unlock unsigned update usage use using utc_date utc_time utc_timestamp
  values var_pop var_samp varbinary varchar varcharacter variance varying virtual when where while
  window with write xor year_month zerofill
`
    .trim()
    .split(/\s+/),
);

/**
 * ClickHouse 26.7: the words of `system.keywords` that it rejects as names, plus words of conditions, which older
 * versions may reject.
 */
export const clickhouseReservedWords: ReadonlySet<string> = new Set(
  `
  all and anti any array as asc asof between by case cast cross cube desc distinct else end except
  exists false final format from full global group having ilike in inner intersect interval into
  is join left like limit natural not null offset on only or order parallel paste prewhere qualify
  recursive right rollup sample select semi settings stream then top true union using when where
  window with
`
    .trim()
    .split(/\s+/),
);

/**
 * Words that some databases take as an alias without `AS`, and others, or the parser that guards them, do not. Aliases
 * are the initials of tables, so only short words matter.
 */
export const contestedAliases: ReadonlySet<string> = new Set(
  `
  any asc both by cube date desc drop each end for glob if key kill last like load new next no of
  old only over row rows set some sys temp ties time top use view with
`
    .trim()
    .split(/\s+/),
);
