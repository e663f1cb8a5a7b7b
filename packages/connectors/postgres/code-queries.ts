/*
 * Queries of PostgreSQL's catalog for code that people added to the database. Code of an extension counts as the
 * server's own if a superuser installed it: other users could add functions to their own extensions.
 */

const isExtensionOf = (catalog: string, object: string, owner: string) => `EXISTS (
        SELECT FROM pg_catalog.pg_depend e JOIN pg_catalog.pg_roles r ON r.oid = ${owner} AND r.rolsuper
        WHERE e.classid = 'pg_catalog.${catalog}'::regclass AND e.objid = ${object} AND e.deptype = 'e'
      )`;

/** Volatile functions that only read the clock or generate random values. */
const harmless = `ARRAY['clock_timestamp', 'timeofday', 'random', 'random_normal', 'gen_random_uuid', 'uuidv4', 'uuidv7',
    'uuid_generate_v4', 'array_sample', 'array_shuffle']::name[]`;

const isVolatile = `(p.provolatile = 'v' AND p.proname <> ALL (${harmless}))`;

/** Schemas on the search path, without the server's own. */
const onPath = (schema: string) => `${schema} IN (
      SELECT oid FROM pg_catalog.pg_namespace
      WHERE nspname = ANY (current_schemas(true)) AND nspname NOT LIKE 'pg\\_%'
    )`;

const own = `
  own AS (
    SELECT p.* FROM pg_catalog.pg_proc p
    WHERE ${onPath("p.pronamespace")}
      AND (${isVolatile} OR NOT ${isExtensionOf("pg_proc", "p.oid", "p.proowner")})
  )`;

/** The schema and name of a table, and whether its unqualified name resolves to it. */
const named = `n.nspname, c.relname, pg_table_is_visible(c.oid)`;

/** User-defined functions: name, whether the server has a function of that name. */
export const listFunctions = `
  WITH ${own}
  SELECT own.proname, EXISTS (
    SELECT FROM pg_catalog.pg_proc p WHERE p.proname = own.proname AND p.pronamespace = 'pg_catalog'::regnamespace
  )
  FROM own GROUP BY own.proname`;

/** Functions that take one row: name, and a table whose rows they take, or none if they take any row. */
export const listRowFunctions = `
  WITH RECURSIVE ${own},
  row_functions AS (
    SELECT own.proname, t.typrelid AS relation, t.typtype = 'p' AS is_any
    FROM own
    JOIN pg_catalog.pg_type d ON d.oid = own.proargtypes[0]
    JOIN pg_catalog.pg_type t ON t.oid = CASE d.typtype WHEN 'd' THEN d.typbasetype ELSE d.oid END
    WHERE t.typtype IN ('c', 'p') AND own.pronargs - own.pronargdefaults <= 1
  ),
  taken AS (
    SELECT proname, relation FROM row_functions WHERE NOT is_any
    UNION
    SELECT taken.proname, i.inhrelid FROM taken JOIN pg_catalog.pg_inherits i ON i.inhparent = taken.relation
  )
  SELECT proname, NULL, NULL, NULL FROM row_functions WHERE is_any
  UNION
  SELECT taken.proname, ${named}
  FROM taken
  JOIN pg_catalog.pg_class c ON c.oid = taken.relation
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace`;

/** Columns named like a function: name, table. */
export const listHidingColumns = `
  WITH ${own}
  SELECT a.attname, ${named}
  FROM pg_catalog.pg_attribute a
  JOIN pg_catalog.pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE a.attname IN (SELECT proname FROM own) AND a.attnum > 0 AND NOT a.attisdropped`;

/** Operators, which may call any function: name. */
export const listOperators = `
  SELECT DISTINCT o.oprname FROM pg_catalog.pg_operator o
  WHERE ${onPath("o.oprnamespace")} AND NOT ${isExtensionOf("pg_operator", "o.oid", "o.oprowner")}`;

/** Casts by functions, between types at least one of which is user-defined. */
const casts = `
  casts AS (
    SELECT k.castsource, k.casttarget, k.castcontext, p.proname
    FROM pg_catalog.pg_cast k JOIN pg_catalog.pg_proc p ON p.oid = k.castfunc
    WHERE k.oid >= 16384
      AND NOT EXISTS (
        SELECT FROM pg_catalog.pg_depend e
        WHERE e.classid = 'pg_catalog.pg_cast'::regclass AND e.objid = k.oid AND e.deptype = 'e'
      )
  )`;

const viewCatalogs = ["pg_rewrite", "pg_policy"];
const codeCatalogs = ["pg_proc", "pg_operator", "pg_constraint", "pg_type"];
const objectsOf = (catalogs: readonly string[]) =>
  `ARRAY[${catalogs.map((name) => `'pg_catalog.${name}'`).join(", ")}]::regclass[]::oid[]`;

/**
 * Everything that depends on volatile functions: their callers and the callers of those, up to views and row filters.
 * Calls of built-in functions are not recorded as dependencies, so they are searched in the stored expressions.
 */
