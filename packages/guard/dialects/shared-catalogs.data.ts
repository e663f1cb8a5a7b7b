/* System tables that a query may read in several dialects. */

/** Tables of `information_schema`, which several databases have. */
export const informationSchema = `check_constraints columns constraint_column_usage constraint_table_usage element_types
  key_column_usage keywords referential_constraints schemata statistics table_constraints tables views`;

/** Tables of `pg_catalog`, which DuckDB has too. */
export const postgresCatalog = `pg_am pg_attribute pg_class pg_constraint pg_description pg_enum pg_index pg_indexes
  pg_inherits pg_matviews pg_namespace pg_opclass pg_range pg_sequences pg_tables pg_timezone_abbrevs
  pg_timezone_names pg_type pg_views`;
