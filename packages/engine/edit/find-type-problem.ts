import type { ColumnType, FieldTest, Literal, Problem } from "@askery/model";
import { refuseEdit } from "./edit-context.ts";

/** A value to test. */
export interface Tested {
  readonly label: string;
  readonly type: ColumnType;
  /** True for years stored as integers. */
  readonly isYear: boolean;
  /** True for a column of hand-written SQL, which is compared without a cast, so that a constant must have its type. */
  readonly isOpaque: boolean;
}

/** Returns a problem if a test does not suit the type of a value, such as a period on text; otherwise null. */
export function findTypeProblem(test: FieldTest, { label, type, isYear, isOpaque }: Tested): Problem | null {
  if (test.kind === "period") {
    return isYear || isDate(type) ? null : refuseEdit("edit-wrong-type", { column: label, needs: "date" });
  }
  if (!isOpaque) return null;
  if (test.kind === "match") {
    return type === "text" ? null : refuseEdit("edit-wrong-type", { column: label, needs: "text" });
  }
  const odd = constantsOf(test).find((literal) => !suits(literal, type));
  return odd === undefined ? null : refuseEdit("edit-wrong-type", { column: label, needs: needs[odd.type] });
}

function isDate(type: ColumnType): boolean {
  return type === "date" || type === "timestamp" || type === "other";
}

function constantsOf(test: FieldTest): readonly Literal[] {
  switch (test.kind) {
    case "compare":
      return [test.value];
    case "between":
      return [test.low, test.high];
    case "in":
      return test.options;
    case "compareField":
    case "match":
    case "null":
    case "period":
      return [];
  }
}

function suits(literal: Literal, type: ColumnType): boolean {
  return type === "other" || literal.type === "null" || typesOf[literal.type].includes(type);
}

const typesOf: Readonly<Record<Exclude<Literal["type"], "null">, readonly ColumnType[]>> = {
  text: ["text"],
  number: ["integer", "decimal", "float"],
  boolean: ["boolean"],
  date: ["date", "timestamp"],
  timestamp: ["date", "timestamp"],
};

const needs: Readonly<Record<Literal["type"], string>> = {
  text: "text",
  number: "number",
  boolean: "yes-or-no",
  date: "date",
  timestamp: "date",
  null: "text",
};