const reached = `
  risky AS (
    SELECT p.oid, p.proname AS name FROM pg_catalog.pg_proc p
    WHERE ${isVolatile} AND p.prorettype NOT IN ('trigger'::regtype, 'event_trigger'::regtype)
  ),
  expressions (classid, objid, expression) AS (
    SELECT 'pg_catalog.pg_rewrite'::regclass::oid, r.oid, r.ev_action::text
    FROM pg_catalog.pg_rewrite r JOIN pg_catalog.pg_class c ON c.oid = r.ev_class
    WHERE r.oid >= 16384 AND c.relkind = 'v'
    UNION ALL
    SELECT 'pg_catalog.pg_policy'::regclass, oid, polqual::text FROM pg_catalog.pg_policy
    UNION ALL
    SELECT 'pg_catalog.pg_constraint'::regclass, oid, conbin::text FROM pg_catalog.pg_constraint WHERE contypid <> 0
  ),
  reached (classid, objid, name) AS (
    SELECT 'pg_catalog.pg_proc'::regclass::oid, oid, name FROM risky WHERE oid >= 16384
    UNION ALL
    SELECT e.classid, e.objid, risky.name
    FROM expressions e, regexp_matches(e.expression, ':(?:op)?funcid ([0-9]+)', 'g') AS called
    JOIN risky ON risky.oid = called[1]::oid
    UNION
    SELECT next.classid, next.objid, reached.name
    FROM reached, LATERAL (
      SELECT d.classid, d.objid FROM pg_catalog.pg_depend d
      WHERE d.refclassid = reached.classid AND d.refobjid = reached.objid AND d.classid = ANY (
        CASE WHEN reached.classid = 'pg_catalog.pg_class'::regclass THEN ${objectsOf(viewCatalogs)} ELSE ${objectsOf([...viewCatalogs, ...codeCatalogs])} END
      )
      UNION ALL
      SELECT 'pg_catalog.pg_class'::regclass, r.ev_class
      FROM pg_catalog.pg_rewrite r JOIN pg_catalog.pg_class c ON c.oid = r.ev_class
      WHERE reached.classid = 'pg_catalog.pg_rewrite'::regclass AND r.oid = reached.objid AND c.relkind = 'v'
      UNION ALL
      SELECT 'pg_catalog.pg_class'::regclass, polrelid FROM pg_catalog.pg_policy
      WHERE reached.classid = 'pg_catalog.pg_policy'::regclass AND oid = reached.objid
        AND row_security_active(polrelid)
      UNION ALL
      SELECT 'pg_catalog.pg_type'::regclass, contypid FROM pg_catalog.pg_constraint
      WHERE reached.classid = 'pg_catalog.pg_constraint'::regclass AND oid = reached.objid AND contypid <> 0
    ) AS next
  )`;

/** Types with casts that run user-defined code, and types that contain them: name. */
export const listTypes = `
  WITH RECURSIVE ${own}, ${casts}, ${reached},
  unsafe (oid) AS (
    SELECT objid FROM reached WHERE classid = 'pg_catalog.pg_type'::regclass
    UNION
    SELECT k.contypid FROM pg_catalog.pg_constraint k
    JOIN pg_catalog.pg_depend d ON d.classid = 'pg_catalog.pg_constraint'::regclass AND d.objid = k.oid
    WHERE k.contypid <> 0 AND (
      d.refclassid = 'pg_catalog.pg_operator'::regclass
      OR d.refclassid = 'pg_catalog.pg_proc'::regclass AND NOT EXISTS (
        SELECT FROM pg_catalog.pg_proc p
        WHERE p.oid = d.refobjid AND ${isExtensionOf("pg_proc", "p.oid", "p.proowner")}
      )
    )
    UNION
    SELECT castsource FROM casts WHERE castsource >= 16384
    UNION
    SELECT casttarget FROM casts WHERE casttarget >= 16384
    UNION
    SELECT t.oid
    FROM unsafe, pg_catalog.pg_type t
    WHERE t.typelem = unsafe.oid OR t.typbasetype = unsafe.oid
      OR t.typrelid <> 0 AND EXISTS (
        SELECT FROM pg_catalog.pg_attribute a
        WHERE a.attrelid = t.typrelid AND a.atttypid = unsafe.oid AND a.attnum > 0
      )
  )
  SELECT DISTINCT t.typname, EXISTS (
    SELECT FROM pg_catalog.pg_proc p WHERE p.proname = t.typname AND p.pronamespace = 'pg_catalog'::regnamespace
  )
  FROM unsafe JOIN pg_catalog.pg_type t ON t.oid = unsafe.oid`;

/**
 * Tables and views whose reading runs volatile code, or whose values are cast by user-defined code: schema, name,
 * whether the unqualified name resolves to it, name of that code.
 */
export const listSources = `
  WITH RECURSIVE ${casts}, ${reached},
  found (oid, name) AS (
    SELECT objid, name FROM reached WHERE classid = 'pg_catalog.pg_class'::regclass
    UNION
    SELECT a.attrelid, casts.proname
    FROM casts
    JOIN pg_catalog.pg_type t ON (t.oid = casts.castsource OR t.oid = casts.casttarget AND casts.castcontext = 'i')
    JOIN pg_catalog.pg_attribute a ON a.atttypid IN (t.oid, t.typarray) AND a.attnum > 0
    WHERE t.oid >= 16384
    UNION
    SELECT t.typrelid, casts.proname
    FROM casts JOIN pg_catalog.pg_type t ON t.oid = casts.castsource WHERE t.typrelid <> 0
  )
  SELECT ${named}, min(found.name)
  FROM found
  JOIN pg_catalog.pg_class c ON c.oid = found.oid AND c.relkind IN ('r', 'p', 'v', 'm', 'f')
  JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
  WHERE n.nspname <> 'information_schema' AND n.nspname NOT LIKE 'pg\\_%'
  GROUP BY 1, 2, 3`;

/**
 * PostgreSQL overestimates the cost of following dependencies, and would JIT-compile for seconds. Requires version 11.
 */
export const withoutCompiling = "SET LOCAL jit = off; ";
