import type { ExecutionStep } from "@askery/model";
import { z } from "zod";
import type { ExplainRows } from "./explain-rows.ts";
import { walkPlan } from "./walk-plan.ts";

interface ClickhouseNode {
  readonly "Node Type": string;
  readonly Description?: string | undefined;
  readonly Plans?: readonly ClickhouseNode[] | undefined;
}

const node: z.ZodType<ClickhouseNode> = z.lazy(() =>
  z.object({
    "Node Type": z.string(),
    Description: z.string().optional(),
    Plans: z.array(node).optional(),
  }),
);
const document = z.tuple([z.object({ Plan: node })]);

/**
 * The lines of `EXPLAIN json = 1` (https://clickhouse.com/docs/sql-reference/statements/explain). ClickHouse estimates
 * neither rows nor costs.
 */
export function readClickhousePlan(rows: ExplainRows): readonly ExecutionStep[] {
  const [{ Plan: root }] = document.parse(JSON.parse(rows.map(([line]) => String(line)).join("\n")));
  return walkPlan(
    root,
    ({ "Node Type": operation, Description: text = "" }) => ({
      operation,
      details: text === "" ? [] : [text],
      rows: null,
      costShare: null,
    }),
    ({ Plans: inputs = [] }) => inputs,
  );
}
