import {
  describeAnswer,
  describePlan,
  findWarnings,
  listResolvedPeriods,
  makeChips,
  upgradePlan,
} from "@askery/engine";
import type {
  Narrative,
  Plan,
  PlanEdit,
  Problem,
  SkippedFilter,
  TableColumn,
  Warning,
  WarningCode,
} from "@askery/model";
import { countSpellings } from "./count-spellings.ts";
import { describeTable } from "./describe-table.ts";
import { applyEdits } from "./edit-answer.ts";
import { engineVersion } from "./engine-version.ts";
import { filterPlan, type PlanFilter } from "./filtering/filter-plan.ts";
import { readOneMore } from "./read-one-more.ts";
import { findUnplaced } from "./find-unplaced.ts";
import { readTogether } from "./read-together.ts";
import { rerunPlan, type RerunPlan, type RerunRequest } from "./rerun-plan.ts";
import { planBreakdowns, totalFromBreakdown, type Breakdown } from "./total-from-breakdown.ts";

export interface RerunChartRequest extends RerunRequest {
  /** Applied to the plan before it runs. Default: none. */
  readonly edits?: readonly PlanEdit[];
  /** The filters of a dashboard, applied before the edits as far as they reach the plan. Default: none. */
  readonly filters?: readonly PlanFilter[] | undefined;
  /** Other cards, from whose rows the figures may follow, or that are read with them. Default: none. */
  readonly breakdowns?: readonly Breakdown[] | undefined;
  /** The columns of the saved table, by which the result of SQL can be edited. */
  readonly sqlColumns: readonly TableColumn[];
  /** The text of the saved result; null if it was saved without one. */
  readonly before: Narrative | null;
  /** The plan to which an undo of the last edit returns. Absent if there was none. */
  readonly planBefore?: Plan | undefined;
}

export type RerunChart =
  | {
      readonly kind: "ran";
      readonly ran: RerunPlan;
      readonly narrative: Narrative;
      /** The edits in words. */
      readonly words: string;
      /** The filters that reach the plan, by their ids, and the others with the reason. */
      readonly applied: readonly string[];
      readonly skipped: readonly SkippedFilter[];
    }
  /** Nothing was run: an edit does not apply to the plan. */
  | { readonly kind: "refused"; readonly problem: Problem; readonly sentence: string };

/**
 * Computes a saved chart again, after edits of its plan if there are any, with the warnings of the new result.
 *
 * @throws AppError the errors of `rerunPlan`
 */
export async function rerunChart(request: RerunChartRequest): Promise<RerunChart> {
  const {
    database,
    asked,
    today,
    settings,
    edits = [],
    filters = [],
    breakdowns = [],
    sqlColumns,
    now,
  } = request;
  const stored = upgradePlan(request.plan, asked ? { ...asked, settings } : null);
  const context = { schema: database.prepared.schema, today, settings, sqlColumns };
  const { plan, applied, skipped } = filterPlan(stored, filters, context);
  const edited = applyEdits(plan, { ...request, edits });
  if (edited.kind === "refused") return edited;
  const askedAt = new Date(now()).toISOString();
  const others = planBreakdowns(breakdowns, request);
  const rolledUp = await totalFromBreakdown(edited.plan, others, request);
  const own = { plan: edited.plan, limits: request.limits };
  const known = rolledUp?.run ?? (await readTogether(own, others, request));
  const ran = await rerunPlan({ ...request, plan: edited.plan, ...(known !== null && { known }) });
  const ranSql = known === null || known.sql === ran.sql ? undefined : known.sql;
  const narrative = await narrate(ran, { ...request, edits, askedAt, totalOf: rolledUp?.from, ranSql });
  const { planBefore } = request;
  return {
    kind: "ran",
    ran,
    narrative: { ...narrative, ...(planBefore && { planBefore }) },
    words: edited.words,
    applied,
    skipped,
  };
}

async function narrate(
  ran: RerunPlan,
  request: RerunChartRequest & {
    readonly edits: readonly PlanEdit[];
    readonly askedAt: string;
    readonly totalOf: string | undefined;
    readonly ranSql: string | undefined;
  },
): Promise<Narrative> {
  const { database, before, edits, today, settings, askedAt, totalOf, ranSql } = request;
  const { catalog, described, schema } = database.prepared;
  const { plan, table, outputs, statement } = ran;
  const result = { plan, table, outputs, catalog, described, today, settings };
  const unplaced = table.rowCount === 0 ? null : await findUnplaced(plan, request);
  const spellingCounts = await countSpellings(plan, request);
  const more = await readOneMore(plan, table, request);
  const periods = listResolvedPeriods(plan, { today, settings });
  return {
    interpretation: {
      marks: before?.interpretation.marks ?? [],
      chips: makeChips(plan, result),
      restatement: describePlan(plan, result),
      confidence: 1,
    },
    sentence: plan.kind === "sql" ? describeTable(table, outputs, settings) : describeAnswer(result),
    warnings: [
      ...findWarnings({ ...result, spellingCounts, more, schema }),
      ...(unplaced === null ? [] : [unplaced]),
      ...aboutQuestion(before, edits),
    ],
    receipt: {
      engine: engineVersion,
      statement,
      schemaFingerprint: database.schemaFingerprint,
      askedAt,
      ...(ran.readAtMs < Date.parse(askedAt) && { readAt: new Date(ran.readAtMs).toISOString() }),
      ...(totalOf !== undefined && { totalOf }),
      ...(ranSql !== undefined && { ranSql }),
      planningMs: 0,
      runningMs: ran.ms,
      rowCount: table.rowCount,
      timeZone: settings.timeZone,
      today,
      ...(periods.length > 0 && { periods }),
    },
    followUps: [],
  };
}

/** What holds about the question whatever its figures are. A default filter may have been edited. */
function aboutQuestion(before: Narrative | null, edits: readonly PlanEdit[]): readonly Warning[] {
  const codes: readonly WarningCode[] = edits.length > 0 ? ofWords : [...ofWords, "default-filter"];
  return (before?.warnings ?? []).filter(({ code }) => codes.includes(code));
}

const ofWords = ["guessed", "other-currency"] as const;
