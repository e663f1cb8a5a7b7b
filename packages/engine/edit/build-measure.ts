import type {
  EditField,
  EditFigure,
  EditMeasure,
  Expression,
  Measure,
  OutputId,
  Problem,
  QueryPlan,
  ValueFormat,
} from "@askery/model";
import { mapExpression } from "../plan/assemble/map-expression.ts";
import { nameOutput, nameQuantity } from "../plan/assemble/name-outputs.ts";
import { bindMetric } from "../plan/assemble/bind-metric.ts";
import { levelOf } from "../sql/expression-level.ts";
import { holdsAggregate } from "../sql/walk-expression.ts";
import { isProblem, refuseEdit } from "./edit-context.ts";
import { findColumn, isReachable, type Block } from "./open-block.ts";
import { findTime } from "./find-time.ts";
import { resolveField } from "./resolve-field.ts";

/** An expression with a suitable label and format. */
export interface BuiltFigure {
  readonly expression: Expression;
  readonly label: string;
  readonly format: ValueFormat | null;
}

/** Builds a measure. Derives a unique id from its label and adds it to `ids`. */
export function buildMeasure(
  { figure, label }: EditMeasure,
  block: Block,
  ids: Set<OutputId>,
): Measure | Problem {
  const built = buildFigure(figure, block);
  if (isProblem(built)) return built;
  const title = label ?? built.label;
  return { ...built, id: nameOutput(title, ids), label: title, isShown: true };
}

/** Builds the expression of a figure, with a suitable label and format. */
export function buildFigure(figure: EditFigure, block: Block): BuiltFigure | Problem {
  switch (figure.kind) {
    case "rows":
      return countRows(figure.table, block);
    case "aggregate":
      return aggregateField(figure, block);
    case "metric":
      return placeFormula(figure, block);
    case "ratio": {
      const [of, by] = [buildFigure(figure.of, block), buildFigure(figure.by, block)];
      if (isProblem(of)) return of;
      if (isProblem(by)) return by;
      const expression: Expression = {
        kind: "arithmetic",
        operator: "/",
        left: of.expression,
        right: by.expression,
      };
      return { expression, label: `${of.label} per ${by.label}`, format: null };
    }
    case "share":
    case "growth":
    case "running":
      return relateMeasure(figure, block);
  }
}

/** Counts rows of the root table with COUNT(*), and rows of other tables by key, since joins may repeat them. */
function countRows(table: string | null, { plan, tree, context: { schema } }: Block): BuiltFigure | Problem {
  const count: Expression = { kind: "aggregate", function: "count", of: null, where: null };
  if (table === null && tree === null) return { expression: count, label: "rows", format: null };
  const counted = table ?? tree?.root ?? "";
  if (tree === null) return refuseEdit("edit-of-groups", { column: counted });
  if (!schema.catalog.tables.some(({ id }) => id === counted)) {
    return refuseEdit("edit-name-unknown", { name: counted });
  }
  const label = nameQuantity({ kind: "rows", table: counted }, schema);
  if (counted === tree.root && plan.aggregation === "group") {
    return { expression: count, label, format: null };
  }
  if (counted === tree.root) return { expression: count, label, format: null };
  if (!isReachable({ table: counted }, tree, schema)) {
    return refuseEdit("tables-not-related", {
      left: schema.table(tree.root).name,
      right: schema.table(counted).name,
    });
  }
  const key = schema.table(counted).primaryKey;
  const [column] = key;
  if (column === undefined || key.length > 1) {
    return refuseEdit("edit-repeats-rows", { rows: schema.table(counted).name });
  }
  const of = tree.column({ table: counted, column });
  return {
    expression: { kind: "aggregate", function: "countDistinct", of, where: null },
    label,
    format: null,
  };
}

function aggregateField(
  figure: Extract<EditFigure, { kind: "aggregate" }>,
  block: Block,
): BuiltFigure | Problem {
  const { function: name, field, fraction } = figure;
  const resolved = resolveField(field, block);
  if (isProblem(resolved)) return resolved;
  const { expression: of, level, type, label, format } = resolved;
  if (level === "group") return refuseEdit("edit-mixes-levels");
  if (needsFigures.has(name) && !["integer", "decimal", "float", "other"].includes(type)) {
    return refuseEdit("edit-wrong-type", { column: label, needs: "number" });
  }
  const expression: Expression = {
    kind: "aggregate",
    function: name,
    of,
    where: null,
    ...(name === "percentile" && { fraction: Math.min(1, Math.max(0, fraction ?? 0.5)) }),
  };
  const isOfValues = name === "count" || name === "countDistinct";
  return { expression, label: nameAggregate(figure, label, block), format: isOfValues ? null : format };
}

