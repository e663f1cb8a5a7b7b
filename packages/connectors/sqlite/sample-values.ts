import type { ColumnValues } from "@askery/model";
import type { DatabaseSync } from "node:sqlite";
import type { SampleOptions } from "../connector.ts";
import { chooseValues, fitValues } from "../child/choose-values.ts";
import { maySample } from "../child/may-sample.ts";
import { decideType } from "./column-type.ts";
import { readSchema } from "./read-schema.ts";
import { scanTable } from "./scan-table.ts";

/** Samples the values of text and small integer columns of every table. Skips views, which repeat values of tables. */
export function sampleValues(database: DatabaseSync, options: SampleOptions): readonly ColumnValues[] {
  const tables = readSchema(database).tables.filter((table) => table.kind === "table");
  const sampled = tables.flatMap((table) => {
    const scan = scanTable(database, table, options.maxScannedRows ?? 200_000);
    return scan.table.columns.flatMap((column, index): readonly ColumnValues[] => {
      const seen = scan.columns[index];
      if (!seen || !maySample(options, table.name, column.name)) return [];
      const { type } = decideType(column.name, column.declaration, seen);
      const isKey = table.uniqueColumns.has(column.name);
      const values = chooseValues(
        { type, isKey, counts: seen.counts, isWhole: scan.basis === "all-rows" },
        options,
      );
      return values ? [{ table: table.name, column: column.name, ...values }] : [];
    });
  });
  return fitValues(sampled, options.maxTotal ?? 500_000);
}
