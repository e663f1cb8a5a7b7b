import { printStatement } from "@askery/engine";
import { nodeOf, parseSql, isNothing, isRecord, type TreeRecord } from "@askery/guard";
import {
  planRows,
  type Catalog,
  type CatalogColumn,
  type ColumnExpression,
  type DatePart,
  type DialectName,
  type Expression,
  type Grain,
  type IsoDate,
  type AskSettings,
} from "@askery/model";
import { listOf, nameOf, type SqlSources } from "./read-sources.ts";

/** Finds the unit of time that a node computes from a date. Undefined if it computes anything else. */
export type DateForms = (node: unknown) => Expression | undefined;

export interface DateFormContext {
  readonly catalog: Catalog;
  readonly dialect: DialectName;
  readonly today: IsoDate;
  readonly settings: AskSettings;
}

/**
 * Prints each unit of time of each date that a statement names, and recognizes what was printed: so every form that Askery
 * writes in the dialect is read, without a list of functions.
 */
export async function readDateForms(
  select: TreeRecord,
  sources: SqlSources,
  context: DateFormContext,
): Promise<DateForms> {
  const known = new Map<string, Expression>();
  for (const column of listDates(select, sources)) {
    for (const expression of listUnits(column)) {
      const node = await parseForm(expression, sources, context);
      if (node === null) continue;
      const key = keyOf(node, () => column.source);
      known.set(key, expression);
    }
  }
  return (node) => known.get(keyOf(node, (name, qualifier) => sourceOf(name, qualifier, sources)));
}

function sourceOf(name: string, qualifier: string | null, sources: SqlSources): string {
  return sources.column(name, qualifier).source;
}

function listDates(select: unknown, { sources, tableOf }: SqlSources): readonly ColumnExpression[] {
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value as readonly unknown[]) visit(item);
    if (!isRecord(value)) return;
    const { kind, record } = nodeOf(value);
    if (kind === "column") named.add((nameOf(record["name"]) ?? "").toLowerCase());
    for (const inner of Object.values(value)) visit(inner);
  };
  visit(select);
  return sources.flatMap(({ id }) =>
    tableOf(id)
      .columns.filter((column) => isDate(column) && named.has(column.name.toLowerCase()))
      .map(({ name }) => ({ kind: "column", source: id, column: name }) as const),
  );
}

export function isDate({ type }: Pick<CatalogColumn, "type">): boolean {
  return type === "date" || type === "timestamp";
}

const grains: readonly Grain[] = ["hour", "day", "week", "month", "quarter", "year"];
const parts: readonly DatePart[] = ["monthOfYear", "weekday", "hourOfDay", "year"] as const;

function listUnits(of: ColumnExpression): readonly Expression[] {
  return [
    ...grains.map((grain): Expression => ({ kind: "grain", grain, of })),
    ...parts.map((part): Expression => ({ kind: "datePart", part, of })),
  ];
}

/** The node of an expression as the dialect prints it. */
async function parseForm(
  expression: Expression,
  { tableOf }: SqlSources,
  { catalog, dialect, today, settings }: DateFormContext,
): Promise<unknown> {
  if (expression.kind !== "grain" && expression.kind !== "datePart") return null;
  const { of } = expression;
  if (of.kind !== "column") return null;
  const plan = {
    ...planRows(tableOf(of.source).id),
    dimensions: [
      {
        id: "unit",
        label: "unit",
        isShown: true,
        format: null,
        expression: { ...expression, of: { ...of, source: "s0" } },
      },
    ],
  };
  const { text } = printStatement(plan, { catalog, dialect, today, settings, values: "inline" });
  const parsed = await parseSql(text, dialect);
  const [item] = parsed === null ? [] : listOf(nodeOf(parsed).record["expressions"]);
  const { kind, record } = nodeOf(item);
  return kind === "alias" ? record["this"] : (item ?? null);
}

/** A node as text, with its columns by their sources, and without how it was typed. */
function keyOf(node: unknown, sourceOf: (name: string, qualifier: string | null) => string): string {
  const plain = (value: unknown): unknown => {
    if (Array.isArray(value)) return (value as readonly unknown[]).map(plain);
    if (!isRecord(value)) return typeof value === "string" ? value.toLowerCase() : value;
    const { kind, record } = nodeOf(value);
    if (kind === "column") {
      const name = nameOf(record["name"]) ?? "";
      return [sourceOf(name, nameOf(record["table"])), name.toLowerCase()];
    }
    if (kind === "paren" || isCastToDate(kind, record)) return plain(record["this"]);
    return Object.entries(value)
      .filter(([field, inner]) => !isNothing(inner) && !typedFields.has(field))
      .map(([field, inner]) => [field, plain(inner)]);
  };
  return JSON.stringify(plain(node));
}

/** PostgreSQL's date_trunc has a time, which Askery's statements remove. */
function isCastToDate(kind: string, { to }: TreeRecord): boolean {
  return kind === "cast" && isRecord(to) && to["data_type"] === "date";
}

const typedFields: ReadonlySet<string> = new Set([
  "span",
  "double_colon_syntax",
  "alias_explicit_as",
  "original_name",
  "trailing_comments",
  "leading_comments",
]);
