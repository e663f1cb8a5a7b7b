import {
  hasContent,
  type CatalogColumn,
  type ColumnRole,
  type Expression,
  type FieldOption,
  type MeasureOption,
  type OutputOption,
  type Period,
  type Plan,
  type TimeOption,
  type ValueFormat,
} from "@askery/model";
import { describeFigure } from "../../chart/describe-figure.ts";
import { formatColumn } from "../../chart/format-column.ts";
import { humanizeName } from "../../chart/name-words.ts";
import { comparableColumn } from "../../edit/build-comparison.ts";
import { isPeriod } from "../../edit/find-time.ts";
import { readField } from "../../edit/read-field.ts";
import { listOutputs } from "../../edit/resolve-field.ts";
import { stepToMany } from "../../plan/assemble/exists-over.ts";
import { openBlock } from "../../edit/open-block.ts";
import { isSame } from "../../plan/request/is-same.ts";
import type { ColumnDescription } from "../../meaning/view-tables.ts";
import { nameDimensions, verbalizeMeasure } from "../describe-plan.ts";
import type { Scope } from "../verbalize-expression.ts";
import { canFilter, fieldTypeOf } from "./can-filter.ts";
import { listGroupFields } from "./list-group-fields.ts";
import {
  distinguish,
  fieldOf,
  groupOf,
  keepWorking,
  openSubject,
  scopeOf,
  searchText,
  tryEdits,
  wordsOf,
  type Candidate,
  type NearTable,
  type OptionContext,
  type OptionSubject,
} from "./option-context.ts";

/**
 * The fields that a plan can be filtered by, dates included, without figures to compute first. Without a search, of the
 * tables nearest to the plan.
 */
export function listFilterFields(plan: Plan, context: OptionContext, search = ""): readonly FieldOption[] {
  return listFields(openSubject(plan, context, search, { namesWays: false }), []);
}

/** What the rows of a plan can be filtered by, then what its groups can be filtered by. */
export function listFields(
  subject: OptionSubject,
  measures: readonly MeasureOption[],
): readonly FieldOption[] {
  const columns = subject.near.flatMap((near) =>
    near.columns.flatMap((column) => fieldCandidate(column, near, subject)),
  );
  return [...distinguish(keepWorking(columns, subject)), ...listGroupFields(subject, measures)];
}

function fieldCandidate(
  column: ColumnDescription,
  near: NearTable,
  subject: OptionSubject,
): readonly Candidate<FieldOption>[] {
  const role = column.meaning.role.value;
  const rank = fieldRanks[role];
  const type = fieldTypeOf(column.column.type);
  if (rank === undefined || type === null) return [];
  const field = fieldOf(column, near);
  const { format } = formatColumn(column.column, column.meaning, subject.context.settings);
  const option: FieldOption = {
    words: wordsOf(column, near, subject.context),
    group: groupOf(near),
    field,
    type,
    hasValues: type === "boolean" || hasContent(role, "values"),
    level: "row",
    comparesAs: comparesAs(column.column, format, near, subject),
    format,
  };
  const attempt = () => (canFilter(field, subject) ? option : null);
  return [{ rank: near.distance * 10 + rank, text: searchText(column, near), attempt }];
}

/**
 * Columns of the same kind can be compared if they are of the same rows: of those that the plan reads, or of the same
 * related ones. Money is compared with money.
 */
function comparesAs(
  column: CatalogColumn,
  format: ValueFormat,
  { table, way }: NearTable,
  { block, context }: OptionSubject,
): string | null {
  const type = comparableColumn(column);
  if (type === null) return null;
  const { tree } = block === null ? { tree: null } : openBlock(block, context);
  const entry = way?.via.table ?? table.id;
  const rows = tree === null ? table.id : stepToMany(tree, entry, context.schema);
  return JSON.stringify([type, format.kind === "currency", rows]);
}

/** Roles of columns that rows are filtered by. Keys, secrets and technical content are no help to people. */
const fieldRanks: Readonly<Partial<Record<ColumnRole, number>>> = {
  status: 0,
  category: 0,
  place: 0.5,
  name: 0.5,
  flag: 1,
  "event-date": 1.5,
  measure: 2,
  rate: 2,
  score: 2,
  "interval-start": 3,
  "interval-end": 3,
  deadline: 3,
  unit: 3,
  calendar: 3,
  ordinal: 4,
  code: 4,
  contact: 5,
  text: 6,
  audit: 7,
};

/** The dates that a period can limit: that of the plan's own period or rows first. */
export function listTimes(subject: OptionSubject): readonly TimeOption[] {
  const { block, plan, context } = subject;
  const period = block?.filters.find(isPeriod);
  const own = block !== null && period !== undefined ? readField(period.value, block, context.schema) : null;
  const candidates = subject.near.flatMap((near) =>
    near.columns.flatMap((column): readonly Candidate<TimeOption>[] => {
      const ref = { table: near.table.id, column: column.column.name };
      const { schema } = context;
      const isDated = isTime(column.meaning.role.value) && (schema.isDate(ref) || schema.isYear(ref));
      if (!isDated) return [];
      const field = fieldOf(column, near);
      const isMain = schema.eventDate(ref.table) === ref.column;
      const edit = { kind: "setPeriod", period: thisYear, words: "", field } as const;
      const option: TimeOption = {
        words: wordsOf(column, near, subject.context),
        group: groupOf(near),
        field,
      };
      return [
        {
          rank: isSame(own, field) ? -1 : near.distance * 10 + (isMain ? 0 : 1),
          text: searchText(column, near),
          attempt: () => (tryEdits(plan, [edit], context).kind === "edited" ? option : null),
        },
      ];
    }),
  );
  return distinguish(keepWorking(candidates, subject));
}

/** Whether a column may contain dates or years. */
function isTime(role: ColumnRole): boolean {
  return role === "calendar" || hasContent(role, "dates");
}

const yearEnd = { kind: "unit", unit: "year", anchor: "year", offsets: [] } as const;
const thisYear: Period = { kind: "relative", from: yearEnd, to: yearEnd };

/** The outputs of a plan by which it can be sorted. */
export function listSortable({ plan, block, context }: OptionSubject): readonly OutputOption[] {
  const scope = scopeOf(context);
  const options: readonly OutputOption[] =
    block === null
      ? listOutputs(plan, context.sqlColumns).map(({ id, label }): OutputOption => ({
          words: humanizeName(label).toLowerCase(),
          output: id,
          isMeasure: false,
          sortsAs: "number",
        }))
      : [
          ...nameDimensions(block).map(({ dimension, name }): OutputOption => ({
            words: name,
            output: dimension.id,
            isMeasure: false,
            sortsAs: sortKind(dimension.expression, { ...scope, plan: block }),
          })),
          ...block.measures
            .filter(({ isShown }) => isShown)
            .map((one): OutputOption => ({
              words: verbalizeMeasure(one, block, scope),
              output: one.id,
              isMeasure: true,
              sortsAs: sortKind(one.expression, { ...scope, plan: block }),
            })),
        ];
  return options.filter(({ output }) => {
    const order = [{ output, direction: "descending" }] as const;
    return tryEdits(plan, [{ kind: "setOrder", order }], context).kind === "edited";
  });
}

function sortKind(expression: Expression, scope: Scope): OutputOption["sortsAs"] {
  if (expression.kind === "grain") return "date";
  const { kind } = describeFigure(expression, scope).format;
  return kind === "date" || kind === "text" ? kind : "number";
}
