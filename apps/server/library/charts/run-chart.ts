import { readSqlVariables, variableValues } from "@askery/api";
import {
  AppError,
  isValidVariable,
  planRows,
  setVariables,
  type FieldOption,
  type FieldValues,
  type FieldVariable,
  type Plan,
  type SqlVariable,
  type VariableValues,
} from "@askery/model";
import type { TitledTable } from "../../asking/files/titled-table.ts";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { findResult, readPlan } from "../../results/find-result.ts";
import { dropUnused } from "../../results/sweep-results.ts";
import { describeTable, printChart } from "./charts.ts";
import { findChart } from "./find-chart.ts";
import { withResult, type FoundChart } from "./found-chart.ts";
import { computeChart } from "./compute-chart.ts";
import type { RefreshRequest } from "./refresh-chart.ts";

interface ValuesRequest extends RefreshRequest {
  readonly values: VariableValues;
}

/**
 * A chart with figures for other values of its variables, as JSON. Nothing is saved. Readers choose values only: the SQL,
 * the types of its variables and their columns are those that an editor saved, and the filled SQL is guarded as ever.
 *
 * @throws AppError `invalid-input` for values that its variables can't have, or if the database fails
 */
export async function runChart(context: AskingContext, request: ValuesRequest): Promise<string> {
  const shown = await computeWith(context, request);
  try {
    return await printChart(context, shown, request);
  } finally {
    await dropUnused(context.store, [shown.result.id]);
  }
}

/** The table of a chart for other values, to be exported. The sweep deletes its result. */
export async function readTableWith(context: AskingContext, request: ValuesRequest): Promise<TitledTable> {
  return describeTable(context, await computeWith(context, request));
}

/** Values from the query of an address, as JSON. */
export function parseValues(printed: string): VariableValues {
  try {
    return variableValues.parse(JSON.parse(printed));
  } catch (cause) {
    throw new AppError("invalid-input", libraryMessages.otherVariables, { cause });
  }
}

async function computeWith(
  context: AskingContext,
  { values, ...request }: ValuesRequest,
): Promise<FoundChart> {
  const found = await findChart(context, request);
  const plan = setValues(readPlan(found.result), values);
  if (plan === null) throw new AppError("invalid-input", libraryMessages.otherVariables);
  const run = { plan, edits: [], planBefore: undefined, signal: request.signal };
  const { resultId } = await computeChart(context, found, run);
  return withResult(found, await findResult(context.store, resultId));
}

/** The plan with other values of its variables; null if it has no such variables, or a value does not fit one. */
function setValues(plan: Plan, values: VariableValues): Plan | null {
  const names = Object.keys(values);
  if (names.length === 0) return plan;
  if (plan.kind !== "sql") return null;
  const own = plan.variables ?? [];
  if (names.some((name) => !own.some((one) => one.name === name && hasForm(one, values[name])))) return null;
  const variables = readSqlVariables(setVariables(own, values));
  return variables?.every(isValidVariable) === true ? { ...plan, variables } : null;
}

/** Whether a value is a text, or the test of a field, as its variable has. */
function hasForm({ kind }: SqlVariable, value: SqlVariable["value"] | undefined): boolean {
  return (kind === "field") === (typeof value !== "string");
}

interface VariableRequest extends RefreshRequest {
  readonly name: string;
}

/**
 * The column that a variable filters by.
 *
 * @throws AppError `not-found` for another variable, and for a column that is gone or private
 */
export async function getVariableField(
  context: AskingContext,
  { name, ...request }: VariableRequest,
): Promise<FieldOption> {
  const { variable, rows } = await findVariable(context, request, name);
  const { fields } = await context.asking.run("editOptions", { ...rows, search: variable.column }, request);
  const field = fields.find((one) => isFieldOf(one, variable));
  if (field === undefined) throw new AppError("not-found", libraryMessages.noSuchVariable(name));
  return field;
}

function isFieldOf({ field }: FieldOption, { table, column }: FieldVariable): boolean {
  return field.kind === "column" && field.table === table && field.column === column;
}

/** The values of the column that a variable filters by. */
export async function listVariableValues(
  context: AskingContext,
  { name, search = "", ...request }: VariableRequest & { readonly search?: string | undefined },
): Promise<FieldValues> {
  const { variable, rows } = await findVariable(context, request, name);
  const { table, column } = variable;
  return context.asking.run("fieldValues", { ...rows, table, column, search }, request);
}

/** A variable that filters by a column, and all rows of its table. */
async function findVariable(context: AskingContext, request: RefreshRequest, name: string) {
  const found = await findChart(context, request);
  const variable = listFieldVariables(found).find((one) => one.name === name);
  if (variable === undefined) throw new AppError("not-found", libraryMessages.noSuchVariable(name));
  const database = await findSource(context, { databaseId: found.chart.workspaceId });
  const plan = planRows(variable.table);
  return { variable, rows: { ...database, plan, question: "", askedOn: database.today, columns: [] } };
}

function listFieldVariables({ result }: FoundChart): readonly FieldVariable[] {
  const plan = readPlan(result);
  return plan.kind === "sql" ? (plan.variables ?? []).filter((one) => one.kind === "field") : [];
}
