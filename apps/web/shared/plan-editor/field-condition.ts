import type { EditFilter, FieldCondition, FieldOption } from "@askery/model";
import { emptyForm, readFilterForm, type FilterForm } from "./filter-form.ts";
import { firstForm } from "./first-form.ts";

/** The form of a condition on a field; null has no condition yet. */
export function readCondition(field: FieldOption, condition: FieldCondition | null): FilterForm {
  if (condition === null) return firstForm(field);
  const test: EditFilter = { kind: "test", field: field.field, test: condition.test };
  return readFilterForm(condition.isNegated ? { kind: "not", filter: test } : test)?.form ?? emptyForm;
}

/** The condition of a filter; null for a filter that compares two fields, which a variable can't be. */
export function toCondition(filter: EditFilter): FieldCondition | null {
  const inner = filter.kind === "not" ? filter.filter : filter;
  if (inner.kind !== "test" || inner.test.kind === "compareField") return null;
  return { test: inner.test, isNegated: filter.kind === "not" };
}

/** A condition in words: "web, shop", "not empty", "≥ 5". */
export function describeCondition({ test, isNegated }: FieldCondition): string {
  const words = describeTest(test);
  return isNegated ? `not ${words}` : words;
}

function describeTest(test: FieldCondition["test"]): string {
  switch (test.kind) {
    case "compare":
      return `${operatorWords[test.operator]}${printValue(test.value)}`;
    case "between":
      return `${printValue(test.low)} to ${printValue(test.high)}`;
    case "in":
      return test.options.map(printValue).join(", ");
    case "match":
      return `${matchWords[test.how]} ${test.text}`;
    case "null":
      return "empty";
    case "period":
      return test.words === "" ? "a period" : test.words;
  }
}

const operatorWords = { "=": "", "!=": "not ", "<": "< ", "<=": "≤ ", ">": "> ", ">=": "≥ " } as const;

const matchWords = {
  equals: "is",
  contains: "contains",
  startsWith: "starts with",
  endsWith: "ends with",
} as const;

function printValue(value: Extract<FieldCondition["test"], { kind: "compare" }>["value"]): string {
  return value.type === "null" ? "empty" : String(value.value);
}
