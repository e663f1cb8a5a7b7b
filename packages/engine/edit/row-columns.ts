import type {
  AggregateExpression,
  ColumnExpression,
  Condition,
  Dimension,
  Expression,
  Order,
  OutputId,
  QueryPlan,
  TableId,
} from "@askery/model";
import { makeOutput } from "../plan/assemble/assembly.ts";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { nameColumn } from "../plan/assemble/name-outputs.ts";
import type { SourceTree } from "../plan/assemble/source-tree.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { isSame } from "../plan/request/is-same.ts";
import type { Schema } from "../plan/schema/schema.ts";
import { displayOf } from "../plan/shape/shape-subjects.ts";
import { listDetails } from "../plan/show/show-details.ts";
import { expressionsIn } from "../sql/walk-expression.ts";
import type { EditContext } from "./edit-context.ts";
import { openBlock, sourcesOf } from "./open-block.ts";
import { listOutputs } from "./resolve-field.ts";

/** Rows without columns yet, and the figure that they explain. */
export interface RowsToShow {
  readonly rows: QueryPlan;
  /** The dimensions of the plan with the figure. */
  readonly dimensions: readonly Dimension[];
  /** The label of the figure. */
  readonly label: string;
  /** What the figure is computed from. */
  readonly aggregates: readonly AggregateExpression[];
}

interface RowColumn {
  readonly expression: Expression;
  readonly label: string;
}

/** At most this many columns, since people read the rows. */
const maxColumns = 10;

/**
 * Shows rows by what people know them by: name or number, date, the things that they belong to, what the plan groups and
 * filters by, and last what the figure is computed from. The rows of a distinct count of keys are shown once for each key.
 */
export function chooseRowColumns(shown: RowsToShow, context: EditContext): QueryPlan {
  const { rows, aggregates } = shown;
  const { schema } = context;
  const key = findCountedKey(aggregates, rows, schema);
  if (key !== null) return listOnce(rows, key, schema);
  const block = openBlock(rows, context);
  const operands = withoutRepeats(operandsOf(shown, schema));
  const others = block.tree === null ? innerColumns(rows) : tableColumns(shown, block.tree, schema);
  const columns = [
    ...withoutRepeats(others)
      .filter((one) => !operands.some(({ expression }) => isSame(expression, one.expression)))
      .slice(0, Math.max(1, maxColumns - operands.length)),
    ...operands,
  ];
  const dimensions = showColumns(columns);
  const order = sortRows(dimensions, shown, schema);
  return { ...rows, sources: sourcesOf(block), dimensions, measures: [], order };
}

function showColumns(columns: readonly RowColumn[]): readonly Dimension[] {
  const ids = new Set<OutputId>();
  return columns.map(({ expression, label }) => makeOutput({ ids }, expression, label));
}

function withoutRepeats(columns: readonly RowColumn[]): readonly RowColumn[] {
  return columns.filter(
    (one, index) => columns.findIndex(({ expression }) => isSame(expression, one.expression)) === index,
  );
}

/** The whole key of a table that a figure counts distinctly, or null. */
function findCountedKey(
  aggregates: readonly AggregateExpression[],
  rows: QueryPlan,
  schema: Schema,
): (ColumnExpression & { readonly table: TableId }) | null {
  const [one, ...others] = aggregates;
  if (one?.function !== "countDistinct" || one.of?.kind !== "column" || others.length > 0) return null;
  const table = tableOf(one.of, rows);
  const keys = table === null ? [] : schema.keyColumns(table);
  return table !== null && keys.length === 1 && keys[0] === one.of.column ? { ...one.of, table } : null;
}

/** Every row of a table once, although other tables are joined to it. */
function listOnce(
  rows: QueryPlan,
  { table, source, column: key }: ColumnExpression & { readonly table: TableId },
  schema: Schema,
): QueryPlan {
  const refs = [...identify(table, schema).filter((one) => one.table === table), { table, column: key }];
  const columns = refs.map((ref): RowColumn => ({
    expression: { kind: "column", source, column: ref.column },
    label: nameColumn(ref, schema),
  }));
  return {
    ...rows,
    aggregation: "distinct",
    dimensions: showColumns(withoutRepeats(columns).slice(-maxColumns)),
    measures: [],
    order: [],
  };
}

