import {
  assertNever,
  type AggregateExpression,
  type ArithmeticExpression,
  type AskSettings,
  type Catalog,
  type DescribedCatalog,
  type Expression,
  type Literal,
  type Plan,
  type QueryPlan,
  type ValueFormat,
  formatDay,
  formatBucket,
  formatFull,
  dayOf,
} from "@askery/model";
import { describeFigure, type FigureDescription } from "../chart/describe-figure.ts";
import { findCatalogTable, findPlanColumn, namingPlan, rootTable } from "../chart/find-plan-column.ts";
import { findRole } from "../chart/find-role.ts";
import { bareNames } from "../meaning/meaning-words.data.ts";
import { nameInRole } from "../meaning/names/name-role.ts";
import { wholeUnit } from "../question/format-period.ts";
import { labelOutput } from "../chart/label-output.ts";
import { rangedValue } from "../chart/read-ranges.ts";
import { joinWords, pluralOf, humanizeName, singularOf } from "../chart/name-words.ts";
import { parseIsoDate } from "../question/calendar-days.ts";

/** The block that expressions belong to, and its context. */
export interface Scope {
  readonly plan: QueryPlan;
  readonly catalog: Catalog;
  readonly described: DescribedCatalog;
  readonly settings: AskSettings;
}

/** Verbalizes an expression: "list price", "category", "average total", "orders". */
export function verbalizeExpression(expression: Expression, scope: Scope, depth = 0): string {
  const verbalize = (part: Expression) => verbalizeExpression(part, scope, depth + 1);
  if (depth > deepest) return "…";
  switch (expression.kind) {
    case "column":
      return verbalizeColumn(expression.source, expression.column, scope);
    case "output": {
      const outputs = [...scope.plan.measures, ...scope.plan.dimensions];
      const output = outputs.find(({ id }) => id === expression.output);
      return output === undefined ? humanizeName(expression.output) : labelOutput(output, scope);
    }
    case "literal":
      return verbalizeLiteral(expression.value, { kind: "number" }, scope);
    case "aggregate":
      return verbalizeAggregate(expression, scope, verbalize);
    case "arithmetic":
      return verbalizeArithmetic(expression, scope, verbalize);
    case "grain":
      return `${expression.grain} of ${verbalize(expression.of)}`;
    case "datePart":
      return `${datePartWords[expression.part]} of ${verbalize(expression.of)}`;
    case "duration":
      return `${expression.unit}s from ${verbalize(expression.from)} to ${verbalize(expression.to)}`;
    case "case": {
      const ranged = rangedValue(expression);
      if (ranged !== null) return `range of ${verbalize(ranged)}`;
      return verbalize(expression.branches[0]?.then ?? expression.otherwise);
    }
    case "call": {
      // What is taken where there is nothing goes without saying.
      const said =
        expression.function === "coalesce" ? expression.arguments.slice(0, 1) : expression.arguments;
      const words = joinWords(said.map(verbalize));
      return expression.function === "length" ? `length of ${words}` : words;
    }
    case "scalar":
      return `the ${verbalizeScalar(expression.plan, scope, depth)}`;
    case "share":
      return `${expression.isCumulative === true ? "cumulative " : ""}share of ${verbalize(expression.of)}`;
    case "change":
      return `change of ${verbalize(expression.of)}`;
    case "previous":
      return `previous ${verbalize(expression.of)}`;
    case "running":
      return `running total of ${verbalize(expression.of)}`;
    case "moving":
      return `moving average of ${verbalize(expression.of)}`;
    case "rank":
      return `rank by ${verbalize(expression.of)}`;
    default:
      return assertNever(expression);
  }
}

/** Formats a constant like the expression that it is compared with. */
export function verbalizeLiteral(literal: Literal, format: ValueFormat, { settings }: Scope): string {
  switch (literal.type) {
    case "null":
      return "missing";
    case "boolean":
      return literal.value ? "yes" : "no";
    case "number":
      return formatFull(literal.value, format.kind === "date" ? { kind: "number" } : format, settings);
    case "date":
      return formatDay(parseIsoDate(literal.value));
    case "timestamp":
      return verbalizeMoment(literal.value);
    case "text":
      return verbalizeText(literal.value);
  }
}

/** The format of an expression's values. */
export function formatOfExpression(
  expression: Expression,
  { plan, catalog, described, settings }: Scope,
): ValueFormat {
  return describeFigure(expression, { plan, catalog, described, settings }).format;
}

/** The rows of a plan as a plural: "orders", "order lines"; "rows" if unknown. */
export function verbalizeRows(plan: Plan, catalog: Catalog): string {
  const table = rootTable(plan, catalog);
  if (table !== null) return pluralOf(humanizeName(table.name));
  const root = namingPlan(plan)?.sources[0];
  return root?.kind === "table" ? pluralOf(humanizeName(lastPart(root.table))) : "rows";
}