const needsFigures: ReadonlySet<string> = new Set(["sum", "avg", "median", "percentile", "stddev"]);

function nameAggregate(
  {
    function: name,
    field,
  }: { readonly function: Extract<EditFigure, { kind: "aggregate" }>["function"]; readonly field: EditField },
  label: string,
  { context: { schema } }: Block,
): string {
  if (field.kind === "column") return nameQuantity({ kind: "column", column: field, function: name }, schema);
  return name === "sum" ? label : `${outputPrefixes[name]} ${label}`;
}

const outputPrefixes = {
  count: "number of",
  countDistinct: "distinct",
  sum: "",
  avg: "average",
  min: "lowest",
  max: "highest",
  median: "median",
  percentile: "percentile of",
  stddev: "standard deviation of",
} as const;

function placeFormula(figure: Extract<EditFigure, { kind: "metric" }>, block: Block): BuiltFigure | Problem {
  const { tree, context } = block;
  const { schema } = context;
  const { table } = figure;
  if (tree === null) return refuseEdit("edit-of-groups", { column: table });
  if (!schema.catalog.tables.some(({ id }) => id === table)) {
    return refuseEdit("edit-name-unknown", { name: table });
  }
  if (!isReachable({ table }, tree, schema)) {
    return refuseEdit("tables-not-related", {
      left: schema.table(tree.root).name,
      right: schema.table(table).name,
    });
  }
  const problem = findFormulaProblem(figure, block);
  if (problem !== null) return problem;
  return {
    expression: bindMetric(figure.expression, { own: tree.join(table), beside: null }, null),
    label: "figure",
    format: null,
  };
}

/** A formula has aggregates over columns of its own table. */
function findFormulaProblem(
  { table, expression }: Extract<EditFigure, { kind: "metric" }>,
  { plan, context: { schema } }: Block,
): Problem | null {
  if (!holdsAggregate(expression) || levelOf(expression, plan) > 0) return refuseEdit("edit-mixes-levels");
  let unknown: string | null = null;
  mapExpression(expression, (part) => {
    const isOwn = part.kind === "column" && part.source === "s0";
    const isKnown = isOwn && findColumn({ table, column: part.column }, schema) !== null;
    if (part.kind === "output") unknown ??= part.output;
    if (part.kind === "column" && !isKnown) unknown ??= part.column;
    return part;
  });
  return unknown === null ? null : refuseEdit("edit-name-unknown", { name: unknown });
}

function relateMeasure(
  figure: Extract<EditFigure, { kind: "share" | "growth" | "running" }>,
  { plan }: Block,
): BuiltFigure | Problem {
  const measure = plan.measures.find(({ id }) => id === figure.of);
  if (measure === undefined) return refuseEdit("edit-name-unknown", { name: figure.of });
  const of = measure.expression;
  const time = findTime(plan);
  const ids = plan.dimensions.map(({ id }) => id);
  if (figure.kind === "share") {
    const isOfTime = time !== null && ids.length > 1;
    const expression: Expression = { kind: "share", of, within: isOfTime ? [time.id] : [] };
    const label = nameRelated("share", `share of ${measure.label}`, plan);
    return { expression, label, format: { kind: "percent" } };
  }
  if (time === null) return refuseEdit("edit-without-time");
  const within = ids.filter((id) => id !== time.id);
  const name = figure.kind === "growth" ? "growth" : "running total";
  const label = nameRelated(name, `${name} of ${measure.label} by ${time.label}`, plan);
  return figure.kind === "growth"
    ? {
        expression: { kind: "change", of, as: "ratio", along: time.id, steps: 1, within },
        label,
        format: { kind: "percent" },
      }
    : {
        expression: { kind: "running", of, along: time.id, within },
        label,
        format: measure.format,
      };
}

/** The short name of a figure, or the long one if the plan has a figure of that name. */
function nameRelated(short: string, long: string, { measures }: QueryPlan): string {
  return measures.some(({ label }) => label === short) ? long : short;
}
