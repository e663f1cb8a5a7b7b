import type { ExecutionStep } from "@askery/model";
import { z } from "zod";
import type { ExplainRows } from "./explain-rows.ts";
import { walkPlan } from "./walk-plan.ts";

interface DuckdbNode {
  readonly name: string;
  readonly children: readonly DuckdbNode[];
  /** Lists are arrays. */
  readonly extra_info: Readonly<Record<string, unknown>>;
}

const node: z.ZodType<DuckdbNode> = z.lazy(() =>
  z.object({
    name: z.string(),
    children: z.array(node).default([]),
    extra_info: z.record(z.string(), z.unknown()).default({}),
  }),
);

/** The rows of `EXPLAIN (FORMAT JSON)`: kinds of plans and their trees. DuckDB estimates rows, but no costs. */
export function readDuckdbPlan(rows: ExplainRows): readonly ExecutionStep[] {
  const [, text] = rows.find(([kind]) => kind === "physical_plan") ?? [];
  const roots = z.array(node).parse(JSON.parse(String(text)));
  return roots.flatMap((root) => walkPlan(root, readNode, ({ children }) => children));
}

function readNode({ name, extra_info: info }: DuckdbNode): Omit<ExecutionStep, "depth"> {
  const { "Estimated Cardinality": estimate, Table: table, ...others } = info;
  const rows = Number(estimate);
  return {
    operation: name.trim(),
    details: [
      ...(typeof table === "string" ? [table.replace(homePrefix, "")] : []),
      ...Object.entries(others).flatMap(([property, value]) => describe(property, value)),
    ],
    rows: typeof estimate === "string" && Number.isFinite(rows) ? rows : null,
    costShare: null,
  };
}

/** The database and the schema before the name of a table, where the schema is the usual one. */
const homePrefix = /^(?:"[^"]*"|[^.]+)\.main\./u;
/** They change how values are stored on the way, not which. */
const storageFunctions = "__internal_";

function describe(property: string, value: unknown): readonly string[] {
  const text = Array.isArray(value) ? value.map(String).join(", ") : String(value);
  if (text === "" || property === "Type" || text.includes(storageFunctions)) return [];
  // Texts without a name are listed under an internal one.
  return [property.startsWith("__") ? text : `${property}: ${text}`];
}
