import type { ColumnValues } from "@askery/model";
import type { SampleOptions } from "../connector.ts";
import type { Reading } from "../server/reading.ts";
import { sampleByColumn, type ColumnLimits, type SampledColumn } from "../server/sample-tables.ts";
import type { ServerContext } from "../server/server-connector.ts";
import { quoteName } from "./print-name.ts";
import { readSchema, type ClickhouseTable } from "./read-schema.ts";
import { printSample } from "./scan-table.ts";

/** Samples the values of text and small integer columns of every table, as long as time permits. */
export async function sampleValues(
  reading: Reading,
  options: SampleOptions & ServerContext<null>,
): Promise<readonly ColumnValues[]> {
  return sampleByColumn(reading, await readSchema(reading, options.target), {
    ...options,
    mayBeNamed: (_, { type, nativeType }) =>
      type === "integer" || (type === "text" && !nativeType.includes("UUID")),
    isKey: ({ sortingKey }, { name }) => sortingKey === name,
    print: printCounts,
  });
}

/** Reports the server's own row estimate as the number of rows; 0 if it has none. */
function printCounts({ table, column }: SampledColumn<ClickhouseTable>, limits: ColumnLimits): string {
  const bytes = String(limits.length * maxBytesPerCharacter);
  const name = quoteName(column.name);
  const value = `substring(toString(${column.isList ? `arrayJoin(${name})` : name}), 1, ${bytes}) AS v`;
  return `SELECT v, count() AS n, ${String(table.rowEstimate ?? 0)}
    FROM (${printSample(table, [value], limits.rows)}) WHERE v IS NOT NULL
    GROUP BY v ORDER BY n DESC, v LIMIT ${String(limits.values)}`;
}

const maxBytesPerCharacter = 4;
