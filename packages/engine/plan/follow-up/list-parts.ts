import type { Plan, QueryPlan } from "@askery/model";

/**
 * The figures of a plan, their breakdown and the filters of rows, also those of inner plans: texts that are equal if the
 * parts are. Ids of sources are replaced by their tables. Columns of a list are no part: follow-ups ask for others.
 */
export function listParts(plan: Plan): readonly string[] {
  switch (plan.kind) {
    case "sql":
      return [];
    case "set":
      return [...listParts(plan.left), ...listParts(plan.right)];
    case "query":
      return listPartsOfQuery(plan);
  }
}

/** How many parts of an earlier plan another one lacks. */
export function countLostParts(before: readonly string[], plan: Plan): number {
  const kept = new Set(listParts(plan));
  return before.filter((part) => !kept.has(part)).length;
}

function listPartsOfQuery(plan: QueryPlan): readonly string[] {
  const names = new Map(
    plan.sources.map((source) => [source.id, source.kind === "table" ? source.table : "inner"]),
  );
  const textOf = (part: unknown): string =>
    JSON.stringify(part, (key, value: unknown) => {
      if (key === "source") return names.get(String(value)) ?? value;
      return key === "words" ? undefined : value;
    });
  const shown =
    plan.aggregation === "group"
      ? [...plan.dimensions, ...plan.measures].filter(({ isShown }) => isShown)
      : [];
  return [
    ...shown.map(({ expression }) => textOf(expression)),
    ...plan.filters.map(textOf),
    ...plan.sources.flatMap((source) => (source.kind === "plan" ? listParts(source.plan) : [])),
  ];
}
