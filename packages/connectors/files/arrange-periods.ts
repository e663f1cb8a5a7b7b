import type { DuckDBConnection } from "@duckdb/node-api";
import { readPeriodTitle, type TitledPeriod } from "@askery/model";
import { quoteName } from "../child/quote-name.ts";
import { printText } from "../duckdb/print-text.ts";
import { rowsOf } from "../duckdb/read-schema.ts";
import type { ReadingNote } from "./describe-reading.ts";
import type { LoadColumn } from "./choose-columns.ts";
import { claimName } from "./name-things.ts";

export interface TableOfPeriods {
  readonly table: string;
  readonly columns: readonly LoadColumn[];
  /** Whether period columns become rows. */
  readonly asRows: boolean;
}

type PeriodColumn = LoadColumn & { readonly period: TitledPeriod };

/**
 * Arranges a table whose columns are months, quarters or years: removes a column that adds them up, because it would
 * count everything twice, and turns the periods into rows if requested.
 */
export async function arrangePeriods(
  connection: DuckDBConnection,
  { table, columns, asRows }: TableOfPeriods,
): Promise<readonly ReadingNote[]> {
  const periods = listPeriods(columns);
  const [first, last] = [periods[0], periods.at(-1)];
  if (!first || !last || periods.length < minPeriods) return [];
  const total = await findTotal(connection, { table, columns, periods });
  if (total !== null) await connection.run(`ALTER TABLE ${quoteName(table)} DROP COLUMN ${quoteName(total)}`);
  const span = `${first.name} to ${last.name}`;
  const others = columns.filter(
    (column) => !periods.some(({ name }) => name === column.name) && column.name !== total,
  );
  const notes =
    total === null
      ? []
      : [{ message: `${total} is the sum of ${span}, so it is left out.`, isAssumed: true }];
  if (!asRows) {
    const message = `${span} are ${first.period.unit}s in columns. To ask about them over time, upload the file with its ${first.period.unit}s as rows.`;
    return [...notes, { message, isAssumed: true }];
  }
  const names = await turnIntoRows(connection, { table, others, periods });
  return [...notes, { message: `${span} are rows: ${names.join(" and ")}.`, isAssumed: false }];
}

const minPeriods = 2;

/** Numeric columns whose titles are periods of the same unit. */
function listPeriods(columns: readonly LoadColumn[]): readonly PeriodColumn[] {
  const found = columns.flatMap((column) => {
    const period = isFigures(column.type) ? readPeriodTitle(column.name) : null;
    return period === null ? [] : [{ ...column, period }];
  });
  return found.every(({ period }) => period.unit === found[0]?.period.unit) ? found : [];
}

interface Periods {
  readonly table: string;
  readonly periods: readonly PeriodColumn[];
}

/** Finds the column that is named like a total and equals the sum of the periods in every row. */
async function findTotal(
  connection: DuckDBConnection,
  { table, columns, periods }: Periods & { readonly columns: readonly LoadColumn[] },
): Promise<string | null> {
  const total = columns.find(({ name, type }) => isFigures(type) && totalName.test(name));
  if (!total) return null;
  const sum = periods.map(({ name }) => `coalesce(CAST(${quoteName(name)} AS DOUBLE), 0)`).join(" + ");
  const value = `coalesce(CAST(${quoteName(total.name)} AS DOUBLE), 0)`;
  const [row] = await rowsOf(
    connection,
    `SELECT coalesce(bool_and(abs(${value} - (${sum})) <= 1e-6 * greatest(1, abs(${value}))), false) AS is_sum FROM ${quoteName(table)}`,
  );
  return row?.["is_sum"] === true ? total.name : null;
}

const totalName = /^(?:(?:grand|overall|year|row)_)?(?:total|sum|gesamt|summe|gesamtsumme)$/;

/** Writes a row for each number with its period, skipping empty cells. Returns the names of the two new columns. */
async function turnIntoRows(
  connection: DuckDBConnection,
  { table, others, periods }: Periods & { readonly others: readonly LoadColumn[] },
): Promise<readonly string[]> {
  const taken = new Set(others.map(({ name }) => name.toLowerCase()));
  const unit = periods[0]?.period.unit ?? "month";
  const [time, amount] = [claimName(unit, taken), claimName("amount", taken)];
  const name = quoteName(table);
  const draft = quoteName(`${table} with rows of periods`);
  const copied = others.map((column) => `${quoteName(column.name)}, `).join("");
  const parts = periods.map(({ name: column, period: { start } }) => {
    const at = unit === "year" ? start.slice(0, 4) : `DATE '${start}'`;
    return `SELECT ${copied}${at} AS ${quoteName(time)}, ${quoteName(column)} AS ${quoteName(amount)} FROM ${name} WHERE ${quoteName(column)} IS NOT NULL`;
  });
  await connection.run(`CREATE TABLE ${draft} AS ${parts.join(" UNION ALL ")}`);
  await connection.run(`DROP TABLE ${name}`);
  await connection.run(`ALTER TABLE ${draft} RENAME TO ${name}`);
  const comments = new Set(periods.map(({ comment }) => comment));
  const commented = [
    ...others,
    { name: amount, comment: comments.size === 1 ? (periods[0]?.comment ?? null) : null },
  ];
  for (const { name: column, comment } of commented) {
    if (comment !== null) {
      await connection.run(`COMMENT ON COLUMN ${name}.${quoteName(column)} IS ${printText(comment)}`);
    }
  }
  return [time, amount];
}

function isFigures(type: string): boolean {
  return /^(?:BIGINT|DOUBLE|DECIMAL)/.test(type);
}
