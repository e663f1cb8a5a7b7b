import { planQuestion, pluralOf, type Interpretation, type PreparedDatabase } from "@askery/engine";
import type {
  AggregateExpression,
  AskSettings,
  Condition,
  Expression,
  IsoDate,
  QueryPlan,
  TableId,
} from "@askery/model";
import type { RulePart } from "./split-rule.ts";

/** What rules are read with: the engine, a prepared database and a calendar. */
export interface RuleContext {
  readonly database: PreparedDatabase;
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/** Some rows of a table, or all of them where the condition is null. */
export interface NamedRows {
  readonly table: TableId;
  /** Refers to the table as source `s0`. */
  readonly condition: Condition | null;
  /** Whether the name of the table was guessed. */
  readonly isGuess: boolean;
}

/** A figure of a table, which its expression refers to as source `s0`. */
export interface NamedFigure {
  readonly table: TableId;
  readonly expression: Expression;
}

export interface NamedColumn {
  readonly table: TableId;
  readonly column: string;
}

/**
 * The rows that some words name: "cancelled orders", "customers who ordered in the last 90 days". Null if the engine
 * does not understand each of them, guesses at a condition, or understands something other than rows.
 */
export function readRows(text: string, context: RuleContext): NamedRows | null {
  const read = readPlan(text === "" ? "" : `list ${text}`, context);
  if (read?.plan.limit !== null) return null;
  const { plan, isGuess } = read;
  const listed = findListed(plan, context);
  if (listed === null) return null;
  const isPlain = plan.sources.length === 1 && plan.having.length === 0 && plan.sources[0]?.kind === "table";
  if (isPlain) return { table: listed.table, condition: joinConditions(plan.filters), isGuess };
  if (listed.key === null) return null;
  const key: Expression = { kind: "column", source: listed.source, column: listed.key };
  const keys: QueryPlan = {
    ...plan,
    dimensions: [{ id: listed.key, expression: key, label: listed.key, isShown: true, format: null }],
    aggregation: plan.aggregation === "none" ? "distinct" : plan.aggregation,
    measures: [],
    order: [],
  };
  const value: Expression = { kind: "column", source: "s0", column: listed.key };
  return { table: listed.table, condition: { kind: "inPlan", value, plan: keys }, isGuess };
}

/** The rows of the one table for which some words are a condition: "delivered after promised". */
export function readCondition({ text, words }: RulePart, context: RuleContext): NamedRows | null {
  const typed = new Set(words.flatMap(({ lemma, lower }) => [lemma, ...lower.split("_")]));
  const { described } = context.database;
  const found = described.tables
    .filter(({ columns }) => columns.some((column) => column.words.some((word) => typed.has(word))))
    .map(({ words: name }) => readRows(`${pluralOf(name.join(" "))} where ${text}`, context))
    .filter((rows) => rows !== null && rows.condition !== null);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The figure that some words name: "revenue", "number of paid orders". */
export function readFigure(text: string, context: RuleContext): NamedFigure | null {
  const { plan } = readPlan(text, context) ?? {};
  if (plan === undefined || plan.having.length > 0 || plan.limit !== null) return null;
  const [source, ...joined] = plan.sources;
  const [measure, ...others] = plan.measures;
  const isFigure = measure !== undefined && others.length === 0 && plan.dimensions.length === 0;
  if (!isFigure || joined.length > 0 || source?.kind !== "table" || source.id !== "s0") return null;
  const where = joinConditions(plan.filters);
  if (where === null) return { table: source.table, expression: measure.expression };
  const { expression } = measure;
  return expression.kind === "aggregate"
    ? { table: source.table, expression: narrow(expression, where) }
    : null;
}

/** The column that some words name: "tier". */
export function readColumn(text: string, context: RuleContext): NamedColumn | null {
  const { plan } = readPlan(text, context) ?? {};
  const [dimension, ...others] = plan?.dimensions.filter(({ isShown }) => isShown) ?? [];
  const source = plan?.sources[0];
  const isColumn = plan?.filters.length === 0 && plan.sources.length === 1 && others.length === 0;
  if (!isColumn || dimension?.expression.kind !== "column" || source?.kind !== "table") return null;
  return { table: source.table, column: dimension.expression.column };
}

/** Several conditions as one; null if there are none. */
export function joinConditions(conditions: readonly Condition[]): Condition | null {
  const [first = null] = conditions;
  return conditions.length > 1 ? { kind: "all", conditions } : first;
}

/** The table whose rows a plan lists by their names or keys. */
interface Listed {
  readonly source: string;
  readonly table: TableId;
  /** Its key, if that is one column. */
  readonly key: string | null;
}

function findListed(plan: QueryPlan, { database }: RuleContext): Listed | null {
  const shown = plan.dimensions.filter(({ isShown }) => isShown).map(({ expression }) => expression);
  const [first] = shown;
  if (first?.kind !== "column" || plan.measures.some(({ isShown }) => isShown)) return null;
  const source = plan.sources.find(({ id }) => id === first.source);
  if (source?.kind !== "table") return null;
  const table = database.described.tables.find(({ id }) => id === source.table);
  if (table === undefined) return null;
  const [key = null, ...more] = table.key.value;
  const names = new Set([...table.rowName.value, ...table.key.value]);
  const isListed = shown.every(
    (one) => one.kind === "column" && one.source === source.id && names.has(one.column),
  );
  return isListed ? { source: source.id, table: table.id, key: more.length === 0 ? key : null } : null;
}

function narrow(expression: AggregateExpression, where: Condition): AggregateExpression {
  const conditions = expression.where === null ? [where] : [expression.where, where];
  return { ...expression, where: joinConditions(conditions) };
}

interface ReadPlan {
  readonly plan: QueryPlan;
  /** Whether the name of a table was guessed. */
  readonly isGuess: boolean;
}

/** The plan of words that are understood completely; default filters of the database are left out. */
function readPlan(text: string, { database, today, settings }: RuleContext): ReadPlan | null {
  if (text === "") return null;
  const found = planQuestion({ text, database: { ...database, filters: [] }, today, settings });
  if (found.kind !== "planned" || found.plan.kind !== "query") return null;
  const explained = found.interpretations[0]?.interpretation.explained ?? [];
  const isSure = explained.length > 0 && explained.every(isKnown);
  const isWhole = found.marks.every(({ kind }) => kind === "understood" || kind === "guessed");
  const isGuess = explained.some(({ mention }) => mention?.isGuess === true);
  return isSure && isWhole ? { plan: found.plan, isGuess } : null;
}

/** The name of a table may be guessed, because what it means is shown. A condition must refer to something. */
function isKnown({ role, mention }: Interpretation["explained"][number]): boolean {
  if (mention === null) return role !== "filter";
  return !mention.isGuess || role === "source";
}
