import type { Dimension, EditDimension, Expression, OutputId, Problem, ValueFormat } from "@askery/model";
import { makeOutput } from "../plan/assemble/assembly.ts";
import { nameAxis } from "../plan/assemble/name-outputs.ts";
import { nameReached } from "../plan/assemble/name-reached.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { displayOf } from "../plan/shape/shape-subjects.ts";
import { holdsPlan } from "../sql/walk-expression.ts";
import { buildFilter } from "./build-filter.ts";
import { isProblem, refuseEdit } from "./edit-context.ts";
import { resolveDate, yearColumn } from "./find-time.ts";
import { isReachable, type Block } from "./open-block.ts";
import { resolveField } from "./resolve-field.ts";

/** Builds the outputs of a dimension: one, or for an entity its names and its hidden keys. Adds their ids to `ids`. */
export function buildDimension(
  dimension: EditDimension,
  block: Block,
  ids: Set<OutputId>,
): readonly Dimension[] | Problem {
  switch (dimension.kind) {
    case "field": {
      const resolved = resolveField(dimension.field, block);
      if (isProblem(resolved)) return resolved;
      if (resolved.level === "group") return refuseEdit("edit-mixes-levels");
      return [makeOutput({ ids }, resolved.expression, resolved.label, formatOf(resolved.format))];
    }
    case "grain":
      return buildGrain(dimension, block, ids);
    case "datePart": {
      const date = resolveDate(dimension.field, block);
      if (isProblem(date)) return date;
      if (yearColumn(date.expression, block) !== null) {
        return refuseEdit("edit-wrong-type", { column: date.label, needs: "date" });
      }
      const { part } = dimension;
      const expression: Expression = { kind: "datePart", part, of: date.expression };
      const label = nameAxis({ kind: "datePart", part, column: null });
      return [makeOutput({ ids }, expression, label, { format: { kind: "datePart", part } })];
    }
    case "entity":
      return buildEntity(dimension, block, ids);
    case "split":
      return buildSplit(dimension, block, ids);
  }
}

function buildSplit(
  { filter, passing, others }: Extract<EditDimension, { kind: "split" }>,
  block: Block,
  ids: Set<OutputId>,
): readonly Dimension[] | Problem {
  const built = buildFilter(filter, block);
  if (isProblem(built)) return built;
  const expression: Expression = {
    kind: "case",
    // oxlint-disable-next-line unicorn/no-thenable -- plain data, never awaited
    branches: [{ when: built.condition, then: textLiteral(passing) }],
    otherwise: textLiteral(others),
  };
  // Not every database can group by a subquery.
  if (built.level === "group" || holdsPlan(expression)) return refuseEdit("edit-mixes-levels");
  return [makeOutput({ ids }, expression, `${passing} and ${others}`)];
}

function textLiteral(value: string): Expression {
  return { kind: "literal", value: { type: "text", value } };
}

function formatOf(format: ValueFormat | null): { readonly format?: ValueFormat } {
  return format === null ? {} : { format };
}

function buildGrain(
  { grain, field }: Extract<EditDimension, { kind: "grain" }>,
  block: Block,
  ids: Set<OutputId>,
): readonly Dimension[] | Problem {
  const date = resolveDate(field, block);
  if (isProblem(date)) return date;
  const of = date.expression;
  if (yearColumn(of, block) !== null) {
    return grain === "year"
      ? [makeOutput({ ids }, of, "year")]
      : refuseEdit("edit-wrong-type", { column: date.label, needs: "date" });
  }
  return [makeOutput({ ids }, { kind: "grain", grain, of }, grain, { format: { kind: "date", grain } })];
}

function buildEntity(
  { table, via }: Pick<ColumnRef, "table" | "via">,
  block: Block,
  ids: Set<OutputId>,
): readonly Dimension[] | Problem {
  const { tree, context } = block;
  const { schema } = context;
  if (!schema.catalog.tables.some(({ id }) => id === table)) {
    return refuseEdit("edit-name-unknown", { name: table });
  }
  if (tree === null) return refuseEdit("edit-of-groups", { column: schema.table(table).name });
  if (!isReachable({ table, ...(via && { via }) }, tree, schema)) {
    return refuseEdit("tables-not-related", {
      left: schema.table(tree.root).name,
      right: schema.table(table).name,
    });
  }
  const shown = displayOf(table, schema);
  if (shown.length === 0) return refuseEdit("edit-name-unknown", { name: schema.table(table).name });
  const keys = schema
    .keyColumns(table)
    .filter((key) => !shown.some((ref) => ref.table === table && ref.column === key));
  const outputOf = (named: ColumnRef, isShown: boolean): Dimension => {
    const ref = via === undefined ? named : { ...named, via };
    return makeOutput({ ids }, tree.column(ref), nameReached(ref, tree.root, schema), { isShown });
  };
  return [
    ...shown.map((ref) => outputOf(ref, true)),
    ...keys.map((column) => outputOf({ table, column }, false)),
  ];
}
