import type { CompareOperator, FieldOption } from "@askery/model";
import type { TestKind } from "./filter-form.ts";

interface TestChoice<Value extends string = TestKind> {
  readonly value: Value;
  readonly label: string;
}

/** The tests that suit a field. Fields are compared with each other if there is another one to compare with. */
export function listTests(
  { type, hasValues }: Pick<FieldOption, "type" | "hasValues">,
  hasOther: boolean,
): readonly TestChoice[] {
  return testsOf[type].filter(({ value }) => {
    if (value === "field") return hasOther;
    return type !== "text" || hasValues || (value !== "is" && value !== "isNot");
  });
}

/** How two fields of a type are compared. */
export function listOperators(type: FieldOption["type"]): readonly TestChoice<CompareOperator>[] {
  return operators[type];
}

const equality: readonly TestChoice<CompareOperator>[] = [
  { value: "=", label: "is the same as" },
  { value: "!=", label: "is not the same as" },
];

const operators: Readonly<Record<FieldOption["type"], readonly TestChoice<CompareOperator>[]>> = {
  number: [
    { value: ">", label: "is more than" },
    { value: ">=", label: "is at least" },
    { value: "<", label: "is less than" },
    { value: "<=", label: "is at most" },
    ...equality,
  ],
  date: [
    { value: ">", label: "is after" },
    { value: ">=", label: "is at or after" },
    { value: "<", label: "is before" },
    { value: "<=", label: "is at or before" },
    ...equality,
  ],
  text: equality,
  boolean: equality,
};

const sharedTests: readonly TestChoice[] = [
  { value: "field", label: "compares with another field" },
  { value: "empty", label: "is empty" },
  { value: "filled", label: "is not empty" },
];

const testsOf: Readonly<Record<FieldOption["type"], readonly TestChoice[]>> = {
  text: [
    { value: "is", label: "is" },
    { value: "isNot", label: "is not" },
    { value: "contains", label: "contains" },
    { value: "startsWith", label: "starts with" },
    { value: "endsWith", label: "ends with" },
    ...sharedTests,
  ],
  number: [
    { value: "atLeast", label: "is at least" },
    { value: "moreThan", label: "is more than" },
    { value: "atMost", label: "is at most" },
    { value: "lessThan", label: "is less than" },
    { value: "between", label: "is between" },
    { value: "is", label: "is" },
    { value: "isNot", label: "is not" },
    ...sharedTests,
  ],
  boolean: [{ value: "is", label: "is" }, ...sharedTests],
  date: [{ value: "period", label: "is in a period" }, ...sharedTests],
};
