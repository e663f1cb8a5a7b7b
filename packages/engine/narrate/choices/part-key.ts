import type { ColumnExpression, Condition, Expression, QueryPlan, Source } from "@askery/model";
import { outputsOf } from "../../sql/plan-outputs.ts";

/** A text that is equal for equal parts of plans, whatever their sources and outputs are called. */
export function keyOf(part: Expression | Condition, plan: QueryPlan): string {
  return JSON.stringify(nameParts(part, plan, 0));
}

/** The columns that a part of a plan reads from the plan's sources, without those of inner plans. */
export function columnsIn(
  part: Expression | Condition,
  plan: QueryPlan,
): readonly Pick<ColumnExpression, "source" | "column">[] {
  const found = new Map<string, Pick<ColumnExpression, "source" | "column">>();
  visit(part, plan, 0, (column) => found.set(JSON.stringify(column), column));
  return [...found.values()];
}

/** The conditions on the rows that the aggregates of an expression count. */
export function conditionsIn(expression: Expression): readonly Condition[] {
  switch (expression.kind) {
    case "aggregate":
      return expression.where === null ? [] : [expression.where];
    case "arithmetic":
      return [...conditionsIn(expression.left), ...conditionsIn(expression.right)];
    case "share":
    case "change":
    case "running":
      return conditionsIn(expression.of);
    default:
      return [];
  }
}

/** The recursion limit for plans from outside, which may refer to themselves. */
const deepest = 40;

function nameParts(part: unknown, plan: QueryPlan, depth: number): unknown {
  if (typeof part !== "object" || part === null || depth > deepest) return part;
  if (Array.isArray(part)) return part.map((one) => nameParts(one, plan, depth + 1));
  if ("kind" in part && part.kind === "query") return part;
  if (isRowCount(part)) return { ...part, of: plan.sources[0] && nameSource(plan.sources[0].id, plan) };
  const output = findOutput(part, plan);
  if (output !== null) return nameParts(output, plan, depth + 1);
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => name !== "words")
      .map(([name, value]) => [
        name,
        name === "source" ? nameSource(value, plan) : nameParts(value, plan, depth + 1),
      ]),
  );
}

/** A count of rows counts those of the first source. */
function isRowCount(part: object): boolean {
  return "kind" in part && part.kind === "aggregate" && "of" in part && part.of === null;
}

/** A table by its name, by the references to it, and, where the plan reads it several times, by its number among them. */
function nameSource(id: unknown, { sources }: QueryPlan): string {
  const source = sources.find((one) => one.id === id);
  if (source?.kind !== "table") return source === undefined ? "unknown" : JSON.stringify(source.plan);
  const same = sources.filter((one) => one.kind === "table" && one.table === source.table);
  const name = same.length === 1 ? source.table : `${source.table} ${String(same.indexOf(source))}`;
  return [name, ...listReferences(source, sources)].join(" by ");
}

/** The columns by which a plan reaches a source from its first one, if they are references. */
function listReferences({ join }: Source, sources: readonly Source[]): readonly string[] {
  const [pair] = join?.on ?? [];
  if (join?.isFanOut !== false || pair?.left.kind !== "column") return [];
  const { source, column } = pair.left;
  const left = sources.find(({ id }) => id === source);
  return [column, ...(left === undefined ? [] : listReferences(left, sources))];
}

function findOutput(part: object, plan: QueryPlan): Expression | null {
  if (!("kind" in part) || part.kind !== "output" || !("output" in part)) return null;
  return outputsOf(plan).find(({ id }) => id === part.output)?.expression ?? null;
}

function visit(
  part: unknown,
  plan: QueryPlan,
  depth: number,
  onColumn: (column: Pick<ColumnExpression, "source" | "column">) => void,
): void {
  if (typeof part !== "object" || part === null || depth > deepest) return;
  if ("kind" in part && part.kind === "query") return;
  if ("kind" in part && part.kind === "column" && "source" in part && "column" in part) {
    onColumn({ source: String(part.source), column: String(part.column) });
    return;
  }
  const output = findOutput(part, plan);
  for (const one of output === null ? Object.values(part) : [output]) visit(one, plan, depth + 1, onColumn);
}
