import {
  describeOutputs,
  describeStep,
  type ExploreContext,
  type InvestigationQuery,
  type PreparedDatabase,
  type Subject,
} from "@askery/engine";
import {
  tableSpec,
  type Chart,
  type InvestigationResult,
  type InvestigationStep,
  type Table,
} from "@askery/model";
import { elapsed, type Clock } from "../clock.ts";
import type { AskableDatabase } from "../connect-database.ts";
import { drawResult } from "../draw-result.ts";
import { readRows } from "../exploring/run-candidate.ts";
import { printPlan } from "../run-interpretation.ts";

export interface StepRun {
  readonly database: AskableDatabase;
  /** What steps compare; null if they compare nothing. */
  readonly states: Subject["states"];
  readonly context: ExploreContext;
  readonly maxRows: number;
  readonly timeoutMs: number;
  readonly signal: AbortSignal;
  readonly now: Clock;
}

export interface RanStep {
  readonly step: InvestigationQuery;
  /** All of its rows. */
  readonly table: Table;
  readonly result: InvestigationResult;
}

const maxShownRows = 1_000;
/** Of thousands of customers, the first rows are no picture, and neither are the sizes of cohorts without their quarters. */
const asTable: ReadonlySet<InvestigationQuery["kind"]> = new Set(["rhythm", "returns"]);

/**
 * Runs a step's query, limited like those of questions, and draws and describes the result.
 *
 * @throws AppError if the database fails, takes too long or is stopped
 */
export async function runStep(step: InvestigationQuery, run: StepRun): Promise<RanStep> {
  const { database, states, context, maxRows, timeoutMs, signal, now } = run;
  const { today, settings } = context;
  const { catalog, described } = database.prepared;
  const start = now();
  const { plan } = step;
  const table = await readRows(plan, { database, context, limits: { timeoutMs, maxRows }, signal });
  const outputs = describeOutputs({ plan, table, catalog, described, settings });
  const shown = firstRows(table);
  const scope = { plan, table: shown, outputs, catalog, described, today, settings };
  const drawn = await drawResult({ ...scope, askedChart: null }, { database, limits: { timeoutMs }, signal });
  const chart = asTable.has(step.kind) ? { ...drawn, spec: tableSpec } : drawn;
  const result: InvestigationResult = {
    id: step.id,
    sentence:
      step.kind === "together" || step.kind === "window-together"
        ? describeCells(table)
        : describeStep({ step, table: step.kind === "rhythm" ? table : shown, outputs }, states, context),
    chart: focusLater(chart, states),
    rows: shown,
    outputs,
    rowCount: table.rowCount,
    sql: printPlan(plan, { database, today, settings }, "inline").text,
    ms: Math.round(elapsed(now, start)),
  };
  return { step, table, result };
}

function describeCells({ rowCount, isTruncated }: Table): string {
  const count = rowCount.toLocaleString("en-US");
  return isTruncated
    ? `There are more than ${count} combinations, so causes are looked for in fewer dimensions.`
    : `Causes were looked for in ${count} combinations.`;
}

function firstRows(table: Table): Table {
  if (table.rowCount <= maxShownRows) return table;
  const values = table.values.map((cells) => cells.slice(0, maxShownRows));
  return { ...table, values, rowCount: maxShownRows, isTruncated: true };
}

/** A step as people see it before it runs. */
export function showStep(
  { id, title, why, plan }: InvestigationQuery,
  { isLeftOut, schema }: { readonly isLeftOut: boolean; readonly schema: PreparedDatabase["schema"] },
): InvestigationStep {
  const [root] = plan.sources;
  const rowEstimate = root?.kind === "table" ? schema.table(root.table).rowEstimate : null;
  return { id, title, why, queryCount: 1, rowEstimate, isLeftOut };
}

/** Of two periods, the earlier one is grey. */
function focusLater(chart: Chart, states: Subject["states"]): Chart {
  if (!states?.after.span) return chart;
  return { ...chart, spec: { ...chart.spec, display: { ...chart.spec.display, palette: "focus" } } };
}
