import type { CatalogTable, CompareOperator, Condition } from "@askery/model";

/**
 * The rows of a table that do not meet a condition. A row in which the compared column is empty does not meet it, so it
 * is among them, unlike in SQL.
 */
export function excludeRows(condition: Condition, table: CatalogTable): Condition {
  const exclude = (one: Condition) => excludeRows(one, table);
  switch (condition.kind) {
    case "not":
      return condition.condition;
    case "all":
      return { kind: "any", conditions: condition.conditions.map(exclude) };
    case "any":
      return { kind: "all", conditions: condition.conditions.map(exclude) };
    case "null":
    case "exists":
    case "inPlan":
      return { kind: "not", condition };
    case "compare": {
      const { left, operator } = condition;
      return orEmpty({ ...condition, operator: opposites[operator] }, left, table);
    }
    case "between":
    case "in":
    case "match":
    case "period":
      return orEmpty({ kind: "not", condition }, condition.value, table);
  }
}

const opposites: Readonly<Record<CompareOperator, CompareOperator>> = {
  "=": "!=",
  "!=": "=",
  "<": ">=",
  "<=": ">",
  ">": "<=",
  ">=": "<",
};

function orEmpty(
  condition: Condition,
  value: Extract<Condition, { kind: "null" }>["value"],
  { columns }: CatalogTable,
): Condition {
  const name = value.kind === "column" ? value.column : null;
  const isNullable = columns.some((column) => column.name === name && column.isNullable);
  return isNullable ? { kind: "any", conditions: [condition, { kind: "null", value }] } : condition;
}
