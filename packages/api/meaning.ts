import { columnRoles, measureUnits, type ColumnRole, type MeasureUnit } from "@askery/model";
import { z } from "zod";
import { byRole } from "./access-rule.ts";
import { endpoint } from "./endpoint.ts";
import { columnName, tableId, uuid } from "./words.ts";

/** The role of a column: a key of `columnRoles`. */
const columnRole = z.enum(Object.keys(columnRoles) as [ColumnRole, ...ColumnRole[]]);
const unit = z.enum(Object.keys(measureUnits) as [MeasureUnit, ...MeasureUnit[]]);
const spellings = z.enum(["as-one", "apart"]);
const currency = z.string().regex(/^[A-Z]{3}$/, "Use the three letters of a currency, such as USD.");

/** The corrected parts of a column's meaning. Askery infers absent fields; null sets none. */
export const givenColumnMeaning = z
  .strictObject({
    role: columnRole.optional(),
    unit: unit.nullable().optional(),
    currency: currency.nullable().optional(),
    /** Whether values that differ in spelling only, such as `Paid` and `paid`, count as one. Default: `apart`. */
    spellings: spellings.optional(),
  })
  .readonly();
export type GivenColumnMeaning = z.infer<typeof givenColumnMeaning>;

/** The corrected parts of a table's meaning. Askery infers absent fields; null or an empty list sets none. */
export const givenTableMeaning = z
  .strictObject({
    /** The columns that people call a row by. */
    rowName: z.array(columnName).max(4, "Use four columns or fewer.").readonly().optional(),
    /** The date column that questions about time refer to. */
    date: columnName.nullable().optional(),
    /** The column that "how much" refers to. */
    worth: columnName.nullable().optional(),
  })
  .readonly();
export type GivenTableMeaning = z.infer<typeof givenTableMeaning>;

/** A decision. `setBy` is the name of the person who made it; null if it follows from names, types and values. */
const decisionOf = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, reason: z.string(), setBy: z.string().nullable() }).readonly();

const columnMeaning = z
  .object({
    column: z.string(),
    role: decisionOf(columnRole),
    /** For a number that measures something; null for other columns. */
    unit: decisionOf(z.string().nullable()).nullable(),
    currency: decisionOf(z.string().nullable()).nullable(),
    /** Whether its values are dates or years. */
    isDated: z.boolean(),
    /** For a column in which some values differ in spelling only; null for other columns. */
    spellings: decisionOf(spellings).nullable(),
  })
  .readonly();
export type ColumnMeaning = z.infer<typeof columnMeaning>;

const tableMeaning = z
  .object({
    rowName: decisionOf(z.array(z.string()).readonly()),
    date: decisionOf(z.string().nullable()),
    worth: decisionOf(z.string().nullable()),
    /** Hidden and private columns are left out. */
    columns: z.array(columnMeaning).readonly(),
  })
  .readonly();
export type TableMeaning = z.infer<typeof tableMeaning>;

export const describeTable = endpoint({
  name: "describeTable",
  method: "get",
  path: "/api/databases/{databaseId}/tables/{tableId}/meaning",
  summary:
    "What a table and its columns are in answers, with reasons; null for a table that answers leave out",
  access: byRole("viewer", "database"),
  params: z.object({ databaseId: uuid, tableId }),
  result: tableMeaning.nullable(),
});
