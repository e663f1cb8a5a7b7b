import { listPlanNames, type Mark, type Plan } from "@askery/model";

/**
 * The marks of a question that still hold after an edit of its plan. A mark is gone if the edit removed the table, column or
 * value that it names, or changed the part of the plan that it became.
 */
export function keepMarks(marks: readonly Mark[], before: Plan, after: Plan): readonly Mark[] {
  const [known, left] = [namesIn(before), namesIn(after)];
  const isGone = ({ means }: Mark): boolean => {
    const [name = "", value] = means.split(" = ");
    if (value !== undefined && isIn(value, before) && !isIn(value, after)) return true;
    return (known.has(name) && !left.has(name)) || partOf(name, before) !== partOf(name, after);
  };
  return marks.filter((mark) => !isGone(mark));
}

function namesIn(plan: Plan): ReadonlySet<string> {
  return new Set(
    listPlanNames(plan).map(({ table, column }) => (column === null ? table : `${table}.${column}`)),
  );
}

function isIn(value: string, plan: Plan): boolean {
  return JSON.stringify(plan).includes(JSON.stringify(value));
}

/** The part of a plan that words without a name became, by its role; empty for other names. */
function partOf(role: string, plan: Plan): string {
  if (plan.kind !== "query") return "";
  switch (role) {
    case "period":
      return JSON.stringify(plan.filters.filter(({ kind }) => kind === "period"));
    case "order":
      return JSON.stringify(plan.order);
    case "limit":
      return JSON.stringify(plan.limit);
    case "dimension":
      return JSON.stringify(plan.dimensions.map(({ expression }) => expression));
    case "measure":
      return JSON.stringify(plan.measures.map(({ expression }) => expression));
    default:
      return "";
  }
}
