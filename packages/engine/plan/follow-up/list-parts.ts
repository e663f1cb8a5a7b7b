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

/** How each table is joined, at any depth: the table and the columns. */
export function listJoins(plan: Plan): ReadonlyMap<string, string> {
  if (plan.kind === "set") return new Map([...listJoins(plan.right), ...listJoins(plan.left)]);
  if (plan.kind === "sql") return new Map();
  const names = nameSources(plan);
  return new Map(
    plan.sources.flatMap((source): readonly (readonly [string, string])[] => {
      if (source.kind === "plan") return [...listJoins(source.plan)];
      return source.join === null ? [] : [[source.table, printPart(source.join.on, names)]];
    }),
  );
}

/** How many tables another plan joins, too, but by another path. */
export function countOtherJoins(before: ReadonlyMap<string, string>, plan: Plan): number {
  return [...listJoins(plan)].filter(([table, on]) => before.has(table) && before.get(table) !== on).length;
}

function listPartsOfQuery(plan: QueryPlan): readonly string[] {
  const names = nameSources(plan);
  const textOf = (part: unknown): string => printPart(part, names);
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

function nameSources({ sources }: QueryPlan): ReadonlyMap<string, string> {
  return new Map(sources.map((source) => [source.id, source.kind === "table" ? source.table : "inner"]));
}

function printPart(part: unknown, names: ReadonlyMap<string, string>): string {
  return JSON.stringify(part, (key, value: unknown) => {
    if (key === "source") return names.get(String(value)) ?? value;
    return key === "words" ? undefined : value;
  });
}
