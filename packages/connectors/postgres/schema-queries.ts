/*
 * Queries of PostgreSQL's catalog, a fixed number for any number of tables. `$schemas` is replaced with a condition on
 * `n.nspname`.
 */

/**
 * Whether a table is part of another readable table: a partition, or a table that inherits all its columns, as in
 * old-style partitioning and in TimescaleDB.
 */
export const isPart = `EXISTS (
        SELECT FROM pg_catalog.pg_inherits i JOIN pg_catalog.pg_class whole ON whole.oid = i.inhparent
        WHERE i.inhrelid = c.oid AND has_any_column_privilege(whole.oid, 'SELECT')
          AND has_schema_privilege(whole.relnamespace, 'USAGE')
          AND (c.relispartition OR NOT EXISTS (
            SELECT FROM pg_catalog.pg_attribute own
            WHERE own.attrelid = c.oid AND own.attnum > 0 AND NOT own.attisdropped AND own.attinhcount = 0
          ))
      )`;

/** Schemas except the server's own and TimescaleDB's internal ones. */
export const isOpenSchema = `n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
      AND n.nspname NOT LIKE '\\_timescaledb\\_%'`;

/** Readable tables and views; parts count as the one table that they form. */
const listed = `
  listed AS (
    SELECT c.oid, c.relname, c.relkind, c.reltuples, c.relpages, c.relnamespace, c.relhassubclass, n.nspname,
      has_table_privilege(c.oid, 'SELECT') AS is_whole
    FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND ${isOpenSchema} AND $schemas
      AND has_schema_privilege(n.oid, 'USAGE')
      AND (has_table_privilege(c.oid, 'SELECT') OR has_any_column_privilege(c.oid, 'SELECT'))
      AND NOT EXISTS (
        SELECT FROM pg_catalog.pg_depend d
        WHERE d.classid = 'pg_catalog.pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e'
      )
      AND NOT ${isPart}
  )`;

/** A comment, shortened to 2,000 characters. */
const comment = "left(d.description, 2000)";

/**
 * Tables: OID, schema, name, kind, comment, whether the unqualified name resolves to it, rows and pages at the last
 * count, pages now, number of tables that store its rows.
 */
export const listTables = `
  WITH RECURSIVE ${listed},
  parts (root, oid) AS (
    SELECT oid, oid FROM listed WHERE relkind = 'p' OR relhassubclass
    UNION ALL
    SELECT parts.root, i.inhrelid FROM parts JOIN pg_catalog.pg_inherits i ON i.inhparent = parts.oid
  ),
  sizes AS (
    SELECT parts.root AS oid, sum(greatest(c.reltuples, 0)) AS reltuples, sum(c.relpages) AS relpages,
      sum(pg_relation_size(c.oid)) AS bytes, count(*) AS parts
    FROM parts JOIN pg_catalog.pg_class c ON c.oid = parts.oid
    WHERE c.relkind <> 'p'
    GROUP BY parts.root
    UNION ALL
    SELECT oid, reltuples, relpages, pg_relation_size(oid), 1
    FROM listed WHERE relkind IN ('r', 'm') AND NOT relhassubclass
  )
  SELECT l.oid, l.nspname, l.relname, l.relkind, ${comment},
    l.nspname = current_schema() AND pg_table_is_visible(l.oid), s.reltuples, s.relpages,
    s.bytes / current_setting('block_size')::bigint, s.parts
  FROM listed l
  LEFT JOIN sizes s ON s.oid = l.oid
  LEFT JOIN pg_catalog.pg_description d
    ON d.classoid = 'pg_catalog.pg_class'::regclass AND d.objoid = l.oid AND d.objsubid = 0
  ORDER BY l.nspname, l.oid`;

/**
 * Tables: OID, and a digest of the write counters of all tables that store its rows. Counters restart with the server,
 * and lag by some seconds.
 */
export const listTableVersions = `
  WITH RECURSIVE ${listed},
  parts (root, oid) AS (
    SELECT oid, oid FROM listed WHERE relkind IN ('r', 'p', 'm')
    UNION ALL
    SELECT parts.root, i.inhrelid FROM parts JOIN pg_catalog.pg_inherits i ON i.inhparent = parts.oid
  )
  SELECT parts.root, md5(concat_ws(',', pg_postmaster_start_time(), string_agg(
    concat_ws(' ', c.oid, pg_relation_filenode(c.oid), pg_stat_get_tuples_inserted(c.oid),
      pg_stat_get_tuples_updated(c.oid), pg_stat_get_tuples_deleted(c.oid)), ',' ORDER BY c.oid)))
  FROM parts JOIN pg_catalog.pg_class c ON c.oid = parts.oid
  WHERE current_setting('track_counts')::boolean
  GROUP BY parts.root
  HAVING bool_and(c.relkind <> 'f')`;

