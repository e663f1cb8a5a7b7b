import type {
  CompareOperator,
  EditField,
  EditFilter,
  FieldOption,
  FieldTest,
  FilterField,
  Literal,
} from "@askery/model";
import type { PeriodChoice } from "./periods.ts";
import { readNumber } from "../wording/read-number.ts";

/** How a value is tested. */
export type TestKind =
  | "is"
  | "isNot"
  | "contains"
  | "startsWith"
  | "endsWith"
  | "atLeast"
  | "moreThan"
  | "atMost"
  | "lessThan"
  | "between"
  | "period"
  | "field"
  | "empty"
  | "filled";

/** What a person has entered for a filter; unused fields keep their content while the kind of test changes. */
export interface FilterForm {
  readonly kind: TestKind;
  readonly chosen: readonly Literal[];
  readonly text: string;
  /** The upper end of `between`. */
  readonly high: string;
  /** Of `period`; null until one is picked. */
  readonly period: PeriodChoice | null;
  /** Of `field`: how the two fields are compared, and the other one. */
  readonly operator: CompareOperator;
  readonly other: EditField | null;
}

export const emptyForm: FilterForm = {
  kind: "is",
  chosen: [],
  text: "",
  high: "",
  period: null,
  operator: ">",
  other: null,
};

type FieldType = FieldOption["type"];

/** Reads a filter into a form. Null for one with several parts, or with a test that the form does not have. */
export function readFilterForm(
  filter: EditFilter,
): { readonly field: FilterField; readonly form: FilterForm } | null {
  if (filter.kind === "test") {
    const form = readTest(filter.test);
    return form && { field: filter.field, form: { ...emptyForm, ...form } };
  }
  if (filter.kind !== "not") return null;
  const positive = readFilterForm(filter.filter);
  const kind = positive && opposite[positive.form.kind];
  return positive && kind ? { field: positive.field, form: { ...positive.form, kind } } : null;
}

const opposite: Readonly<Partial<Record<TestKind, TestKind>>> = { is: "isNot", empty: "filled" };

function readTest(test: FieldTest): Partial<FilterForm> | null {
  switch (test.kind) {
    case "compare": {
      const kind = kindOf[test.operator];
      const text = test.value.type === "number" ? test.value.value : "";
      if (kind === "is" || kind === "isNot") return { kind, chosen: [test.value], text };
      return test.value.type === "number" ? { kind, text } : null;
    }
    case "between":
      return test.low.type === "number" && test.high.type === "number"
        ? { kind: "between", text: test.low.value, high: test.high.value }
        : null;
    case "in":
      return { kind: "is", chosen: test.options };
    case "match":
      return test.how === "equals" ? null : { kind: test.how, text: test.text };
    case "null":
      return { kind: "empty" };
    case "compareField":
      return { kind: "field", operator: test.operator, other: test.with };
    case "period":
      return { kind: "period", period: { words: test.words, period: test.period } };
  }
}

const kindOf = {
  "=": "is",
  "!=": "isNot",
  ">=": "atLeast",
  ">": "moreThan",
  "<=": "atMost",
  "<": "lessThan",
} as const;

const operatorOf = { atLeast: ">=", moreThan: ">", atMost: "<=", lessThan: "<" } as const;

/** The filter that a form describes; null while it is incomplete. */
export function writeFilter(form: FilterForm, field: FilterField, type: FieldType): EditFilter | null {
  const test = writeTest(form, type);
  if (test === null) return null;
  const filter: EditFilter = { kind: "test", field, test };
  const isNegated = (form.kind === "isNot" && test.kind === "in") || form.kind === "filled";
  return isNegated ? { kind: "not", filter } : filter;
}

function writeTest(form: FilterForm, type: FieldType): FieldTest | null {
  switch (form.kind) {
    case "is":
    case "isNot":
      return writeEquality(form, type);
    case "contains":
    case "startsWith":
    case "endsWith":
      return form.text.trim() === "" ? null : { kind: "match", how: form.kind, text: form.text.trim() };
    case "between": {
      const [low, high] = [readNumber(form.text), readNumber(form.high)];
      return low && high && { kind: "between", low, high };
    }
    case "period":
      return form.period && { kind: "period", ...form.period };
    case "field":
      return form.other && { kind: "compareField", operator: form.operator, with: form.other };
    case "empty":
    case "filled":
      return { kind: "null" };
    default: {
      const value = readNumber(form.text);
      return value && { kind: "compare", operator: operatorOf[form.kind], value };
    }
  }
}

function writeEquality({ kind, chosen, text }: FilterForm, type: FieldType): FieldTest | null {
  const typed = type === "number" ? readNumber(text) : null;
  const options = type === "number" ? (typed === null ? [] : [typed]) : chosen;
  const [only, ...others] = options;
  if (only === undefined) return null;
  if (others.length > 0 || only.type === "null") return { kind: "in", options };
  return { kind: "compare", operator: kind === "isNot" ? "!=" : "=", value: only };
}
