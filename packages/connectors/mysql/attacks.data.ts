const ten =
  "SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4 UNION ALL SELECT 5 " +
  "UNION ALL SELECT 6 UNION ALL SELECT 7 UNION ALL SELECT 8 UNION ALL SELECT 9";

/**
 * What an attacker may try after getting past the guard, signed in as a user with all rights in its database.
 *
 * `refused` fails and changes nothing. `undone` may run, but leaves nothing behind: the transaction is rolled back and
 * the session reset. `ended` would occupy the session for long; the time limit ends it.
 */
export const attacks: readonly (readonly ["refused" | "undone" | "ended", sql: string])[] = [
  ["refused", "SELECT 1; COMMIT; DROP TABLE customers"],
  ["refused", "COMMIT"],
  ["refused", "SET SESSION TRANSACTION READ WRITE"],
  ["refused", "SET autocommit = 1"],
  ["refused", "(((DELETE FROM customers)))"],
  ["refused", "/* SELECT */ DELETE FROM customers"],
  ["refused", "-- SELECT\nDELETE FROM customers"],
  ["refused", "# SELECT\nDELETE FROM customers"],
  ["refused", "/*!50000 DELETE FROM customers */"],
  ["refused", "/*M!100000 DELETE FROM customers */"],
  ["refused", "SELECT /*!50000 1 INTO OUTFILE '/tmp/askery-copy-mysql' */"],
  ["refused", "WITH a AS (SELECT 1 AS id) DELETE FROM customers WHERE id IN (SELECT id FROM a)"],
  ["refused", "CREATE TABLE copied AS SELECT * FROM customers"],
  ["refused", "DROP TABLE customers"],
  ["refused", "TRUNCATE TABLE customers"],
  ["refused", "RENAME TABLE customers TO gone"],
  ["refused", "SELECT * FROM customers INTO OUTFILE '/tmp/askery-copy-mysql'"],
  ["refused", "SELECT 1 INTO DUMPFILE '/tmp/askery-copy-mysql'"],
  ["refused", "SELECT wipe()"],
  ["refused", "SELECT * FROM wiping"],
  ["refused", "SELECT unlock_and_wipe()"],
  ["refused", "CALL wiping_procedure()"],
  ["refused", "LOCK TABLES customers WRITE"],
  ["refused", "SELECT * FROM customers FOR UPDATE"],
  ["refused", "SELECT NEXTVAL(numbers)"],
  ["refused", "SET GLOBAL slow_query_log = 1"],
  ["refused", "LOAD DATA LOCAL INFILE '/etc/passwd' INTO TABLE customers"],
  ["refused", "LOAD DATA INFILE '/etc/passwd' INTO TABLE customers"],
  ["refused", "PREPARE p FROM 'DELETE FROM customers'"],
  ["refused", "EXECUTE IMMEDIATE 'DELETE FROM customers'"],
  ["refused", "ANALYZE DELETE FROM customers"],
  ["refused", "OPTIMIZE TABLE customers"],
  ["refused", "CREATE USER x"],
  ["refused", "USE mysql"],

  ["undone", "SELECT GET_LOCK('askery', 0)"],
  ["undone", "SELECT * FROM customers LOCK IN SHARE MODE"],
  ["undone", "SELECT @planted := 'secret'"],
  ["undone", "SELECT SQL_CALC_FOUND_ROWS 1"],
  ["undone", "SELECT LAST_INSERT_ID(77)"],
  ["undone", "SELECT set_this_session()"],

  ["ended", "SELECT SLEEP(1e6)"],
  ["ended", "SELECT BENCHMARK(1000000000000, SHA2('x', 512))"],
  ["ended", "SELECT GET_LOCK('taken', 1e6)"],
  [
    "ended",
    `WITH some AS (${ten}) SELECT COUNT(*) FROM some a, some b, some c, some d, some e, some f, some g,
      some h, some i, some j, some k, some l WHERE a.n + l.n < 0`,
  ],
  [
    "ended",
    `WITH RECURSIVE a AS (SELECT 1 AS n UNION ALL SELECT 1 FROM a, (${ten}) b) SELECT COUNT(*) FROM a, a b, a c`,
  ],
  ["ended", "SELECT sleep_through_everything()"],
];

/**
 * Queries that only the guard stops, for a user with all rights on the server: they read files (FILE right) or
 * accounts, or call a function that changes global settings, which no transaction rolls back.
 */
export const guardOnly: readonly string[] = [
  "SELECT LOAD_FILE('/etc/passwd')",
  "SELECT * FROM mysql.user",
  "SELECT INFO FROM information_schema.PROCESSLIST",
  "SELECT @@datadir, @@secure_file_priv",
  "SELECT set_everything()",
];
