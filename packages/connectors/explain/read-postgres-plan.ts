import type { ExecutionStep } from "@askery/model";
import { z } from "zod";
import type { ExplainRows } from "./explain-rows.ts";
import { walkPlan } from "./walk-plan.ts";

/** https://www.postgresql.org/docs/current/sql-explain.html; each kind of node has properties of its own. */
interface PostgresNode {
  readonly [property: string]: unknown;
  readonly "Node Type": string;
  readonly "Total Cost": number;
  readonly "Plan Rows": number;
  readonly Plans?: readonly PostgresNode[] | undefined;
}

const node: z.ZodType<PostgresNode> = z.lazy(() =>
  z.looseObject({
    "Node Type": z.string(),
    "Total Cost": z.number(),
    "Plan Rows": z.number(),
    Plans: z.array(node).optional(),
  }),
);
const document = z.tuple([z.looseObject({ Plan: node })]);

/** The one cell of `EXPLAIN (FORMAT JSON)`. Costs of a node include those of its inputs. */
export function readPostgresPlan([row]: ExplainRows): readonly ExecutionStep[] {
  const [{ Plan: root }] = document.parse(JSON.parse(String(row?.[0])));
  const whole = root["Total Cost"];
  const inputsOf = (one: PostgresNode) => one.Plans ?? [];
  return walkPlan(
    root,
    (one) => {
      const below = inputsOf(one).reduce((sum, input) => sum + input["Total Cost"], 0);
      return {
        operation: nameOf(one),
        details: detailsOf(one),
        rows: one["Plan Rows"],
        // A limit stops its inputs early, so that it costs less than they would.
        costShare: whole > 0 ? Math.max(0, one["Total Cost"] - below) / whole : null,
      };
    },
    inputsOf,
  );
}

function nameOf(one: PostgresNode): string {
  const { "Node Type": type, Strategy: strategy, "Join Type": join } = one;
  if (type === "Aggregate" && (strategy === "Hashed" || strategy === "Sorted" || strategy === "Mixed")) {
    return `${strategy} ${type}`;
  }
  return typeof join === "string" && join !== "Inner" ? `${type} (${join})` : type;
}

function detailsOf(one: PostgresNode): readonly string[] {
  const { "Relation Name": relation, Alias: alias } = one;
  const name = alias === relation ? relation : `${String(relation)} as ${String(alias)}`;
  return [
    ...(typeof relation === "string" ? [String(name)] : []),
    ...conditions.flatMap((property) => {
      const value = one[property];
      if (typeof value === "string") return [`${property}: ${value}`];
      return Array.isArray(value) ? [`${property}: ${value.join(", ")}`] : [];
    }),
  ];
}

const conditions = [
  "Index Name",
  "Index Cond",
  "Recheck Cond",
  "Hash Cond",
  "Merge Cond",
  "Join Filter",
  "Filter",
  "Group Key",
  "Sort Key",
  "Subplan Name",
];
