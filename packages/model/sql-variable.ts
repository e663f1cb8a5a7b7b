import type { TableId } from "./catalog.ts";
import type { Span } from "./problem.ts";
import type { ValueTest } from "./value-test.ts";

/**
 * A value that SQL names as `{{name}}`. It is printed as a literal of its type, never spliced in as text.
 *
 * `value` is the default, and what the SQL runs with unless another value is chosen.
 */
export type SqlVariable =
  /** A number is decimal text, so that it is never rounded; a date is `YYYY-MM-DD`. */
  | { readonly kind: "text" | "number" | "date"; readonly name: string; readonly value: string }
  | ChoiceVariable
  | FieldVariable;

/** One of a list of values. */
export interface ChoiceVariable {
  readonly kind: "choice";
  readonly name: string;
  /** The type of all options. */
  readonly type: "text" | "number";
  /** At least one. */
  readonly options: readonly string[];
  readonly value: string;
}

/** A filter on a column, printed as a whole condition. */
export interface FieldVariable {
  readonly kind: "field";
  readonly name: string;
  readonly table: TableId;
  readonly column: string;
  /** The name that the SQL gives the table. Null is the table's own. */
  readonly alias: string | null;
  /** Null lets every row through. */
  readonly value: FieldCondition | null;
}

/** A test that the values of a field must pass or, negated, fail. */
export interface FieldCondition {
  readonly test: ValueTest;
  readonly isNegated: boolean;
}

/** Values of variables by their names. */
export type VariableValues = Readonly<Record<string, SqlVariable["value"]>>;

/** Variables with other values. One without a new value has its own; names without a variable are left out. */
export function setVariables(
  variables: readonly SqlVariable[],
  values: VariableValues,
): readonly SqlVariable[] {
  return variables.map((variable) => {
    const value = values[variable.name];
    if (value === undefined) return variable;
    if (variable.kind === "field") return typeof value === "string" ? variable : { ...variable, value };
    return typeof value === "string" ? { ...variable, value } : variable;
  });
}

/** A `{{name}}` in a text. */
export interface Placeholder extends Span {
  readonly name: string;
}

/** The maximum number of variables of one text. */
export const maxSqlVariables = 20;

/** The placeholders of a text in their order. A variable may be named several times. */
export function listPlaceholders(text: string): readonly Placeholder[] {
  return [...text.matchAll(/\{\{\s*([A-Za-z_]\w{0,59})\s*\}\}/gu)].map(
    ({ 0: found, 1: name = "", index }) => ({
      name,
      start: index,
      end: index + found.length,
    }),
  );
}

/** Whether a variable's value can be printed as its type. A field filter needs its column. */
export function isValidVariable(variable: SqlVariable): boolean {
  switch (variable.kind) {
    case "text":
      return true;
    case "field":
      return variable.table !== "" && variable.column !== "";
    case "number":
      return isDecimal(variable.value);
    case "date":
      return isDate(variable.value);
    case "choice": {
      const { type, options, value } = variable;
      return options.includes(value) && (type === "text" || options.every(isDecimal));
    }
  }
}

function isDecimal(text: string): boolean {
  return /^-?\d{1,30}(?:\.\d{1,30})?$/u.test(text);
}

function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/u.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
