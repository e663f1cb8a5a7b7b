import {
  hasContent,
  type ColumnRole,
  type ColumnType,
  type EditField,
  type Expression,
  type FieldOption,
  type OutputOption,
  type Period,
  type TimeOption,
} from "@askery/model";
import { describeFigure } from "../../chart/describe-figure.ts";
import { formatColumn } from "../../chart/format-column.ts";
import { humanizeName } from "../../chart/name-words.ts";
import { isPeriod } from "../../edit/find-time.ts";
import { readField } from "../../edit/read-filter.ts";
import { listOutputs } from "../../edit/resolve-field.ts";
import { isSame } from "../../plan/request/is-same.ts";
import type { ColumnDescription } from "../../meaning/view-tables.ts";
import { nameDimensions, verbalizeMeasure } from "../describe-plan.ts";
import type { Scope } from "../verbalize-expression.ts";
import { ownGroup } from "./list-measures.ts";
import {
  distinguish,
  groupOf,
  keepWorking,
  scopeOf,
  searchText,
  tryEdits,
  wordsOf,
  type Candidate,
  type NearTable,
  type OptionSubject,
} from "./option-context.ts";

function sortKind(expression: Expression, scope: Scope): OutputOption["sortsAs"] {
  if (expression.kind === "grain") return "date";
  const { kind } = describeFigure(expression, scope).format;
  return kind === "date" || kind === "text" ? kind : "number";
}

/** What the rows of a plan can be filtered by, then what its groups can be filtered by. */
export function listFields(subject: OptionSubject): readonly FieldOption[] {
  const columns = subject.near.flatMap((near) =>
    near.columns.flatMap((column) => fieldCandidate(column, near, subject)),
  );
  return [...distinguish(keepWorking(columns, subject)), ...listOwnFields(subject)];
}

function fieldCandidate(
  column: ColumnDescription,
  near: NearTable,
  subject: OptionSubject,
): readonly Candidate<FieldOption>[] {
  const role = column.meaning.role.value;
  const rank = fieldRanks[role];
  const type = typeOf(column.column.type);
  if (rank === undefined || type === null) return [];
  const field = { kind: "column", table: near.table.id, column: column.column.name } as const;
  const { settings } = subject.context;
  const option: FieldOption = {
    words: wordsOf(column, near),
    group: groupOf(near),
    field,
    type,
    hasValues: type === "boolean" || hasContent(role, "values"),
    format: formatColumn(column.column, column.meaning, settings).format,
  };
  const attempt = () => (canFilter(field, subject) ? option : null);
  return [{ rank: near.distance * 10 + rank, text: searchText(column, near), attempt }];
}

function canFilter(field: EditField, { plan, context }: OptionSubject): boolean {
  const filter = { kind: "test", field, test: { kind: "null" } } as const;
  return tryEdits(plan, [{ kind: "addFilter", filter }], context).kind === "edited";
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

function typeOf(type: ColumnType): FieldOption["type"] | null {
  switch (type) {
    case "text":
    case "boolean":
    case "date":
      return type;
    case "timestamp":
      return "date";
    case "integer":
    case "decimal":
    case "float":
      return "number";
    default:
      return null;
  }
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
          type: typeOf(context.sqlColumns?.find(({ name }) => name === id)?.type ?? "text") ?? "text",
          hasValues: false,
          format,
        }))
      : measures.map((one): FieldOption => ({
          words: verbalizeMeasure(one, block, scope),
          group: ownGroup,
          field: { kind: "output", output: one.id },
          type: "number",
          hasValues: false,
          format: one.format ?? describeFigure(one.expression, { ...scope, plan: block }).format,
        }));
  return options.filter(({ field }) => canFilter(field, subject));
}

/** The dates that a period can limit: that of the plan's own period or rows first. */
export function listTimes(subject: OptionSubject): readonly TimeOption[] {
  const { block, plan, context } = subject;
  const period = block?.filters.find(isPeriod);
  const own = block !== null && period !== undefined ? readField(period.value, block) : null;
  const candidates = subject.near.flatMap((near) =>
    near.columns.flatMap((column): readonly Candidate<TimeOption>[] => {
      const ref = { table: near.table.id, column: column.column.name };
      const { schema } = context;
      const isDated = isTime(column.meaning.role.value) && (schema.isDate(ref) || schema.isYear(ref));
      if (!isDated) return [];
      const field = { kind: "column", ...ref } as const;
      const isMain = schema.eventDate(ref.table) === ref.column;
      const edit = { kind: "setPeriod", period: thisYear, words: "", field } as const;
      const option: TimeOption = {
        words: wordsOf(column, near),
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
