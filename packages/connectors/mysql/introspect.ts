import type { Catalog, ColumnProfile } from "@askery/model";
import type { IntrospectOptions } from "../connector.ts";
import type { SchemaColumn, SchemaTable } from "../schema-table.ts";
import { inferByReading } from "../server/infer-by-reading.ts";
import { profileTables } from "../server/profile-tables.ts";
import { wholeTableBudget } from "../server/scan-columns.ts";
import type { Reading } from "../server/reading.ts";
import type { ServerContext } from "../server/server-connector.ts";
import { printContainment } from "./print-containment.ts";
import { readSchema } from "./read-schema.ts";
import { scanTable } from "./scan-table.ts";

/** Reads the declared tables and relationships, and profiles the rows. */
export async function introspect(
  reading: Reading,
  { target, infersRelationships, onProgress, known, ...limits }: IntrospectOptions & ServerContext<null>,
): Promise<Catalog> {
  const { tables: declared, relationships } = await readSchema(reading, target);
  const wholeTables = wholeTableBudget();
  const tables = await profileTables(reading, declared, {
    scan: (table) => scanTable(reading, table, { limits, wholeTables }),
    understand: typeByValues,
    ...(onProgress && { onProgress }),
    ...(known && { known }),
  });
  const catalog: Catalog = { tables, relationships };
  if (infersRelationships === false) return catalog;
  return inferByReading(catalog, reading, { known, print: printContainment });
}

/** `TINYINT(1)` declares a boolean, but some use it for small numbers such as grades from 1 to 6. */
function typeByValues(table: SchemaTable, profiles: readonly ColumnProfile[]): SchemaTable {
  const isTruth = ({ min, max }: ColumnProfile) => Number(min) >= 0 && Number(max) <= 1;
  const columns = table.columns.map((column, index): SchemaColumn => {
    const profile = profiles[index];
    const isGrade = column.type === "boolean" && column.nativeType.startsWith("tinyint");
    return isGrade && profile && !isTruth(profile) ? { ...column, type: "integer" } : column;
  });
  return { ...table, columns };
}
