import type { ColumnType, EditFigure, FieldOption, Measure, MeasureOption, QueryPlan } from "@askery/model";
import { describeFigure } from "../../chart/describe-figure.ts";
import { humanizeName } from "../../chart/name-words.ts";
import { readGroupFigure } from "../../edit/read-measure.ts";
import { comparableType } from "../../edit/build-comparison.ts";
import { listOutputs, typeOfOutput } from "../../edit/resolve-field.ts";
import { isSame } from "../../plan/request/is-same.ts";
import { expressionsIn } from "../../sql/walk-expression.ts";
import { verbalizeMeasure } from "../describe-plan.ts";
import { verbalizeExpression } from "../verbalize-expression.ts";
import { canFilter, fieldTypeOf } from "./can-filter.ts";
import { ownGroup } from "./list-measures.ts";
import { distinguish, scopeOf, type OptionContext, type OptionSubject } from "./option-context.ts";

/**
 * What the groups of a plan can be filtered by: the figures that it shows, those of its own conditions, and others. Of SQL,
 * all columns.
 */
export function listGroupFields(
  subject: OptionSubject,
  measures: readonly MeasureOption[],
): readonly FieldOption[] {
  const tested = listTestedFigures(subject);
  const others = listFigures(measures, subject).filter(
    ({ field }) => !tested.some((one) => isSame(one.field, field)),
  );
  return [...distinguish(listOwnFields(subject)), ...distinguish([...tested, ...others])];
}

/** The figures of a plan, for conditions on groups; of SQL, all columns. */
function listOwnFields(subject: OptionSubject): readonly FieldOption[] {
  const { plan, block, context } = subject;
  const scope = scopeOf(context);
  const measures = block?.measures.filter(({ isShown }) => isShown) ?? [];
  const options =
    block === null
      ? listOutputs(plan, context.sqlColumns).map(({ id, label, format }): FieldOption => ({
          words: humanizeName(label).toLowerCase(),
          group: ownGroup,
          field: { kind: "output", output: id },
          type: fieldTypeOf(typeOfSql(id, context)) ?? "text",
          hasValues: false,
          level: "row",
          comparesAs: comparableType(typeOfSql(id, context)),
          format,
        }))
      : measures.map((one): FieldOption => ({
          words: verbalizeMeasure(one, block, scope),
          group: ownGroup,
          field: { kind: "output", output: one.id },
          type: "number",
          hasValues: false,
          level: "group",
          comparesAs: comparesAs(one, block, context),
          format: one.format ?? describeFigure(one.expression, { ...scope, plan: block }).format,
        }));
  return options.filter(({ field }) => canFilter(field, subject));
}

function typeOfSql(id: string, { sqlColumns }: OptionContext): ColumnType {
  return sqlColumns?.find(({ name }) => name === id)?.type ?? "text";
}

/** Figures of the same kind can be compared with each other. */
function comparesAs({ id }: Measure, block: QueryPlan, context: OptionContext): string | null {
  const type = comparableType(typeOfOutput(block, id, context));
  return type && `${type} of groups`;
}

/** The figures of a plan's conditions on groups that it does not show. */
function listTestedFigures(subject: OptionSubject): readonly FieldOption[] {
  const { block, context } = subject;
  if (block === null) return [];
  const scope = { ...scopeOf(context), plan: block };
  const options = block.having.flatMap(expressionsIn).flatMap((expression): readonly FieldOption[] => {
    const figure = readGroupFigure(expression, block, context);
    if (figure === null) return [];
    const { format } = describeFigure(expression, scope);
    return [figureOption(figure, verbalizeExpression(expression, scope), "figures of filters", format)];
  });
  return unique(options).filter(({ field }) => canFilter(field, subject));
}

function unique(options: readonly FieldOption[]): readonly FieldOption[] {
  return options.filter((one, index) => options.findIndex(({ field }) => isSame(field, one.field)) === index);
}

/** Further figures that groups have. They need not be shown. */
function listFigures(measures: readonly MeasureOption[], subject: OptionSubject): readonly FieldOption[] {
  const { block } = subject;
  if (block?.aggregation !== "group" || block.dimensions.length === 0) return [];
  return measures
    .filter(({ repeats, measure }) => repeats === undefined && !ofOutputs.has(measure.figure.kind))
    .slice(0, maxFigures)
    .map(({ words, group, measure }) => figureOption(measure.figure, words, `figures of ${group}`, null))
    .filter(({ field }) => canFilter(field, subject));
}

const ofOutputs: ReadonlySet<EditFigure["kind"]> = new Set(["share", "growth", "running"]);
const maxFigures = 20;

function figureOption(
  figure: EditFigure,
  words: string,
  group: string,
  format: FieldOption["format"],
): FieldOption {
  return {
    words,
    group,
    field: { kind: "figure", figure },
    type: "number",
    hasValues: false,
    level: "group",
    comparesAs: null,
    format,
  };
}
