/*
 * Words that cannot stand as a name without quotes, in lower case: what each database's own list of key words says,
 * and for SQLite what its grammar refuses. A word too many costs two quotation marks; one too few, a syntax error.
 */

/** PostgreSQL 14 to 18: every word of `pg_get_keywords()` but the unreserved. */
export const postgresReservedWords: ReadonlySet<string> = words(`
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
`);

/** DuckDB 1.5: every word of `duckdb_keywords()` but the unreserved, and three that read the clock. */
export const duckdbReservedWords: ReadonlySet<string> = words(`
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
`);

/** SQLite 3.40 to 3.53, and the names of the row number. */
export const sqliteReservedWords: ReadonlySet<string> = words(`
  _rowid_ add all alter and as autoincrement between case cast check collate commit constraint create
  cross current_date current_time current_timestamp default deferrable delete distinct drop else
  escape except exists false foreign from full group having if in index indexed inner insert intersect
  into is isnull join left limit natural not nothing notnull null oid on or order outer primary raise
  references returning right rowid select set table then to transaction true union unique update using
  values when where window
`);

function words(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}
