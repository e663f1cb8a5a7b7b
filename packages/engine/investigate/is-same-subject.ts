import type { QueryPlan, Source } from "@askery/model";
import { isSame } from "../plan/request/is-same.ts";
import type { Subject } from "./subject.ts";

/** True for one figure of the same rows in the same states, however the two plans reach its columns. */
export function isSameSubject(one: Subject, other: Subject): boolean {
  return one.kind === other.kind && isSame(identify(one), identify(other));
}

function identify({ plan, states }: Subject) {
  const filters = plan.filters.filter((filter) => filter !== states?.after.condition);
  const condition = states?.after.condition;
  return {
    figures: plan.measures.map(({ expression }) => nameSources(expression, plan)),
    filters: filters.map((filter) => nameSources(filter, plan)).toSorted(),
    date: condition?.kind === "period" ? nameSources(condition.value, plan) : null,
    spans: [states?.before.span ?? null, states?.after.span ?? null],
  };
}

/** Data of a plan as text in which each source is its table, and the columns that lead to it. */
function nameSources(data: unknown, plan: QueryPlan): string {
  return JSON.stringify(data, (key, value: unknown) => {
    const source = key === "source" ? plan.sources.find(({ id }) => id === value) : undefined;
    return source === undefined ? value : nameSource(source, plan);
  });
}

function nameSource({ join, ...source }: Source, plan: QueryPlan): string {
  const rows = source.kind === "table" ? source.table : JSON.stringify(source.plan);
  return join === null ? rows : `${rows} by ${join.on.map(({ left }) => nameSources(left, plan)).join(", ")}`;
}
