import type {
  Condition,
  EditFigure,
  EditFilter,
  FieldTest,
  FilterField,
  Problem,
  ValueTest,
} from "@askery/model";
import { withinPeriod } from "../plan/assemble/assemble-test.ts";
import { existsOver, stepToMany, type StepToMany } from "../plan/assemble/exists-over.ts";
import { entryTo, type SourceTree } from "../plan/assemble/source-tree.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { isSame } from "../plan/request/is-same.ts";
import { allOf, isProblem, refuseEdit } from "./edit-context.ts";
import { findTypeProblem, type Tested } from "./find-type-problem.ts";
import { buildComparison } from "./build-comparison.ts";
import type { BuiltFilter } from "./built-filter.ts";
import { conditionOf, noRows } from "../sql/condition-of.ts";
import { buildFigure } from "./build-measure.ts";
import { sourcesOf, type Block } from "./open-block.ts";
import { findColumnProblem, resolveField, typeOf } from "./resolve-field.ts";

/**
 * Builds the condition of a filter. A filter on a to-many table becomes EXISTS, so that no row counts twice; a
 * conjunction of filters on that table becomes a single EXISTS.
 */
export function buildFilter(filter: EditFilter, block: Block): BuiltFilter | Problem {
  switch (filter.kind) {
    case "test":
      return buildTest(filter.field, filter.test, block);
    case "not": {
      const built = buildFilter(filter.filter, block);
      return isProblem(built) ? built : { ...built, condition: { kind: "not", condition: built.condition } };
    }
    case "all":
    case "any":
      return buildList(filter, block);
  }
}

function buildList(
  filter: Extract<EditFilter, { kind: "all" | "any" }>,
  block: Block,
): BuiltFilter | Problem {
  const together = filter.kind === "all" ? buildTogether(filter.filters, block) : null;
  if (together !== null) return together;
  const built = allOf(filter.filters.map((one) => buildFilter(one, block)));
  if (isProblem(built)) return built;
  const levels = new Set(built.map(({ level }) => level));
  if (levels.size > 1) return refuseEdit("edit-mixes-levels");
  const condition: Condition = { kind: filter.kind, conditions: built.map((one) => one.condition) };
  return { condition, level: built[0]?.level ?? "row" };
}

/** Combines filters on the same to-many table into one EXISTS. Null if they are not all on such a table. */
function buildTogether(
  filters: readonly EditFilter[],
  { tree, context, plan }: Block,
): BuiltFilter | Problem | null {
  if (tree === null || filters.length < 2) return null;
  const parts = filters.flatMap((one) =>
    one.kind === "test" && one.field.kind === "column" && one.test.kind !== "compareField"
      ? [{ ref: one.field, test: one.test }]
      : [],
  );
  if (parts.length < filters.length) return null;
  for (const { ref, test } of parts) {
    const problem =
      findColumnProblem(ref, tree, { plan, tree, context }) ??
      findTypeProblem(test, columnTested(ref, context));
    if (problem !== null) return problem;
  }
  const [first, ...others] = parts.map(({ ref }) => stepToMany(tree, entryTo(ref), context.schema));
  if (!first || !others.every((step) => isSame(step, first))) return null;
  const condition = existsOver(tree, first, context, (branch) =>
    parts.map(({ ref, test }) => testColumn(ref, test, branch, context)),
  );
  return { condition, level: "row" };
}

function buildTest(field: FilterField, test: FieldTest, block: Block): BuiltFilter | Problem {
  if (test.kind === "compareField") return buildComparison(field, test, block);
  const { tree, context } = block;
  if (field.kind === "figure") return buildFigureTest(field.figure, test, block);
  if (field.kind === "output" || tree === null) {
    const resolved = resolveField(field, block);
    if (isProblem(resolved)) return resolved;
    const { expression, level } = resolved;
    return (
      findTypeProblem(test, { ...resolved, isYear: false }) ?? {
        condition: conditionOf(test, expression),
        level,
      }
    );
  }
  const problem =
    findColumnProblem(field, tree, block) ?? findTypeProblem(test, columnTested(field, context));
  if (problem !== null) return problem;
  if (test.kind === "in" && test.options.length === 0) return { condition: noRows, level: "row" };
  const step: StepToMany | null = stepToMany(tree, entryTo(field), context.schema);
  const condition =
    step === null
      ? testColumn(field, test, tree, context)
      : existsOver(tree, step, context, (branch) => [testColumn(field, test, branch, context)]);
  return { condition, level: "row" };
}

/** Groups have figures, shown or not. */
function buildFigureTest(figure: EditFigure, test: ValueTest, block: Block): BuiltFilter | Problem {
  const { plan, context } = block;
  if (plan.aggregation !== "group" || plan.dimensions.length === 0) return refuseEdit("no-measure");
  const built = buildFigure(figure, block);
  if (isProblem(built)) return built;
  const { expression, label } = built;
  const { type } = typeOf(expression, { ...plan, sources: sourcesOf(block) }, context);
  return (
    findTypeProblem(test, { label, type, isYear: false, isOpaque: false }) ?? {
      condition: conditionOf(test, expression),
      level: "group",
    }
  );
}

function columnTested(ref: ColumnRef, { schema }: Block["context"]): Tested {
  const isYear = schema.isYear(ref);
  return { label: ref.column, type: schema.column(ref).type, isYear, isOpaque: false };
}

function testColumn(
  ref: ColumnRef,
  test: ValueTest,
  tree: SourceTree,
  { schema }: Block["context"],
): Condition {
  const value = tree.column(ref);
  return test.kind === "period" ? withinPeriod(test, value, schema, ref) : conditionOf(test, value);
}
