import type { Condition, Expression, Literal } from "@askery/model";

/**
 * Prints an expression or a condition of one table as the SQL that definitions are written in. Null if they cannot express
 * it.
 */
export function printDefinition(part: Expression | Condition): string | null {
  switch (part.kind) {
    case "column":
      return quote(part.column);
    case "literal":
      return printLiteral(part.value);
    case "arithmetic":
      return join([part.left, part.right], ` ${part.operator} `, "(", ")");
    case "aggregate":
      return printAggregate(part);
    case "compare":
      return join([part.left, part.right], ` ${part.operator === "!=" ? "<>" : part.operator} `);
    case "null":
      return suffix(part.value, "is null");
    case "not":
      return part.condition.kind === "null" ? suffix(part.condition.value, "is not null") : null;
    case "in":
      return printChoice(part.value, part.options);
    case "all":
      return join(part.conditions, " and ");
    case "any":
      return join(part.conditions, " or ", "(", ")");
    default:
      return null;
  }
}

function join(
  parts: readonly (Expression | Condition)[],
  between: string,
  open = "",
  close = "",
): string | null {
  const printed = parts.map(printDefinition);
  return printed.includes(null) ? null : `${open}${printed.join(between)}${close}`;
}

function suffix(part: Expression, end: string): string | null {
  const printed = printDefinition(part);
  return printed === null ? null : `${printed} ${end}`;
}

const functions: ReadonlyMap<string, string> = new Map([
  ["count", "count("],
  ["countDistinct", "count(distinct "],
  ["sum", "sum("],
  ["avg", "avg("],
  ["min", "min("],
  ["max", "max("],
  ["median", "median("],
  ["stddev", "stddev("],
]);

function printAggregate({
  function: name,
  of,
  where,
}: Extract<Expression, { kind: "aggregate" }>): string | null {
  const open = functions.get(name);
  const inner = of === null ? "*" : printDefinition(of);
  const filter = where === null ? "" : printDefinition(where);
  if (open === undefined || inner === null || filter === null) return null;
  return `${open}${inner})${filter === "" ? "" : ` filter (where ${filter})`}`;
}

function printChoice(value: Expression, options: readonly Literal[]): string | null {
  const printed = printDefinition(value);
  const literals = options.map(printLiteral);
  return printed === null || literals.includes(null) ? null : `${printed} in (${literals.join(", ")})`;
}

function printLiteral(literal: Literal): string | null {
  if (literal.type === "number") return literal.value;
  return literal.type === "text" ? `'${literal.value.replaceAll("'", "''")}'` : null;
}

function quote(name: string): string {
  return /^[a-z_][a-z0-9_]*$/i.test(name) ? name : `"${name.replaceAll('"', '""')}"`;
}
