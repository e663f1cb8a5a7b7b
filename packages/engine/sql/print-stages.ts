import type { Expression, QueryPlan } from "@askery/model";
import { highestLevel, inputsOf, isLate, isWindow, levelOf, neededBy } from "./expression-level.ts";
import { isGathered, printGather, printPick } from "./print-aggregate.ts";
import { emptyBlock, printBlock, type Block, type Stage } from "./print-block.ts";
import { printOrder, printOutputs } from "./print-outputs.ts";
import { takeName } from "./print-source.ts";
import { printPartition } from "./print-window.ts";
import { keyOf, printName, type Printing, type Scope } from "./printing.ts";
import { nameOutputs, outputsOf, resolveOutput } from "./plan-outputs.ts";
import { partsOf } from "./walk-expression.ts";

/** Whether one SELECT cannot compute the plan: it has windows, limits per group, or values to gather. */
export function needsStages(plan: QueryPlan, { dialect }: Printing): boolean {
  return (plan.limit?.per.length ?? 0) > 0 || highestLevel(neededBy(plan), plan, dialect) > 0;
}

/**
 * Prints a plan as a chain of named queries: the groups; windows over them; places within `per`; what is left.
 *
 * Each stage has a column for whatever later ones read. `base` is the first of them but for its columns.
 */
export function printStages(base: Block, scope: Scope, isResult: boolean): string {
  const { plan, printing } = scope;
  const needed = neededBy(plan);
  const lateHaving = plan.having.filter((condition) => isLate(condition, plan, printing.dialect));
  const per = plan.limit?.per ?? [];
  const highest = highestLevel(needed, plan, printing.dialect);
  const isCutLate = lateHaving.length > 0 || per.length > 0;
  const lastLevel = isCutLate ? highest : highest - 1;

  const stages: Stage[] = [];
  let block = base;
  let current = scope;
  for (let level = 0; level <= lastLevel; level += 1) {
    const { columns, computed } = printLevel(needed, level, current);
    const name = takeName(stageName(plan, level), printing);
    stages.push({ name, query: printBlock({ ...block, columns }) });
    block = { ...emptyBlock, from: [`FROM ${name}`] };
    current = { ...scope, computed };
  }
  const where = lateHaving.map((condition) => printing.print.condition(condition, current));
  if (per.length === 0) {
    return printLast({ ...block, stages, where, limit: plan.limit?.count ?? null }, current, isResult);
  }

  const place = freeName("place", plan, printing);
  const ranked = takeName("ranked", printing);
  const columns = [`*`, `ROW_NUMBER() OVER (${printPlaces(current)}) AS ${place}`];
  stages.push({ name: ranked, query: printBlock({ ...block, columns, where }) });
  const first = `${place} <= ${plan.limit?.count ?? 0}`;
  return printLast({ ...emptyBlock, stages, from: [`FROM ${ranked}`], where: [first] }, current, isResult);
}

function stageName({ aggregation }: QueryPlan, level: number): string {
  if (level > 0) return "computed";
  return aggregation === "group" ? "grouped" : "listed";
}

interface Level {
  readonly columns: readonly string[];
  readonly computed: ReadonlyMap<string, string>;
}

/** The columns of one stage: the largest parts of what is needed that this level can compute. */
function printLevel(needed: readonly Expression[], level: number, scope: Scope): Level {
  const { plan, printing } = scope;
  const names = columnNames(scope);
  const columns: string[] = [];
  const computed = new Map<string, string>();
  const gathered = new Map<string, string>();
  const nameNext = () => freeName(`value_${columns.length + 1}`, plan, printing);

  const visit = (expression: Expression): void => {
    const resolved = resolveOutput(expression, plan);
    const key = keyOf(resolved);
    if (resolved.kind === "literal" || computed.has(key)) return;
    if (levelOf(resolved, plan, printing.dialect) <= level) {
      const sql = printing.print.expression(resolved, scope);
      const name = names.get(key) ?? nameNext();
      columns.push(sql === name ? sql : `${sql} AS ${name}`);
      computed.set(key, name);
    } else if (resolved.kind === "aggregate" && isGathered(resolved, printing.dialect)) {
      const values = printGather(resolved, scope);
      const name = gathered.get(values) ?? nameNext();
      if (!gathered.has(values)) columns.push(`${values} AS ${name}`);
      gathered.set(values, name);
      computed.set(key, printPick(resolved, name, scope));
    } else {
      (isWindow(resolved) ? inputsOf(resolved) : partsOf(resolved)).forEach(visit);
    }
  };
  needed.forEach(visit);
  return { columns, computed };
}

/** The names of outputs, quoted, by what they stand for: of two that are the same, the first's. */
function columnNames({ plan, printing }: Scope): ReadonlyMap<string, string> {
  const names = nameOutputs(plan, printing.dialect);
  const byKey = new Map<string, string>();
  for (const { id, expression } of outputsOf(plan)) {
    const key = keyOf(resolveOutput(expression, plan));
    if (!byKey.has(key)) byKey.set(key, printName(names.get(id) ?? id, printing));
  }
  return byKey;
}

function freeName(wanted: string, plan: QueryPlan, { dialect }: Printing): string {
  const taken = new Set([...nameOutputs(plan, dialect).values()].map((name) => name.toLowerCase()));
  let free = wanted;
  for (let number = 2; taken.has(free); number += 1) free = `${wanted}_${number}`;
  return free;
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
