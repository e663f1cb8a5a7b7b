import type { Expression, QueryPlan } from "@askery/model";
import { highestLevel, inputsOf, isLate, isWindow, levelOf, neededBy } from "./expression-level.ts";
import { emptyBlock, printBlock, type Block, type Stage } from "./print-block.ts";
import { printOrder, printOutputs } from "./print-outputs.ts";
import { takeName } from "./print-source.ts";
import { printPartition } from "./print-window.ts";
import { keyOf, type Scope } from "./printing.ts";
import { resolveOutput } from "./plan-outputs.ts";
import { freeName, outputNames, readStage } from "./stage-names.ts";
import { partsOf } from "./walk-expression.ts";

/** True if a plan of groups needs more than one SELECT, because it has windows over groups or a limit per group. */
export function needsStages(plan: QueryPlan): boolean {
  return (plan.limit?.per.length ?? 0) > 0 || highestLevel(neededBy(plan), plan) > 0;
}

/**
 * Prints a plan as a chain of CTEs: groups, windows over them, ranks within `per`, and the final selection.
 *
 * Each stage has a column for everything that later stages read. `base` is the first stage without its columns.
 */
export function printStages(base: Block, scope: Scope, isResult: boolean): string {
  const { plan, printing } = scope;
  const needed = neededBy(plan);
  const lateHaving = plan.having.filter((condition) => isLate(condition, plan));
  const per = plan.limit?.per ?? [];
  const highest = highestLevel(needed, plan);
  const isCutLate = lateHaving.length > 0 || per.length > 0;
  const lastLevel = isCutLate ? highest : highest - 1;

  const stages: Stage[] = [...base.stages];
  let block: Block = { ...base, stages: [] };
  let current = scope;
  let names: ReadonlyMap<string, string> = new Map();
  for (let level = 0; level <= lastLevel; level += 1) {
    const { columns, computed } = printLevel(needed, level, current);
    const name = takeName(stageName(plan, level), printing);
    stages.push({ name, query: printBlock({ ...block, columns }) });
    block = { ...emptyBlock, from: [`FROM ${name}`] };
    names = computed;
    current = readStage(name, names, scope);
  }
  const where = lateHaving.map((condition) => printing.print.condition(condition, current));
  if (plan.limit === null || per.length === 0) {
    return printLast({ ...block, stages, where, limit: plan.limit?.count ?? null }, current, isResult);
  }

  const position = freeName("place", plan, printing);
  const ranked = takeName("ranked", printing);
  const columns = [`*`, `ROW_NUMBER() OVER (${printPlaces(current)}) AS ${position}`];
  stages.push({ name: ranked, query: printBlock({ ...block, columns, where }) });
  const first = `${position} <= ${plan.limit.count}`;
  return printLast(
    { ...emptyBlock, stages, from: [`FROM ${ranked}`], where: [first] },
    readStage(ranked, names, scope),
    isResult,
  );
}

function stageName({ aggregation }: QueryPlan, level: number): string {
  if (level > 0) return "computed";
  return aggregation === "group" ? "grouped" : "listed";
}

interface Level {
  readonly columns: readonly string[];
  readonly computed: ReadonlyMap<string, string>;
}

/** The columns of one stage: the largest parts of the required expressions that this level can compute. */
function printLevel(needed: readonly Expression[], level: number, scope: Scope): Level {
  const { plan, printing } = scope;
  const names = outputNames(plan, printing);
  const columns: string[] = [];
  const computed = new Map<string, string>();
  const nameNext = () => freeName(`value_${columns.length + 1}`, plan, printing);

  const visit = (expression: Expression): void => {
    const resolved = resolveOutput(expression, plan);
    const key = keyOf(resolved);
    if (resolved.kind === "literal" || computed.has(key)) return;
    if (levelOf(resolved, plan) <= level) {
      const sql = printing.print.expression(resolved, scope);
      const name = names.get(key) ?? nameNext();
      columns.push(sql === name ? sql : `${sql} AS ${name}`);
      computed.set(key, name);
    } else {
      (isWindow(resolved) ? inputsOf(resolved) : partsOf(resolved)).forEach(visit);
    }
  };
  needed.forEach(visit);
  return { columns, computed };
}

function printPlaces(scope: Scope): string {
  const order = printOrder(scope, new Map());
  const orderBy = order.length === 0 ? "" : ` ORDER BY ${order.join(", ")}`;
  return `${printPartition(scope.plan.limit?.per ?? [], scope)}${orderBy}`;
}

function printLast(block: Block, scope: Scope, isResult: boolean): string {
  const { columns, orderTexts } = printOutputs(scope, isResult);
  return printBlock({ ...block, columns, orderBy: printOrder(scope, orderTexts) });
}
