import {
  isSameColumn,
  type AnswerPoint,
  type Exploration,
  type ExploredFilter,
  type Finding,
  type FindingPart,
  type Investigation,
} from "@askery/model";
import { investigationOf } from "./investigation-of.ts";

/** A further exploration, in words. */
export interface MarkStep {
  readonly words: string;
  readonly next: Exploration;
}

/** What can be done from a mark of a finding's chart. */
export interface MarkSteps {
  readonly zoom: readonly MarkStep[];
  readonly only: readonly MarkStep[];
  readonly leaveOut: readonly MarkStep[];
  readonly breakDown: readonly MarkStep[];
  readonly compare: readonly MarkStep[];
  /** All other marks that it can be compared with. */
  readonly compareWith: readonly MarkStep[];
  /** The question why the figure changed in the mark's period; null without one. */
  readonly why: Required<Pick<Investigation, "question" | "within">> | null;
}

/** Lists where a mark leads: to its rows alone, to all others, to its parts, and to another mark beside it. */
export function listMarkSteps(
  finding: Finding,
  exploration: Exploration,
  { row }: Pick<AnswerPoint, "row">,
): MarkSteps {
  const of: Exploration = {
    ...exploration,
    table: finding.table,
    measure: finding.measure?.key ?? exploration.measure,
  };
  const parts = finding.parts.filter(
    ({ output, cell }) => row[finding.outputs.findIndex(({ id }) => id === output)] === cell,
  );
  const words = parts.map((part) => part.words).join(", ");
  const values = parts.flatMap(({ filter, words: name }) =>
    filter === null ? [] : [{ filter, words: name }],
  );
  const periods = parts.filter(({ period }) => period !== null);
  const alone = parts.reduce(limitTo, of);
  return {
    zoom: periods.map((part) => ({ words: part.words, next: limitTo(of, part) })),
    only:
      values.length === 0
        ? []
        : [
            {
              words: values.map((value) => value.words).join(", "),
              next: parts.filter(({ filter }) => filter).reduce(limitTo, of),
            },
          ],
    leaveOut: values.map(({ filter, words: name }) => ({ words: name, next: leaveOut(of, filter) })),
    breakDown:
      parts.length === 0
        ? []
        : finding.breakdowns.map(({ words: name, ...by }) => ({
            words: `${words} by ${name}`,
            next: { ...alone, by },
          })),
    compare: [
      ...values.map(({ filter, words: name }) => ({
        words: `${name} with the rest`,
        next: compareValues(of, filter, null),
      })),
      ...periods.flatMap((part) => listPeriodsBefore(part, finding, of)),
    ],
    compareWith: parts.flatMap((part) => listOthers(part, finding, of)),
    why: askWhy(finding, of, { periods, values: values.map(({ filter }) => filter) }),
  };
}

/** The rows of a part of an exploration alone. */
export function limitTo(
  of: Exploration,
  { filter, period }: Pick<FindingPart, "filter" | "period">,
): Exploration {
  if (period !== null) return { ...of, period };
  if (filter === null) return of;
  const by = of.by !== null && isSameColumn(of.by, filter) ? null : of.by;
  return { ...of, by, filters: [...of.filters.filter((one) => !isSameColumn(one, filter)), filter] };
}

function leaveOut(of: Exploration, filter: ExploredFilter): Exploration {
  return { ...of, without: [...of.without, filter] };
}

/** A value beside another one of its column, or beside all others. */
export function compareValues(
  of: Exploration,
  one: ExploredFilter,
  other: ExploredFilter | null,
): Exploration {
  return {
    ...of,
    by: of.by !== null && isSameColumn(of.by, one) ? null : of.by,
    filters: of.filters.filter((filter) => !isSameColumn(filter, one)),
    compare: { kind: "values", of: one, with: other },
  };
}

function compareParts(of: Exploration, one: FindingPart, other: FindingPart): Exploration | null {
  if (one.filter !== null && other.filter !== null) return compareValues(of, one.filter, other.filter);
  if (one.period === null || other.period === null) return null;
  return { ...of, period: null, compare: { kind: "periods", of: one.period, with: other.period } };
}

/** The period before, and the same one a year earlier, if the chart has them. */
function listPeriodsBefore(part: FindingPart, { parts }: Finding, of: Exploration): readonly MarkStep[] {
  const { period } = part;
  if (period === null) return [];
  const lastYear = `${Number(period.from.slice(0, 4)) - 1}${period.from.slice(4)}`;
  const before = parts.find((one) => one.period?.to === period.from);
  const earlier = parts.find((one) => one.period?.from === lastYear && one !== before);
  return [before, earlier].flatMap((other) => {
    const next = other && compareParts(of, part, other);
    return other && next ? [{ words: `${part.words} with ${other.words}`, next }] : [];
  });
}

function listOthers(part: FindingPart, { parts }: Finding, of: Exploration): readonly MarkStep[] {
  return parts.flatMap((other) => {
    if (other === part || other.output !== part.output) return [];
    const next = compareParts(of, part, other);
    return next === null ? [] : [{ words: other.words, next }];
  });
}

function askWhy(
  { measure }: Finding,
  of: Exploration,
  {
    periods,
    values,
  }: { readonly periods: readonly FindingPart[]; readonly values: readonly ExploredFilter[] },
): MarkSteps["why"] {
  const [period] = periods;
  // A question can have values, and not all but one.
  const isPlain = of.without.length === 0 && of.conditions === undefined && of.compare === null;
  if (measure === null || period === undefined || !isPlain) return null;
  const filters = values.reduce((before, filter) => limitTo(before, { filter, period: null }), of).filters;
  const zooms = [{ words: period.words, filter: null, period: period.period }];
  return investigationOf({ measure, claim: "change", zooms }, { filters, period: null });
}
