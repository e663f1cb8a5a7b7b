import type { CaseExpression, CompareOperator, Expression } from "@askery/model";

/** The names of the ranges that a value is divided into, in their order; undefined if the cases are no ranges of one value. */
export function readRanges({ branches }: CaseExpression): readonly string[] | undefined {
  const names = branches.flatMap(({ then }) =>
    then.kind === "literal" && then.value.type === "text" ? [then.value.value] : [],
  );
  const tests = branches.map(({ when }) => (when.kind === "compare" ? when.operator : null));
  const areRanges = tests.every((one, at) => (at < branches.length - 1 ? bounds : lastBounds).has(one));
  return areRanges && names.length === branches.length ? names : undefined;
}

/** The value that is divided into ranges; null if the cases are no ranges. */
export function rangedValue(cases: CaseExpression): Expression | null {
  const [first] = cases.branches;
  return readRanges(cases) !== undefined && first?.when.kind === "compare" ? first.when.left : null;
}

/** Ages are compared by the date of birth. */
const bounds: ReadonlySet<CompareOperator | null> = new Set(["<", ">"]);
const lastBounds: ReadonlySet<CompareOperator | null> = new Set([">=", "<="]);
