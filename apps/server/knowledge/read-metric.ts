import type { AggregateFunction, CatalogTable, Condition, Expression, Literal } from "@askery/model";
import { splitMetric, MetricError, type MetricTokens } from "./metric-tokens.ts";
import { nearestName } from "./nearest-name.ts";
import { catalogMessages, metricMessages } from "../messages/catalog-messages.ts";

/** The expression of a metric's SQL, or its problem. */
export type ReadMetric =
  | { readonly kind: "read"; readonly expression: Expression }
  | { readonly kind: "problem"; readonly message: string };

/**
 * Reads the SQL of a metric: numbers, columns of one table, `+ - * /`, parentheses, and the aggregates `count`, `sum`,
 * `avg`, `min`, `max`, `median`, `stddev`, each with an optional `distinct` (count) and `filter (where …)`.
 *
 * Columns are allowed only inside aggregates, so that the metric can be computed for any group.
 */
export function readMetric(text: string, table: CatalogTable): ReadMetric {
  try {
    const reader = new MetricReader(splitMetric(text), table);
    return { kind: "read", expression: reader.readAll() };
  } catch (problem) {
    if (problem instanceof MetricError) return { kind: "problem", message: problem.message };
    throw problem;
  }
}

/** The condition of a default filter's SQL, or its problem. */
export type ReadFilter =
  | { readonly kind: "read"; readonly condition: Condition }
  | { readonly kind: "problem"; readonly message: string };

/**
 * Reads a condition on the rows of one table: comparisons of its columns, `is null`, `in (…)`, joined by `and`, `or`,
 * `not` and parentheses.
 */
export function readFilter(text: string, table: CatalogTable): ReadFilter {
  try {
    const reader = new MetricReader(splitMetric(text), table);
    return { kind: "read", condition: reader.readCondition() };
  } catch (problem) {
    if (problem instanceof MetricError) return { kind: "problem", message: problem.message };
    throw problem;
  }
}

const aggregates: ReadonlyMap<string, AggregateFunction> = new Map([
  ["count", "count"],
  ["sum", "sum"],
  ["avg", "avg"],
  ["average", "avg"],
  ["min", "min"],
  ["max", "max"],
  ["median", "median"],
  ["stddev", "stddev"],
]);

const source = "s0";

/** Whether the current position is inside an aggregate, where columns are allowed, or outside, where aggregates are. */
type AggregateScope = "outside" | "inside";

class MetricReader {
  readonly #tokens: MetricTokens;
  readonly #table: CatalogTable;

  constructor(tokens: MetricTokens, table: CatalogTable) {
    this.#tokens = tokens;
    this.#table = table;
  }

  readAll(): Expression {
    const expression = this.#readSum("outside");
    this.#tokens.expectEnd();
    if (!hasAggregate(expression)) {
      throw new MetricError(metricMessages.noAggregate);
    }
    return expression;
  }

  #readSum(scope: AggregateScope): Expression {
    let left = this.#readProduct(scope);
    for (;;) {
      const operator = this.#tokens.take("+") ? "+" : this.#tokens.take("-") ? "-" : null;
      if (operator === null) return left;
      left = { kind: "arithmetic", operator, left, right: this.#readProduct(scope) };
    }
  }

  #readProduct(scope: AggregateScope): Expression {
    let left = this.#readFactor(scope);
    for (;;) {
      const operator = this.#tokens.take("*") ? "*" : this.#tokens.take("/") ? "/" : null;
      if (operator === null) return left;
      left = { kind: "arithmetic", operator, left, right: this.#readFactor(scope) };
    }
  }

