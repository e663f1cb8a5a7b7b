import {
  editPlanInSteps,
  keepOnly,
  typeOfOutput,
  type EditContext,
  type MarkValue,
  type PlanPoint,
} from "@askery/engine";
import { readTable } from "@askery/connectors";
import type {
  AnswerPoint,
  AskSettings,
  Cell,
  Dimension,
  IsoDate,
  Measure,
  OutputId,
  Plan,
  QueryPlan,
  Table,
  TableColumn,
} from "@askery/model";
import type { AskableDatabase } from "./connect-database.ts";
import { guardPlan } from "./guard-plan.ts";
import { readLiteral } from "./read-literal.ts";
import { runGuarded } from "./run-guarded.ts";
import { printPlan } from "./run-interpretation.ts";

/** A point of the result of a plan. */
export interface PointOfResult {
  readonly plan: Plan;
  /** The columns of the result. */
  readonly columns: readonly TableColumn[];
  readonly point: AnswerPoint;
}

export interface PointContext {
  readonly database: AskableDatabase;
  /** Today's date in the time zone of the settings. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  readonly signal?: AbortSignal;
}

/**
 * Reads the values that identify the rows of a point. A figure has those of its whole row, any other cell its own. Things
 * that are shown by names that may not be unique are identified by their keys as well, which one query finds.
 *
 * @throws AppError if the query fails or is stopped
 */
export async function readPoint(of: PointOfResult, context: PointContext): Promise<PlanPoint> {
  const { plan, columns, point } = of;
  if (plan.kind !== "query") return { values: readCell(of), measure: null };
  const outputs = shownOutputs(plan);
  const picked = outputs[columns.findIndex(({ name }) => name === point.column)] ?? null;
  const measure = plan.measures.find((one) => one === picked) ?? null;
  const cells: RowCells = {
    values: readDimensions(plan, point, context),
    figures: outputs.flatMap((one, index) =>
      plan.measures.includes(one) ? [{ measure: one, cell: point.row[index] ?? null }] : [],
    ),
    repeat: point.repeat,
  };
  const keys = await findKeys(plan, cells, context);
  return {
    values: readMarks(of, context).map((value) => withKeys(value, keys)),
    measure: (measure ?? plan.measures.find(({ isShown }) => isShown))?.id ?? null,
  };
}

/** The values of a point as the result shows them, without keys. Runs no query. */
export function readMarks(of: PointOfResult, context: PointContext): readonly MarkValue[] {
  const { plan, columns, point } = of;
  if (plan.kind !== "query") return readCell(of);
  const picked = shownOutputs(plan)[columns.findIndex(({ name }) => name === point.column)] ?? null;
  const isFigure = plan.measures.some((one) => one === picked);
  const isWholeRow = plan.measures.length > 0 && (isFigure || picked === null);
  const values = readDimensions(plan, point, context);
  return isWholeRow ? values : values.filter(({ output }) => output === picked?.id);
}

function readDimensions(plan: QueryPlan, point: AnswerPoint, context: PointContext): readonly MarkValue[] {
  const outputs = shownOutputs(plan);
  return plan.dimensions
    .filter((one) => outputs.includes(one))
    .map((one) => markOf(one.id, point.row[outputs.indexOf(one)] ?? null, plan, context));
}

/** The picked cell of SQL or of a set operation. */
function readCell({ plan, columns, point }: PointOfResult): readonly MarkValue[] {
  const index = columns.findIndex(({ name }) => name === point.column);
  const output = plan.kind === "set" ? shownOutputs(leftOf(plan))[index]?.id : point.column;
  const value = readLiteral(point.row[index] ?? null, columns[index]?.type ?? "text");
  return output === null || output === undefined || index < 0 ? [] : [{ output, value }];
}

/** What a row of the result shows. */
interface RowCells {
  readonly values: readonly MarkValue[];
  readonly figures: readonly { readonly measure: Measure | Dimension; readonly cell: Cell }[];
  readonly repeat: number;
}

interface FoundKey {
  /** The output that shows the name. */
  readonly name: OutputId;
  readonly key: MarkValue;
}

function withKeys(value: MarkValue, found: readonly FoundKey[]): MarkValue {
  const keys = found.filter(({ name }) => name === value.output).map(({ key }) => key);
  return keys.length === 0 ? value : { ...value, keys };
}

function leftOf(plan: Plan): QueryPlan | null {
  if (plan.kind === "set") return leftOf(plan.left);
  return plan.kind === "query" ? plan : null;
}

/** The outputs of the result's columns, in order. */
function shownOutputs(plan: QueryPlan | null): readonly (Dimension | Measure)[] {
  const outputs = plan === null ? [] : [...plan.dimensions, ...plan.measures];
  const shown = outputs.filter(({ isShown }) => isShown);
  return shown.length > 0 ? shown : outputs;
}

function markOf(output: OutputId, cell: Cell, plan: QueryPlan, context: PointContext): MarkValue {
  const { database, today, settings } = context;
  const type = typeOfOutput(plan, output, { schema: database.prepared.schema, today, settings });
  return { output, value: readLiteral(cell, type) };
}

const limits = { timeoutMs: 5_000, maxRows: 1_000 };

/** The keys of the things that a row shows by name, where the name alone may not identify them. */
async function findKeys(plan: QueryPlan, row: RowCells, context: PointContext): Promise<readonly FoundKey[]> {
  const hidden = listHidden(plan, context);
  if (plan.measures.length === 0 || hidden.length === 0) return [];
  const { database, today, settings, signal } = context;
  const asEdited: EditContext = { schema: database.prepared.schema, today, settings };
  const narrowed = editPlanInSteps(plan, keepOnly(plan, row.values), asEdited);
  if (narrowed.kind === "problem" || narrowed.plan.kind !== "query") return [];
  const keyed = showKeys(narrowed.plan, row, hidden);
  await guardPlan(keyed, context);
  const statement = printPlan(keyed, { database, today, settings });
  const options = { limits, ...(signal && { signal }) };
  const table = await readTable(await runGuarded(database.connector, statement, options));
  const found = findRow(table, row, hidden.length);
  if (found === null) return [];
  return hidden.map(({ name, dimension }, index) => ({
    name,
    key: markOf(dimension.id, table.values[index]?.[found] ?? null, plan, context),
  }));
}

interface HiddenKey {
  readonly name: OutputId;
  readonly dimension: Dimension;
}

/** The dimensions that a plan groups by without showing them, each with the name that is shown for it. */
function listHidden(plan: QueryPlan, context: PointContext): readonly HiddenKey[] {
  const shown = plan.dimensions.filter(({ isShown }) => isShown);
  return plan.dimensions.flatMap((dimension, index): readonly HiddenKey[] => {
    if (dimension.isShown) return [];
    const name = plan.dimensions.slice(0, index).findLast(({ isShown }) => isShown) ?? shown[0];
    return name === undefined || isUniqueName(name, plan, context) ? [] : [{ name: name.id, dimension }];
  });
}

/** True if no two rows of a table share the name, as far as its values were counted. */
function isUniqueName({ expression }: Dimension, { sources }: QueryPlan, context: PointContext): boolean {
  if (expression.kind !== "column") return false;
  const source = sources.find(({ id }) => id === expression.source);
  const { catalog } = context.database.prepared;
  const table = source?.kind === "table" ? catalog.tables.find(({ id }) => id === source.table) : undefined;
  const column = table?.columns.find(({ name }) => name === expression.column);
  const profile = column?.profile ?? null;
  return column?.isUnique === true || (profile !== null && profile.distinctCount === profile.rowCount);
}

/** The keys, then the figures of the rows with the same names. */
function showKeys(plan: QueryPlan, { figures }: RowCells, hidden: readonly HiddenKey[]): QueryPlan {
  const shown = (ids: readonly OutputId[]) => (one: Dimension) => ({ ...one, isShown: ids.includes(one.id) });
  const keys = hidden.map(({ dimension }) => dimension.id);
  return {
    ...plan,
    dimensions: plan.dimensions.map(shown(keys)),
    measures: plan.measures.map(shown(figures.map(({ measure }) => measure.id))),
    limit: null,
  };
}

/** The index of the row with these figures; of equal ones, that with the same number of equal ones before it. */
function findRow(table: Table, { figures, repeat }: RowCells, keyCount: number): number | null {
  const rows = Array.from({ length: table.rowCount }, (_, row) => row);
  const same = rows.filter((row) =>
    figures.every(({ cell }, index) => isSameCell(table.values[keyCount + index]?.[row] ?? null, cell)),
  );
  // Shares and ranks are others among fewer rows, and data may have changed.
  return same[repeat] ?? same[0] ?? (rows.length === 1 ? 0 : null);
}

function isSameCell(one: Cell, other: Cell): boolean {
  if (one === other) return true;
  if (one === null || other === null) return false;
  const [first, second] = [Number(one), Number(other)];
  return Math.abs(first - second) <= 1e-9 * Math.max(1, Math.abs(first));
}
