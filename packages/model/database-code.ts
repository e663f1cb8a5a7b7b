/**
 * Code that people have added to a database and that a statement could run inadvertently: by the name of a function or
 * an operator that the database system has too, or by the name of a field, a type or a view.
 *
 * Names are as the database stores them. Names of functions are in lower case if the database ignores their case.
 */
export interface DatabaseCode {
  /** Functions that can be called without a schema. */
  readonly functions: ReadonlySet<string>;
  /** Those of `functions` that the system has too. A statement can call the system's by its full name. */
  readonly overloads: ReadonlySet<string>;
  /** Functions that `row.name` calls. */
  readonly fields: ReadonlyMap<string, FieldFunction>;
  readonly operators: ReadonlySet<string>;
  /** Types whose casts run code. */
  readonly types: ReadonlySet<string>;
  /** Tables and views whose reading runs code that may do more than read, by the key of `nameSource` → that code. */
  readonly sources: ReadonlyMap<string, string>;
}

export interface FieldFunction {
  /** Tables whose rows it accepts, by the key of `nameSource`; null if it accepts any row. */
  readonly takes: ReadonlySet<string> | null;
  /** Tables with a column of its name, which is read instead. */
  readonly hiddenIn: ReadonlySet<string>;
}

/** The code of a database to which people added none. */
export const noCode: DatabaseCode = {
  functions: new Set(),
  overloads: new Set(),
  fields: new Map(),
  operators: new Set(),
  types: new Set(),
  sources: new Map(),
};

/** The key of a table: its schema and name, or only the name if it is enough to find the table. */
export function nameSource(path: readonly string[]): string {
  return path.slice(-2).join("\0");
}
