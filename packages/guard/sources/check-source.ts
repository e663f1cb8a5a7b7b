import { perDialect } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { toWords } from "../words.ts";

/** Whether a table may be read. Its path is catalog, schema and table; the first ones may be left out. */
export function canReadTable(path: readonly string[], dialect: GuardDialect): boolean {
  const { schemas, reserved, allowed, isOpen } = sourcesOf(dialect);
  const [table = "", ...above] = path.map((part) => part.toLowerCase()).toReversed();
  for (const schema of above) {
    const readable = schemas.get(
      schema.startsWith("pg_temp") || schema.startsWith("pg_toast") ? "pg_temp" : schema,
    );
    if (readable !== undefined) return above.length <= 2 && readable.has(table);
  }
  if (above.length > 0 && !isOpen) return true;
  return allowed.has(table) || !reserved.some((prefix) => table.startsWith(prefix));
}

/** Whether a schema is part of the database system, so that its tables are checked wherever they are named. */
export function isRestrictedSchema(name: string, dialect: GuardDialect): boolean {
  const { isOpen, schemas } = sourcesOf(dialect);
  return !isOpen && schemas.has(name.toLowerCase());
}

const sourcesOf = perDialect(({ systemSources, opensSystemInEverySchema }) => ({
  schemas: new Map(Object.entries(systemSources.schemas).map(([name, tables]) => [name, toWords(tables)])),
  reserved: systemSources.reservedPrefixes,
  allowed: toWords(systemSources.allowedNames),
  isOpen: opensSystemInEverySchema,
}));
