import {
  invariant,
  type CatalogColumn,
  type ColumnExpression,
  type Expression,
  type Literal,
  type QueryPlan,
} from "@askery/model";
import type { Lists } from "./dialects/dialect.ts";
import { findStoredColumn } from "./find-catalog.ts";
import { hold } from "./held-text.ts";
import { resolveOutput } from "./plan-outputs.ts";
import { printLiteral } from "./print-literal.ts";
import { takeName } from "./print-source.ts";
import { keyOf, type Printing, type Scope } from "./printing.ts";

/** Whether an expression is a column of a table whose values are lists. */
export function isList(expression: Expression, { plan, printing }: Scope): boolean {
  return findListColumn(expression, plan, printing) !== null;
}

/** Prints that a list contains an element. A list that is null neither contains it nor does not. */
export function printContains(list: Expression, element: Literal, scope: Scope): string {
  const { printing } = scope;
  return listsOf(printing).contains(printStored(list, scope), printLiteral(element, printing));
}

/** Prints whether a list has no elements. A list that is null has none. */
export function printEmptyTest(list: Expression, scope: Scope, isNegated: boolean): string {
  return `${listsOf(scope.printing).length(printStored(list, scope))} ${isNegated ? ">" : "="} 0`;
}

/** Prints a column as it is stored: a list as a whole, a value in its own spelling. */
export function printStored(expression: Expression, scope: Scope): string {
  return scope.printing.print.expression(expression, { ...scope, isStored: true });
}

/** The lists of a block as rows of elements: a line of FROM for each, and a scope that reads the elements. */
export interface OpenedLists {
  readonly lines: readonly string[];
  readonly scope: Scope;
}

/**
 * Opens the lists that a plan groups by or lists without duplicates, and those whose different elements it counts: a
 * row counts once for each of its elements.
 */
export function openLists(scope: Scope): OpenedLists {
  const { plan, printing } = scope;
  const lines: string[] = [];
  const elements = new Map<string, string>();
  for (const list of findOpenLists(scope)) {
    if (elements.has(keyOf(list))) continue;
    const names = { table: takeName("elements", printing), column: takeName("element", printing) };
    const { labels = [] } = findListColumn(list, plan, printing) ?? {};
    const texts = labels.map((label) =>
      hold(printing.held, { kind: "text", text: printing.dialect.textLiteral(label) }),
    );
    const unnested = listsOf(printing).unnest(printStored(list, scope), names, texts);
    lines.push(unnested.line);
    elements.set(keyOf(list), unnested.element);
  }
  return { lines, scope: { ...scope, elements } };
}

function findOpenLists(scope: Scope): readonly ColumnExpression[] {
  const { plan } = scope;
  if (plan.aggregation === "none") return [];
  const dimensions = plan.dimensions.map(({ expression }) => resolveOutput(expression, plan));
  const [measure, ...others] = plan.measures.map(({ expression }) => expression);
  const counted =
    measure?.kind === "aggregate" && measure.function === "countDistinct" && others.length === 0
      ? measure.of
      : null;
  return [...dimensions, counted].filter(
    (expression): expression is ColumnExpression =>
      expression?.kind === "column" && isList(expression, scope),
  );
}

function findListColumn(
  expression: Expression,
  plan: QueryPlan,
  { catalog }: Printing,
): CatalogColumn | null {
  const column = findStoredColumn(expression, plan, catalog);
  return column?.isList === true ? column : null;
}

function listsOf({ dialect }: Printing): Lists {
  invariant(dialect.lists, `${dialect.name} has no lists`);
  return dialect.lists;
}