/**
 * Columns: table, name, type as spelled, type OID, category, whether required, comment, OID and category of an array's
 * elements, labels of an enumeration. Domains are replaced with their base types.
 */
export const listColumns = `
  WITH RECURSIVE ${listed},
  domains (oid, base, typmod) AS (
    SELECT oid, typbasetype, typtypmod FROM pg_catalog.pg_type WHERE typtype = 'd'
    UNION ALL
    SELECT domains.oid, t.typbasetype, t.typtypmod
    FROM domains JOIN pg_catalog.pg_type t ON t.oid = domains.base
    WHERE t.typtype = 'd'
  ),
  bases AS (
    SELECT domains.* FROM domains JOIN pg_catalog.pg_type t ON t.oid = domains.base WHERE t.typtype <> 'd'
  )
  SELECT a.attrelid, a.attname,
    format_type(coalesce(b.base, a.atttypid), CASE WHEN b.oid IS NULL THEN a.atttypmod ELSE b.typmod END),
    t.oid, t.typcategory, a.attnotnull, ${comment}, element.oid, element.typcategory,
    (
      SELECT json_agg(e.enumlabel ORDER BY e.enumsortorder)
      FROM pg_catalog.pg_enum e WHERE e.enumtypid = coalesce(element.oid, t.oid)
    )
  FROM listed l
  JOIN pg_catalog.pg_attribute a ON a.attrelid = l.oid
  LEFT JOIN bases b ON b.oid = a.atttypid
  JOIN pg_catalog.pg_type t ON t.oid = coalesce(b.base, a.atttypid)
  LEFT JOIN pg_catalog.pg_type element ON element.oid = t.typelem AND t.typcategory = 'A'
  LEFT JOIN pg_catalog.pg_description d
    ON d.classoid = 'pg_catalog.pg_class'::regclass AND d.objoid = a.attrelid AND d.objsubid = a.attnum
  WHERE a.attnum > 0 AND NOT a.attisdropped
    AND (l.is_whole OR has_column_privilege(l.oid, a.attnum, 'SELECT'))
  ORDER BY a.attrelid, a.attnum`;

const namesOf = (numbers: string, table: string) => `(
    SELECT json_agg(a.attname ORDER BY k.index)
    FROM unnest(${numbers}) WITH ORDINALITY AS k (number, index)
    JOIN pg_catalog.pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.number
  )`;

/** Keys: table, `p` or `f`, columns, referenced table, its columns, whether all rows were checked. */
export const listKeys = `
  WITH ${listed}
  SELECT c.conrelid, c.contype, ${namesOf("c.conkey", "c.conrelid")}, c.confrelid,
    ${namesOf("c.confkey", "c.confrelid")}, c.convalidated
  FROM pg_catalog.pg_constraint c JOIN listed l ON l.oid = c.conrelid
  WHERE c.contype IN ('p', 'f') AND c.conparentid = 0
  ORDER BY c.conrelid, c.oid`;

/** Columns whose values are unique: table, name. */
export const listUniqueColumns = `
  WITH ${listed}
  SELECT DISTINCT i.indrelid, a.attname
  FROM pg_catalog.pg_index i
  JOIN listed l ON l.oid = i.indrelid
  JOIN pg_catalog.pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]
  WHERE i.indisunique AND i.indisvalid AND i.indnkeyatts = 1 AND i.indpred IS NULL`;

/**
 * Statistics of ANALYZE: table, column, share of nulls, distinct values, common values, minimum and maximum of the
 * others.
 */
export const listStatistics = `
  WITH ${listed},
  seen AS (
    SELECT l.oid, s.attname, s.null_frac, s.n_distinct, s.most_common_vals::text AS common,
      s.histogram_bounds::text::text[] AS bounds
    FROM listed l
    JOIN pg_catalog.pg_stats s
      ON s.schemaname = l.nspname AND s.tablename = l.relname AND s.inherited = (l.relkind = 'p' OR l.relhassubclass)
  )
  SELECT oid, attname, null_frac, n_distinct, left(common, 4000), left(bounds[1], 200),
    left(bounds[array_upper(bounds, 1)], 200)
  FROM seen`;
