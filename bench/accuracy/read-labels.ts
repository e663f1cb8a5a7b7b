import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** A person's labels of the tables and columns of one database. */
export interface DatabaseLabels {
  readonly name: string;
  /** The path of the database file. */
  readonly path: string;
  readonly columns: readonly ColumnLabel[];
  readonly tables: readonly TableLabel[];
}

export interface ColumnLabel {
  readonly table: string;
  readonly column: string;
  /** All of them are correct. */
  readonly roles: readonly string[];
  /** Null if the label has none. */
  readonly unit: string | null;
}

export interface TableLabel {
  readonly table: string;
  readonly kinds: readonly string[];
  /** The columns of the row's name; empty if there are none. Null if the label omits it. */
  readonly rowName: readonly string[] | null;
  readonly worth: readonly (string | null)[] | null;
  readonly date: readonly (string | null)[] | null;
}

/**
 * Reads hand labels: a file `<database>.tsv` for each database, with lines `table, column, role[, unit]` and `table, *,
 * kind, row name, worth, date`. Alternatives are separated by slashes, columns of one name by a plus; `-` means none.
 */
export function readLabels(folder: string, benchmarks: string): readonly DatabaseLabels[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(".tsv"))
    .map((file) => {
      const name = basename(file, ".tsv");
      return readLabelFile(join(folder, file), { name, path: findDatabase(name, benchmarks) });
    });
}

/** Reads the labels of one database. */
export function readLabelFile(file: string, database: Pick<DatabaseLabels, "name" | "path">): DatabaseLabels {
  const rows = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => line.split("\t").map((cell) => cell.trim()));
  return {
    ...database,
    columns: rows.filter(([, column]) => column !== "*").map(readColumn),
    tables: rows.filter(([, column]) => column === "*").map(readTable),
  };
}

function findDatabase(name: string, benchmarks: string): string {
  const found = readdirSync(benchmarks)
    .map((benchmark) => join(benchmarks, benchmark, "db", `${name}.sqlite`))
    .find((path) => existsSync(path));
  if (found === undefined) throw new Error(`No benchmark has a database ${name}.`);
  return found;
}

function readColumn([table = "", column = "", role = "", unit = ""]: readonly string[]): ColumnLabel {
  return { table, column, roles: role.split("/"), unit: unit === "" ? null : unit };
}

function readTable([table = "", , kind = "", ...cells]: readonly string[]): TableLabel {
  const [rowName, worth, date] = cells;
  return {
    table,
    kinds: kind.split("/"),
    rowName: rowName === undefined ? null : rowName === "-" ? [] : rowName.split("/"),
    worth: worth === undefined ? null : worth.split("/").map(orNone),
    date: date === undefined ? null : date.split("/").map(orNone),
  };
}

function orNone(cell: string): string | null {
  return cell === "-" ? null : cell;
}
