import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { DuckDBInstance } from "@duckdb/node-api";
import { openFile, type Connector } from "@askery/connectors";
import { planQuestion, type OptionContext } from "@askery/engine";
import { defaultSettings, planRows, type Plan } from "@askery/model";
import { connectDatabase, type AskableDatabase } from "./connect-database.ts";
import { sampleSchema, type SampleColumn, type SampleTable } from "@askery/sample";
import { foreignDatabases, shopQuestions, type EditorDatabase } from "./editor-databases.test-data.ts";

/** A database with the plans that random edits start from. */
export interface EditorTarget {
  readonly name: string;
  readonly database: AskableDatabase;
  readonly plans: readonly Plan[];
}

export const calendar = { today: "2026-11-20", settings: { ...defaultSettings, currency: "EUR" } } as const;

export function contextOf({ database: { prepared, connector } }: EditorTarget): OptionContext {
  return { ...prepared, dialect: connector.dialect, ...calendar };
}

/** The tables of the sample shop with a dozen rows each, and three foreign databases. */
export const editorDatabases: readonly EditorDatabase[] = [
  { name: "sample shop", sql: sampleSchema.map(fillTable).join("\n"), questions: shopQuestions },
  ...foreignDatabases,
];

function fillTable(table: SampleTable): string {
  const columns = table.columns.map(
    ({ name, type, nullable }) => `${name} ${type}${nullable ? "" : " NOT NULL"}`,
  );
  const keys = [
    `PRIMARY KEY (${table.primaryKey.join(", ")})`,
    ...table.foreignKeys.map(
      ({ column, table: other }) => `FOREIGN KEY (${column}) REFERENCES ${other} (id)`,
    ),
  ];
  const rows = Array.from({ length: 12 }, (_, row) =>
    table.columns.map((column) => valueAt(row, column, table)),
  );
  const inserts = rows.map((cells) => `INSERT INTO ${table.name} VALUES (${cells.join(", ")});`);
  return `CREATE TABLE ${table.name} (${[...columns, ...keys].join(", ")});\n${inserts.join("\n")}`;
}

function valueAt(
  row: number,
  { name, type, nullable }: SampleColumn,
  { primaryKey, foreignKeys, name: own }: SampleTable,
): string {
  const reference = foreignKeys.find(({ column }) => column === name);
  if (primaryKey.includes(name)) return String(row + 1);
  if (nullable && row % 4 === 3) return "NULL";
  // A row that refers to its own table refers to one before it.
  if (reference?.table === own) return row === 0 ? "NULL" : String(row);
  if (reference !== undefined) return String((row % 5) + 1);
  switch (type) {
    case "VARCHAR":
      return name === "status"
        ? `'${["paid", "shipped", "cancelled"][row % 3] ?? ""}'`
        : `'${name} ${String(row % 6)}'`;
    case "BOOLEAN":
      return row % 2 === 0 ? "TRUE" : "FALSE";
    case "DATE":
      return `'2026-${String((row % 11) + 1).padStart(2, "0")}-15'`;
    case "TIMESTAMP":
      return `'${String(2025 + (row % 2))}-${String((row % 11) + 1).padStart(2, "0")}-20 1${String(row % 10)}:30:00'`;
    case "INTEGER":
      return String(row * 3 + 1);
    default:
      return `${String(row + 1)}.5`;
  }
}

/** Every database in SQLite and in DuckDB, and a function that closes them all. */
export async function openTargets(): Promise<{
  readonly targets: readonly EditorTarget[];
  readonly close: () => Promise<void>;
}> {
  const folder = mkdtempSync(join(tmpdir(), "askery-plan-editor-"));
  const targets = await Promise.all(
    editorDatabases.flatMap((one) => [
      openTarget(one, join(folder, `${one.name}.sqlite`), writeSqlite),
      openTarget(one, join(folder, `${one.name}.duckdb`), writeDuckdb),
    ]),
  );
  const close = async () => {
    await Promise.all(targets.map(({ database }) => database.connector.close()));
    rmSync(folder, { recursive: true });
  };
  return { targets, close };
}

async function openTarget(
  one: EditorDatabase,
  path: string,
  write: (path: string, sql: string) => void | Promise<void>,
): Promise<EditorTarget> {
  await write(path, one.sql);
  return connectTarget(one, await openFile(path));
}

/** Connects a filled database, and plans its questions and a list of each of its tables. */
export async function connectTarget(
  { name, questions }: EditorDatabase,
  connector: Connector,
): Promise<EditorTarget> {
  const database = await connectDatabase(connector);
  const { prepared } = database;
  const asked = questions.flatMap((text) => {
    const planned = planQuestion({ text, database: prepared, ...calendar });
    return planned.kind === "planned" ? [planned.plan] : [];
  });
  const lists = prepared.catalog.tables
    .filter(({ listOf }) => listOf === undefined)
    .map((table): Plan => {
      const [column] = table.columns;
      const id = column?.name ?? "";
      const expression = { kind: "column", source: "s0", column: id } as const;
      return {
        ...planRows(table.id),
        dimensions: [{ id, expression, label: id, isShown: true, format: null }],
      };
    });
  return { name: `${name} in ${connector.dialect}`, database, plans: [...asked, ...lists] };
}

function writeSqlite(path: string, sql: string): void {
  const file = new DatabaseSync(path);
  file.exec(sql);
  file.close();
}

async function writeDuckdb(path: string, sql: string): Promise<void> {
  const instance = await DuckDBInstance.create(path);
  const connection = await instance.connect();
  await connection.run(sql);
  connection.closeSync();
  instance.closeSync();
}
