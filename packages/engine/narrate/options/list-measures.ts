import {
  hasContent,
  type AggregateFunction,
  type EditFigure,
  type EditMeasure,
  type MeasureOption,
  type Plan,
  type QueryPlan,
} from "@askery/model";
import { describeFigure } from "../../chart/describe-figure.ts";
import { humanizeName } from "../../chart/name-words.ts";
import { isSame } from "../../plan/request/is-same.ts";
import type { ColumnDescription } from "../../meaning/view-tables.ts";
import { namingBlock } from "../../sql/plan-outputs.ts";
import { verbalizeMeasure } from "../describe-plan.ts";
import {
  distinguish,
  fieldOf,
  groupOf,
  keepWorking,
  scopeOf,
  searchText,
  tryEdits,
  type Candidate,
  type NearTable,
  type OptionSubject,
} from "./option-context.ts";

type MeasureCandidate = Candidate<MeasureOption>;

/**
 * The figures that can be added to a plan, or put in place of another: numbers of rows, columns by their meaning, metrics
 * of the glossary, and shares, growth and running totals of the plan's own figures.
 */
export function listMeasures(subject: OptionSubject): readonly MeasureOption[] {
  const candidates = [
    ...subject.near.flatMap((near) => [
      ...(near.way?.isUsual === false ? [] : [countCandidate(near, subject)]),
      ...figureCandidates(near, subject),
    ]),
    ...metricCandidates(subject),
    ...relatedCandidates(subject),
  ];
  return distinguish(keepWorking(candidates, subject));
}

/** The words for options that are computed from the answer itself. */
export const ownGroup = "this answer";

interface Wanted {
  readonly figure: EditFigure;
  readonly label?: string;
  readonly group: string;
  readonly rank: number;
  readonly text: string;
  /** Makes the words of the figure those of the option. */
  readonly title?: (words: string) => string;
}

function candidateOf(wanted: Wanted, subject: OptionSubject): MeasureCandidate {
  const { rank, text, group, title = (words) => words } = wanted;
  const measure: EditMeasure = { figure: wanted.figure, label: wanted.label ?? null };
  const attempt = () => {
    const { plan, context } = subject;
    const added = tryEdits(plan, [{ kind: "addMeasure", measure }], context);
    if (added.kind === "edited") {
      const words = wordsOfAdded(added.plan, subject);
      return words === null ? null : { words: title(words), group, measure };
    }
    return added.problem.code === "edit-repeats-rows"
      ? inPlace(measure, { ...wanted, title, rows: added.problem.facts["rows"] ?? "rows" }, subject)
      : null;
  };
  return { rank, text, attempt };
}

/** The words of the last measure; null if the plan had the same figure before, or one that people call the same. */
function wordsOfAdded(after: Plan, { block, context }: OptionSubject): string | null {
  const is = namingBlock(after);
  const added = is?.measures.at(-1);
  if (is === null || added === undefined) return null;
  const scope = scopeOf(context);
  const words = verbalizeMeasure(added, is, scope);
  const isKnown =
    block?.aggregation === "group" &&
    block.measures.some(
      (one) =>
        isSame(one.expression, added.expression) ||
        (one.isShown && verbalizeMeasure(one, block, scope) === words),
    );
  return isKnown ? null : words;
}

/** A figure that would repeat the rows of the plan's only figure can take its place. */
function inPlace(
  measure: EditMeasure,
  { group, title, rows }: Wanted & { readonly title: (words: string) => string; readonly rows: string },
  subject: OptionSubject,
): MeasureOption | null {
  const { plan, block, context } = subject;
  const [only, ...others] = block?.measures ?? [];
  if (block === null || only === undefined || others.length > 0) return null;
  const set = tryEdits(plan, [{ kind: "setMeasure", measure: only.id, to: measure }], context);
  const is = set.kind === "edited" ? namingBlock(set.plan) : null;
  const placed = is?.measures[0];
  if (is === null || placed === undefined) return null;
  const scope = scopeOf(context);
  const present = verbalizeMeasure(only, block, scope);
  return {
    words: title(verbalizeMeasure(placed, is, scope)),
    group,
    measure,
    repeats: `Beside it, ${present} would count ${humanizeName(rows)} more than once. It can take its place.`,
  };
}

