import { describeOutputs } from "@askery/engine";
import { readTable } from "@askery/connectors";
import {
  AppError,
  formatExact,
  invariant,
  type CatalogColumn,
  type FieldValue,
  type FieldValues,
  type Table,
} from "@askery/model";
import { guardPlan } from "./guard-plan.ts";
import { messages } from "./messages.ts";
import { planFieldValues, type FieldOfPlan, type PlannedValues } from "./plan-field-values.ts";
import { readLiteral } from "./read-literal.ts";
import { runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";

export interface ValuesRequest extends FieldOfPlan {
  /** Only values that contain this text, whatever its case. Default: all. */
  readonly search?: string;
  readonly signal?: AbortSignal;
}

const maxValues = 50;
/** Values that are no text are searched here, among this many. */
const maxSearched = 1_000;
const timeoutMs = 2_000;

/**
 * Lists the values of a column that rows of a plan have, the most frequent first, at most 50.
 *
 * If counting takes more than two seconds, the values are those of the value index, without counts.
 *
 * @throws AppError `query-refused` for a private column, `query-failed` for one that is gone, `query-cancelled`
 */
export async function listFieldValues(request: ValuesRequest): Promise<FieldValues> {
  const { search = "" } = request;
  const column = demandColumn(request);
  const isText = column.type === "text" && column.isList !== true;
  const count = isText || search === "" ? maxValues : maxSearched;
  const planned = planFieldValues(request, { search: isText ? search : "", maxRows: count + 2 });
  await guardPlan(planned.plan, request);
  const table = await runValues(planned, count + 2, request);
  const found = table === null ? listIndexed(request) : readValues(planned, table, request, column);
  const isSearched = isText && table !== null;
  const values = isSearched ? found : found.filter(({ label }) => contains(label, search));
  const isWhole = table !== null && table.rowCount < count + 2;
  return { values: values.slice(0, maxValues), isComplete: isWhole && values.length <= maxValues };
}

function contains(label: string, search: string): boolean {
  return label.toLowerCase().includes(search.toLowerCase());
}

/** The column, if people may read it. */
function demandColumn({ database, field: { table: id, column: name } }: ValuesRequest): CatalogColumn {
  const secret = database.privateColumns.find(({ table, column }) => table === id && column === name);
  if (secret !== undefined) {
    throw new AppError("query-refused", messages.privateColumn(`${id}.${name}`, secret.reason));
  }
  const table = database.prepared.catalog.tables.find((one) => one.id === id);
  const column = table?.columns.find((one) => one.name === name);
  if (column === undefined) throw new AppError("query-failed", messages.nameGone(`${id}.${name}`));
  return column;
}

/** Null if counting takes too long. */
async function runValues(
  { plan }: PlannedValues,
  maxRows: number,
  { database, today, settings, signal }: ValuesRequest,
): Promise<Table | null> {
  try {
    const statement = printPlan(plan, { database, today, settings });
    const options = { limits: { maxRows, timeoutMs }, ...(signal && { signal }) };
    return await readTable(await runGuarded(database.connector, statement, options));
  } catch (cause) {
    if (cause instanceof AppError && tooMuch.has(cause.code)) return null;
    throw cause;
  }
}

const tooMuch: ReadonlySet<AppError["code"]> = new Set(["query-timed-out", "query-too-large"]);

function readValues(
  { plan, hasLabel }: PlannedValues,
  table: Table,
  { database, field, settings }: ValuesRequest,
  column: CatalogColumn,
): readonly FieldValue[] {
  const { catalog, described, schema } = database.prepared;
  const [output] = describeOutputs({ plan, table, catalog, described, settings });
  invariant(output, "the values have a column");
  const answers = schema.answersOf(field);
  const [cells = [], ...others] = table.values;
  const [labels, counts = []] = hasLabel ? others : [undefined, ...others];
  return cells.flatMap((cell, row): readonly FieldValue[] => {
    // A test of its own finds missing values.
    if (cell === null) return [];
    const value = readLiteral(cell, column.type);
    const spelled = labels?.[row] ?? (answers === null ? null : yesOrNo(String(cell), answers));
    const label = spelled === null ? formatExact(cell, output.format, settings) : String(spelled);
    return [{ value, label, count: Number(counts[row]) }];
  });
}

function yesOrNo(text: string, { yes, no }: { readonly yes: string; readonly no: string }): string | null {
  return text === yes ? "yes" : text === no ? "no" : null;
}

function listIndexed({ database, field }: ValuesRequest): readonly FieldValue[] {
  const known = database.prepared.values.find(
    ({ table, column }) => table === field.table && column === field.column,
  );
  return (known?.values ?? []).map((value) => ({
    value: { type: "text", value },
    label: value,
    count: null,
  }));
}
