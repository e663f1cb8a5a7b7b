import type { GuardDialect } from "../guard-verdict.ts";
import { toWords } from "../words.ts";
import { systemSources } from "./sources.data.ts";

/** Whether a table may be read, by the parts of its name: catalog, schema, table, the first ones left out. */
export function canReadTable(path: readonly string[], dialect: GuardDialect): boolean {
  const { schemas, reserved, allowed } = ruleOf(dialect);
  const [table = "", ...above] = path.map((part) => part.toLowerCase()).toReversed();
  for (const schema of above) {
    const readable = schemas.get(
      schema.startsWith("pg_temp") || schema.startsWith("pg_toast") ? "pg_temp" : schema,
    );
    if (readable !== undefined) return above.length <= 2 && readable.has(table);
  }
  if (above.length > 0 && !isOpenSchema(dialect)) return true;
  return allowed.has(table) || !reserved.some((prefix) => table.startsWith(prefix));
}

/** Whether a schema belongs to the database system, so that its tables are checked wherever they are named. */
export function isRestrictedSchema(name: string, dialect: GuardDialect): boolean {
  return dialect !== "duckdb" && ruleOf(dialect).schemas.has(name.toLowerCase());
}

/** In SQLite and DuckDB the system tables can be reached through any schema. */
function isOpenSchema(dialect: GuardDialect): boolean {
  return dialect === "sqlite" || dialect === "duckdb";
}

interface SourceRule {
  readonly schemas: ReadonlyMap<string, ReadonlySet<string>>;
  readonly reserved: readonly string[];
  readonly allowed: ReadonlySet<string>;
}

const rules = new Map<GuardDialect, SourceRule>();

function ruleOf(dialect: GuardDialect): SourceRule {
  const known = rules.get(dialect);
  if (known !== undefined) return known;
  const { schemas, reservedPrefixes, allowedNames } = systemSources[dialect];
  const rule: SourceRule = {
    schemas: new Map(Object.entries(schemas).map(([name, tables]) => [name, toWords(tables)])),
    reserved: reservedPrefixes,
    allowed: toWords(allowedNames),
  };
  rules.set(dialect, rule);
  return rule;
}
