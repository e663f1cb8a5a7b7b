import { DuckDBInstance } from "@duckdb/node-api";

/** Writes a file of DuckDB with tables of which there is little to say. */
export async function writeOddTables(path: string): Promise<void> {
  const wide = Array.from({ length: 497 }, (_, index) => `'v' || (i * ${index + 3}) % 4 AS c${index}`);
  await writeFile(path, [
    "CREATE TABLE parts (id INTEGER PRIMARY KEY, kind VARCHAR, weight DOUBLE)",
    "INSERT INTO parts SELECT i, CASE i % 3 WHEN 0 THEN 'bolt' WHEN 1 THEN 'nut' ELSE 'gear' END, 1 + i % 7 FROM range(90) AS r(i)",
    "CREATE TABLE single (id INTEGER PRIMARY KEY, happened_on DATE, amount DOUBLE)",
    "INSERT INTO single VALUES (1, DATE '2026-05-03', 12.5)",
    "CREATE TABLE blanks (id INTEGER PRIMARY KEY, happened_on DATE, amount DOUBLE, kind VARCHAR)",
    "INSERT INTO blanks (id) VALUES (1), (2), (3)",
    "CREATE TABLE notes (title VARCHAR, body VARCHAR)",
    "INSERT INTO notes VALUES ('one', 'some text about it'), ('two', 'more text'), ('three', 'yet more text')",
    `CREATE TABLE wide AS SELECT i AS id, DATE '2026-01-05' + CAST(i % 150 AS INTEGER) AS sold_on, 100 + i % 31 AS amount, ${wide.join(", ")} FROM range(200) AS r(i)`,
  ]);
}

/** Writes a file of DuckDB with one table: visits to two sites, fewer in May at one. */
export async function writeOneTable(path: string): Promise<void> {
  await writeFile(path, [
    `CREATE TABLE visits AS SELECT i AS id, day AS visited_on, site, 1 + i % 4 AS guests FROM (
       SELECT row_number() OVER () AS i, DATE '2026-01-01' + CAST(d AS INTEGER) AS day,
         CASE n % 2 WHEN 0 THEN 'Harbor' ELSE 'Old town' END AS site
       FROM range(151) AS days (d), range(20) AS visit (n)
     ) WHERE NOT (site = 'Harbor' AND day >= DATE '2026-05-01' AND i % 3 > 0)`,
  ]);
}

async function writeFile(path: string, statements: readonly string[]): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  for (const statement of statements) await connection.run(statement);
  connection.closeSync();
  instance.closeSync();
}