  #readFactor(scope: AggregateScope): Expression {
    return this.#tokens.nested(() => {
      if (this.#tokens.take("-")) {
        const zero = { kind: "literal", value: { type: "number", value: "0" } } as const;
        return { kind: "arithmetic", operator: "-", left: zero, right: this.#readFactor(scope) };
      }
      if (this.#tokens.take("(")) {
        const inner = this.#readSum(scope);
        this.#tokens.expect(")");
        return inner;
      }
      const number = this.#tokens.takeNumber();
      if (number !== null) return { kind: "literal", value: { type: "number", value: number } };
      const name = this.#tokens.expectName();
      if (!name.isQuoted && this.#tokens.take("(")) return this.#readCall(name.text, scope);
      return this.#readColumn(name.text, scope);
    });
  }

  #readCall(name: string, scope: AggregateScope): Expression {
    const called = aggregates.get(name.toLowerCase());
    if (called === undefined) {
      throw new MetricError(metricMessages.unknownFunction(name, [...aggregates.keys()]));
    }
    if (scope === "inside") throw new MetricError(metricMessages.nestedAggregate(name));
    const isDistinct = this.#tokens.takeWord("distinct");
    if (isDistinct && called !== "count") throw new MetricError(metricMessages.distinctOnlyInCount);
    const isRows = called === "count" && !isDistinct && this.#tokens.take("*");
    const of = isRows ? null : this.#readSum("inside");
    this.#tokens.expect(")");
    const where = this.#tokens.takeWord("filter") ? this.#readFilter() : null;
    return { kind: "aggregate", function: isDistinct ? "countDistinct" : called, of, where };
  }

  readCondition(): Condition {
    const condition = this.#readAlternatives();
    this.#tokens.expectEnd();
    return condition;
  }

  #readFilter(): Condition {
    this.#tokens.expect("(");
    this.#tokens.expectWord("where");
    const condition = this.#readAlternatives();
    this.#tokens.expect(")");
    return condition;
  }

  #readAlternatives(): Condition {
    const conditions = [this.#readComparisons()];
    while (this.#tokens.takeWord("or")) conditions.push(this.#readComparisons());
    const [only] = conditions;
    return conditions.length === 1 && only !== undefined ? only : { kind: "any", conditions };
  }

  #readComparisons(): Condition {
    const conditions = [this.#readNegation()];
    while (this.#tokens.takeWord("and")) conditions.push(this.#readNegation());
    const [only] = conditions;
    return conditions.length === 1 && only !== undefined ? only : { kind: "all", conditions };
  }

  #readNegation(): Condition {
    return this.#tokens.nested(() => {
      if (this.#tokens.takeWord("not")) return { kind: "not", condition: this.#readNegation() };
      return this.#readGroup() ?? this.#readComparison();
    });
  }

  /** Reads conditions in parentheses; null if the parentheses belong to a computation. */
  #readGroup(): Condition | null {
    return this.#tokens.attempt(() => {
      this.#tokens.expect("(");
      const inner = this.#readAlternatives();
      this.#tokens.expect(")");
      return inner;
    });
  }

  #readComparison(): Condition {
    const left = this.#readSum("inside");
    if (this.#tokens.takeWord("is")) {
      const isNegated = this.#tokens.takeWord("not");
      this.#tokens.expectWord("null");
      const condition = { kind: "null", value: left } as const;
      return isNegated ? { kind: "not", condition } : condition;
    }
    const isNegated = this.#tokens.takeWord("not");
    if (isNegated || this.#tokens.startsWith("in")) {
      const condition = this.#readOptions(left);
      return isNegated ? { kind: "not", condition } : condition;
    }
    const operator = this.#tokens.takeOperator();
    if (operator === null) throw this.#tokens.unexpected("a comparison such as = or <");
    return { kind: "compare", left, operator, right: this.#readOperand() };
  }

  #readOptions(value: Expression): Condition {
    this.#tokens.expectWord("in");
    this.#tokens.expect("(");
    const options: Literal[] = [];
    do {
      const option = this.#readOperand();
      if (option.kind !== "literal") throw this.#tokens.unexpected("a value");
      options.push(option.value);
    } while (this.#tokens.take(","));
    this.#tokens.expect(")");
    return { kind: "in", value, options };
  }

  #readOperand(): Expression {
    const text = this.#tokens.takeText();
    if (text !== null) return { kind: "literal", value: { type: "text", value: text } };
    for (const value of [true, false]) {
      if (this.#tokens.takeWord(String(value))) return { kind: "literal", value: { type: "boolean", value } };
    }
    return this.#readSum("inside");
  }

  #readColumn(first: string, scope: AggregateScope): Expression {
    const names = this.#table.columns.map(({ name }) => name);
    const wanted = this.#tokens.take(".") ? this.#readQualified(first) : first;
    const column =
      names.find((name) => name === wanted) ??
      names.find((name) => name.toLowerCase() === wanted.toLowerCase());
    if (column === undefined) {
      throw new MetricError(
        catalogMessages.noSuchColumn(this.#table.name, wanted, nearestName(wanted, names)).message,
      );
    }
    if (scope === "outside") {
      throw new MetricError(metricMessages.bareColumn(column));
    }
    return { kind: "column", source, column };
  }

  #readQualified(table: string): string {
    if (table.toLowerCase() !== this.#table.name.toLowerCase()) {
      throw new MetricError(metricMessages.otherTable(this.#table.name, table));
    }
    return this.#tokens.expectName().text;
  }
}

function hasAggregate(expression: Expression): boolean {
  if (expression.kind === "aggregate") return true;
  return (
    expression.kind === "arithmetic" && (hasAggregate(expression.left) || hasAggregate(expression.right))
  );
}