function countCandidate(near: NearTable, subject: OptionSubject): MeasureCandidate {
  const { table, words, distance, isRoot } = near;
  const name = groupOf(near);
  const wanted: Wanted = {
    figure: { kind: "rows", table: isRoot ? null : table.id },
    group: name,
    rank: isRoot ? 0 : distance * 10 + 2,
    text: ["number count", name, ...words].join(" "),
  };
  return candidateOf(wanted, subject);
}

/** The figures of a table: the sum or average by meaning first, further ones later. */
function figureCandidates(near: NearTable, subject: OptionSubject): readonly MeasureCandidate[] {
  const { table, columns, distance, isRoot } = near;
  const { schema } = subject.context;
  const main = schema.mainFigure(table.id);
  const figures = columns.filter((column) => isFigure(column, subject));
  return figures.flatMap((column) => {
    const ref = { table: table.id, column: column.column.name };
    const isMain = ref.column === main;
    const functions = functionsOf(schema.defaultAggregate(ref), isRoot && isMain);
    return functions.map((name, index) =>
      candidateOf(
        {
          figure: { kind: "aggregate", function: name, field: fieldOf(column, near) },
          group: groupOf(near),
          rank: distance * 10 + (isMain ? 1 : 3) + index * 2,
          text: `${searchTerms[name]} ${searchText(column, near)}`,
        },
        subject,
      ),
    );
  });
}

function isFigure({ table, column, meaning }: ColumnDescription, { context }: OptionSubject): boolean {
  return hasContent(meaning.role.value, "figures") && context.schema.isFigure({ table, column: column.name });
}

function functionsOf(first: AggregateFunction, isMain: boolean): readonly AggregateFunction[] {
  const usual: readonly AggregateFunction[] = first === "sum" ? ["sum", "avg"] : [first];
  return isMain ? [...usual, "median", "min", "max"] : usual;
}

const searchTerms: Readonly<Record<AggregateFunction, string>> = {
  count: "number count",
  countDistinct: "number count different distinct",
  sum: "sum total",
  avg: "average mean",
  min: "lowest minimum",
  max: "highest maximum",
  median: "median",
  percentile: "percentile",
  stddev: "standard deviation",
};

/** The metrics of the glossary whose tables can be joined. */
function metricCandidates(subject: OptionSubject): readonly MeasureCandidate[] {
  const { near, context } = subject;
  const byId = new Map(near.map((one) => [one.table.id, one]));
  return [...context.lexicon.glossary.entries.values()].flat().flatMap(({ phrase, meaning }) => {
    const found = meaning.kind === "metric" ? byId.get(meaning.table) : undefined;
    if (meaning.kind !== "metric" || found === undefined) return [];
    const { table, expression } = meaning;
    return candidateOf(
      {
        figure: { kind: "metric", table, expression },
        label: phrase,
        group: groupOf(found),
        rank: found.distance * 10 + 0.5,
        text: `${phrase} metric`,
        title: () => `${phrase} (metric)`,
      },
      subject,
    );
  });
}

/** Figures that are computed from those of the plan. */
function relatedCandidates(subject: OptionSubject): readonly MeasureCandidate[] {
  const { block, context } = subject;
  if (block?.aggregation !== "group" || block.dimensions.length === 0) return [];
  const scope = scopeOf(context);
  return block.measures.filter(isPlain).flatMap((one) => {
    const name = verbalizeMeasure(one, block, scope);
    const { figure } = describeFigure(one.expression, { ...scope, plan: block });
    // Averages do not add up.
    const kinds =
      figure === "sum" || figure === "count"
        ? (["share", "growth", "running"] as const)
        : (["growth"] as const);
    return kinds.map((kind) =>
      candidateOf(
        {
          figure: { kind, of: one.id },
          group: ownGroup,
          rank: 2.5,
          text: `${relatedWords[kind]} ${name}`,
          title: () => `${relatedWords[kind]} ${name.replace(/^number of /, "")}`,
        },
        subject,
      ),
    );
  });
}

function isPlain({ expression, isShown }: QueryPlan["measures"][number]): boolean {
  return isShown && (expression.kind === "aggregate" || expression.kind === "arithmetic");
}

const relatedWords = { share: "share of", growth: "growth of", running: "running total of" } as const;
