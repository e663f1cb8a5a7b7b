import {
  columnRoles,
  dayOf,
  formatDay,
  formatFull,
  isNumeric,
  readFigure,
  type AggregateFunction,
  type Cell,
  type Measure,
  type ProfiledColumn,
  type QueryPlan,
  type Table,
  type TableProfile,
} from "@askery/model";
import { formatColumn } from "../chart/format-column.ts";
import { humanizeName } from "../chart/name-words.ts";
import type { ColumnDescription } from "../meaning/view-tables.ts";
import type { TableSubject } from "./candidate.ts";
import { planFigures } from "./explore-context.ts";
import { listExploredMeasures } from "./list-measures.ts";

/** More columns do not fit a card, and make one query slow. */
const maxColumns = 30;
/** Larger tables are not read as a whole just to be described. */
const mostRowsToRead = 5_000_000;

/**
 * Plans the facts of a table in one query: how many of the explored rows there are, and for each column how many values
 * and their range. Null if the table is too large for that: the profile is then of the last sync.
 */
export function planProfile(subject: TableSubject): QueryPlan | null {
  const { table, context } = subject;
  if ((context.schema.table(table).rowEstimate ?? 0) > mostRowsToRead) return null;
  const rows = { figure: { kind: "rows", table: null } as const, label: null };
  const plan = planFigures(subject, [rows], [], context);
  const [root] = plan?.sources ?? [];
  if (plan === null || root?.kind !== "table") return null;
  const measures = listColumns(subject).flatMap(({ column }, index) =>
    functionsOf(column.type).map((name): Measure => {
      const id = `${name}_${index}`;
      const of = { kind: "column", source: root.id, column: column.name } as const;
      const expression = { kind: "aggregate", function: name, of, where: null } as const;
      return { id, label: id, isShown: true, format: null, expression };
    }),
  );
  const count = plan.measures.map((measure) => ({ ...measure, id: "rows" }));
  return { ...plan, measures: [...count, ...measures] };
}

function functionsOf(type: ColumnDescription["column"]["type"]): readonly AggregateFunction[] {
  if (type === "json" || type === "binary" || type === "other") return [];
  return isNumeric(type) || type === "date" || type === "timestamp" ? ["count", "min", "max"] : ["count"];
}

function listColumns({ table, context }: TableSubject): readonly ColumnDescription[] {
  return (context.lexicon.tables.get(table)?.columns ?? []).slice(0, maxColumns);
}

/** The profile of a table, from the result of `planProfile`, or from the last sync. */
export function profileTable(subject: TableSubject, found: Table | null): TableProfile {
  const { table, context } = subject;
  const stored = context.schema.table(table);
  const cells = new Map(found?.columns.map(({ name }, index) => [name, found.values[index]?.[0] ?? null]));
  const rowCount = found === null ? stored.rowEstimate : readFigure(cells.get("rows") ?? null);
  const columns = listColumns(subject);
  return {
    table,
    name: humanizeName(stored.name).toLowerCase(),
    rowCount,
    isCounted: found !== null,
    dates: findDates(subject, cells),
    columns: columns.map((column, index) => profileColumn(column, { index, cells, rowCount, subject })),
    otherColumns: Math.max(0, stored.columns.length - columns.length),
    measures: listExploredMeasures(table, context).map(({ key, words }) => ({ key, words })),
  };
}

interface Facts {
  readonly index: number;
  readonly cells: ReadonlyMap<string, Cell>;
  readonly rowCount: number | null;
  readonly subject: TableSubject;
}

function profileColumn(
  { column, meaning }: ColumnDescription,
  { index, cells, rowCount, subject }: Facts,
): ProfiledColumn {
  const counted = readFigure(cells.get(`count_${index}`) ?? null);
  const { profile } = column;
  const known = profile === null || profile.rowCount === 0 ? null : profile.nullCount / profile.rowCount;
  const { settings } = subject.context;
  const { format } = formatColumn(column, meaning, settings);
  const print = (cell: Cell) => {
    const day = column.type === "date" || column.type === "timestamp" ? dayOf(cell) : null;
    return day === null ? formatFull(cell, format, settings) : formatDay(day);
  };
  const hasRange = functionsOf(column.type).length > 1 && !identifiers.has(meaning.role.value);
  const [from, to] = [
    cells.get(`min_${index}`) ?? profile?.min ?? null,
    cells.get(`max_${index}`) ?? profile?.max ?? null,
  ];
  return {
    name: column.name,
    type: column.type,
    role: columnRoles[meaning.role.value].label,
    missing: counted === null || rowCount === null || rowCount === 0 ? known : 1 - counted / rowCount,
    distinct: profile?.distinctCount ?? null,
    range: hasRange && from !== null && to !== null ? { from: print(from), to: print(to) } : null,
  };
}

/** The lowest key means nothing. */
const identifiers: ReadonlySet<string> = new Set(["key", "reference", "code"]);

function findDates(subject: TableSubject, cells: Facts["cells"]): TableProfile["dates"] {
  const { table, context } = subject;
  const column = context.schema.eventDate(table);
  const index = listColumns(subject).findIndex((one) => one.column.name === column);
  const stored = listColumns(subject)[index]?.column;
  if (column === null || stored === undefined) return null;
  const [first, last] = [
    dayOf(cells.get(`min_${index}`) ?? stored.profile?.min ?? null),
    dayOf(cells.get(`max_${index}`) ?? stored.profile?.max ?? null),
  ];
  return first === null || last === null ? null : { column, from: formatDay(first), to: formatDay(last) };
}