/** The name or number of a row, its date, its categories and its main figure. */
function identify(table: TableId, schema: Schema): readonly ColumnRef[] {
  return [
    ...displayOf(table, schema),
    ...listDetails(table, schema).map((column): ColumnRef => ({ table, column })),
  ];
}

/** The columns that a figure reads, and what it computes from them for each row. */
function operandsOf({ aggregates, rows, label }: RowsToShow, schema: Schema): readonly RowColumn[] {
  return aggregates.flatMap(({ of }) => {
    if (of === null) return [];
    const read = columnsIn(of).map((one) => showColumn(one, rows, schema));
    return of.kind === "column" ? read : [...read, { expression: of, label }];
  });
}

function innerColumns({ sources: [root] }: QueryPlan): readonly RowColumn[] {
  if (root?.kind !== "plan") return [];
  return listOutputs(root.plan).map(({ id, label }) => ({
    expression: { kind: "column", source: root.id, column: id },
    label,
  }));
}

function tableColumns(
  { rows, dimensions }: RowsToShow,
  tree: SourceTree,
  schema: Schema,
): readonly RowColumn[] {
  const own = (ref: ColumnRef): RowColumn => ({
    expression: tree.column(ref),
    label: nameColumn(ref, schema),
  });
  const grouped = dimensions.flatMap(({ expression, label }) =>
    expression.kind === "case" || expression.kind === "call"
      ? [{ expression, label }]
      : columnsIn(expression).map((one) => showColumn(one, rows, schema)),
  );
  const filtered = rows.filters.flatMap(columnsTested).map((one) => showColumn(one, rows, schema));
  const [name, ...details] = identify(tree.root, schema).map(own);
  return [
    ...(name === undefined ? [] : [name]),
    ...listThings(tree, schema).map(own),
    ...grouped,
    ...filtered,
    ...details,
  ];
}

/** The names of the things that the rows of a table belong to. */
function listThings(tree: SourceTree, schema: Schema): readonly ColumnRef[] {
  const steps = schema.graph.edgesFrom(tree.root).filter(({ isFanOut }) => !isFanOut);
  return steps
    .filter(({ to }) => steps.filter((one) => one.to === to).length === 1 && !tree.isMany(to))
    .flatMap(({ to }) => schema.namesOf(to));
}

function columnsTested(condition: Condition): readonly ColumnExpression[] {
  return condition.kind === "exists" ? [] : expressionsIn(condition).flatMap(columnsIn);
}

function columnsIn(expression: Expression): readonly ColumnExpression[] {
  const found: ColumnExpression[] = [];
  mapExpression(expression, (part) => {
    if (part.kind === "column") found.push(part);
    return part;
  });
  return found;
}

function showColumn(expression: ColumnExpression, rows: QueryPlan, schema: Schema): RowColumn {
  const table = tableOf(expression, rows);
  const { column } = expression;
  return { expression, label: table === null ? column : nameColumn({ table, column }, schema) };
}

function tableOf({ source: id }: ColumnExpression, { sources }: QueryPlan): TableId | null {
  const source = sources.find((one) => one.id === id);
  return source?.kind === "table" ? source.table : null;
}

/** The rows that count most come first; without a figure, the latest. */
function sortRows(
  dimensions: readonly Dimension[],
  { aggregates, rows }: RowsToShow,
  schema: Schema,
): readonly Order[] {
  const [one, ...others] = aggregates;
  const of = others.length === 0 && one !== undefined && !one.function.startsWith("count") ? one.of : null;
  const figure = of && dimensions.find(({ expression }) => isSame(expression, of));
  const [root] = rows.sources;
  const date = root?.kind === "table" ? schema.eventDate(root.table) : null;
  const dated = dimensions.find(
    ({ expression }) =>
      expression.kind === "column" && expression.source === root?.id && expression.column === date,
  );
  const by = figure ?? dated;
  const direction = figure && one?.function === "min" ? "ascending" : "descending";
  return by === undefined ? [] : [{ by: { kind: "output", output: by.id }, direction }];
}
