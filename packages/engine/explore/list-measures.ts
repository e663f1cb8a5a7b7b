import {
  hasContent,
  wholeDatabase,
  type AggregateFunction,
  type ExploredMeasure,
  type TableId,
} from "@askery/model";
import { verbalizeMeasure } from "../narrate/describe-plan.ts";
import { scopeOf } from "../narrate/options/option-context.ts";
import type { ColumnRef } from "../plan/request/clause.ts";
import { planFigures, type ExploreContext, type PlannedFigure } from "./explore-context.ts";

/** A figure that a table is explored by. */
export interface MeasureChoice extends ExploredMeasure, PlannedFigure {
  /** The column that is added up or averaged; null for a count of rows and a metric. */
  readonly column: ColumnRef | null;
  readonly function: AggregateFunction | null;
}

/** Further figures would crowd out what matters. */
const maxFigures = 6;

/**
 * The figures of a table, the most telling first: its metrics, its main figure, the number of its rows, then its other
 * figures. Leaves out what cannot be planned.
 */
export function listExploredMeasures(table: TableId, context: ExploreContext): readonly MeasureChoice[] {
  const { schema } = context;
  const main = schema.mainFigure(table);
  const columns = listFigures(table, context).toSorted(
    (one, other) => Number(other === main) - Number(one === main),
  );
  const [first, ...others] = columns.map((column) => ofColumn({ table, column }, context));
  const rows: Draft = {
    key: "rows",
    figure: { kind: "rows", table: null },
    label: null,
    column: null,
    function: "count",
  };
  const drafts = [...listMetrics(table, context), ...(first === undefined ? [] : [first]), rows, ...others];
  return drafts.slice(0, maxFigures).flatMap((draft) => named(draft, table, context) ?? []);
}

type Draft = Omit<MeasureChoice, "words">;

function listFigures(table: TableId, { lexicon, schema }: ExploreContext): readonly string[] {
  const columns = lexicon.tables.get(table)?.columns ?? [];
  return columns
    .filter(
      ({ column, meaning }) =>
        hasContent(meaning.role.value, "figures") && schema.isFigure({ table, column: column.name }),
    )
    .map(({ column }) => column.name);
}

function ofColumn(column: ColumnRef, { schema }: ExploreContext): Draft {
  const name = schema.defaultAggregate(column);
  return {
    key: `${name}:${column.column}`,
    figure: { kind: "aggregate", function: name, field: { kind: "column", ...column } },
    label: null,
    column,
    function: name,
  };
}

function listMetrics(table: TableId, { lexicon }: ExploreContext): readonly Draft[] {
  return [...lexicon.glossary.entries.values()].flat().flatMap(({ phrase, meaning }) => {
    if (meaning.kind !== "metric" || meaning.table !== table) return [];
    const { expression } = meaning;
    return {
      key: `metric:${phrase}`,
      figure: { kind: "metric", table, expression },
      label: phrase,
      column: null,
      function: null,
    };
  });
}

function named(draft: Draft, table: TableId, context: ExploreContext): MeasureChoice | null {
  const plan = planFigures({ table, exploration: wholeDatabase }, [draft], [], context);
  const [measure] = plan?.measures ?? [];
  if (plan === null || measure === undefined) return null;
  return { ...draft, words: verbalizeMeasure(measure, plan, scopeOf(context)) };
}