/** The recursion limit for plans from outside, which may refer to themselves. */
const deepest = 20;

/** A figure in another unit is verbalized by the unit: "weight kg in t". */
function verbalizeArithmetic(
  expression: ArithmeticExpression,
  { plan, catalog, described, settings }: Scope,
  verbalize: (part: Expression) => string,
): string {
  const { left, operator, right } = expression;
  const [own, other] = [left, expression].map((part) =>
    unitOf(describeFigure(part, { plan, catalog, described, settings })),
  );
  const isConverted = right.kind === "literal" && other !== null && own !== other;
  return isConverted
    ? `${verbalize(left)} in ${other}`
    : `${verbalize(left)} ${operatorWords[operator]} ${verbalize(right)}`;
}

function unitOf({ format, unit }: FigureDescription): string | null {
  return format.kind === "duration" ? `${format.unit}s` : unit;
}

export const operatorWords = { "+": "plus", "-": "minus", "*": "times", "/": "per" } as const;

const datePartWords = {
  year: "year",
  quarterOfYear: "quarter",
  monthOfYear: "month",
  weekOfYear: "week",
  dayOfMonth: "day",
  weekday: "weekday",
  hourOfDay: "hour",
} as const;

/** A column called "name" is verbalized by its table: `categories.name` is "category". So is the text of a code list. */
function verbalizeColumn(source: string, column: string, scope: Scope): string {
  const { plan, catalog } = scope;
  const name = verbalizeStored(source, column, scope);
  const role = findRole(source, plan, catalog);
  if (role === null) return name;
  const isName = bareNames.includes(humanizeName(column));
  if (role.isOwn || isName) return nameInRole(role.name, name, role.isOwn && isName);
  return nameInRole(role.name, `${verbalizeStored(source, "name", scope)} ${name}`, false);
}

function verbalizeStored(source: string, column: string, { plan, catalog }: Scope): string {
  const found = findPlanColumn(source, column, plan, catalog);
  if (found?.kind === "computed") return humanizeName(found.output.label);
  if (found?.table.listOf !== undefined) return humanizeName(found.table.name);
  const words = humanizeName(column);
  const table = plan.sources.find(({ id }) => id === source);
  if (table?.kind !== "table" || !bareNames.includes(words)) return words;
  const owner = singularOf(
    humanizeName(findCatalogTable(table.table, catalog)?.name ?? lastPart(table.table)),
  );
  return words === "id" ? `${owner} id` : owner;
}

/** A count of keys is verbalized as a count of rows: "orders". */
function verbalizeAggregate(
  { function: name, of, where }: AggregateExpression,
  scope: Scope,
  verbalize: (part: Expression) => string,
): string {
  if (of === null) return verbalizeRows(scope.plan, scope.catalog);
  if ((name === "count" || name === "countDistinct") && of.kind === "column") {
    const found = findPlanColumn(of.source, of.column, scope.plan, scope.catalog);
    const isKey =
      found?.kind === "stored" && (found.table.primaryKey.includes(of.column) || of.column === "id");
    if (isKey && found.kind === "stored") return pluralOf(humanizeName(found.table.name));
  }
  const what = verbalize(of);
  return name === "countDistinct" || (name === "count" && where === null)
    ? `different ${pluralOf(what)}`
    : `${aggregateWords[name]}${what}`;
}

const aggregateWords = {
  count: "number of ",
  countDistinct: "different ",
  sum: "",
  avg: "average ",
  min: "lowest ",
  max: "highest ",
  median: "median ",
  percentile: "percentile of ",
  stddev: "standard deviation of ",
} as const;

function verbalizeScalar(plan: Plan, scope: Scope, depth: number): string {
  const inner = namingPlan(plan);
  const output =
    inner?.measures.find(({ isShown }) => isShown) ?? inner?.dimensions.find(({ isShown }) => isShown);
  if (inner === null || output === undefined) return "value of another query";
  return verbalizeExpression(output.expression, { ...scope, plan: inner }, depth + 1);
}

function verbalizeMoment(text: string): string {
  const day = dayOf(text);
  if (day === null) return text;
  const isMidnight =
    wholeUnit(day, day + 1) === "day" && (text.slice(11, 16) === "" || text.slice(11, 16) === "00:00");
  return isMidnight ? formatDay(day) : formatBucket(text, "hour");
}

/** Quotes a value that is blank or has a comma, so that its end is clear. */
function verbalizeText(value: string): string {
  const line = value.replaceAll(/\s+/g, " ");
  const short = line.length <= 60 ? line : `${Array.from(line).slice(0, 60).join("")}…`;
  return short.trim() === "" || short.includes(",") ? `“${short}”` : short;
}

function lastPart(id: string): string {
  return id.split(".").at(-1) ?? id;
}
