import {
  cutPeriod,
  durations,
  isSame,
  makeChangeSubject,
  makeCompareSubject,
  makeDriveSubject,
  makePeriodsSubject,
  makeRestSubject,
  makeWithoutSubject,
  nameInWords,
  sizeOf,
  withoutAmount,
  type Inquiry,
  type Subject,
} from "@askery/engine";
import type { Plan, Sliced } from "@askery/model";
import { messages } from "../messages.ts";
import { rankTables } from "../rank-tables.ts";
import {
  countsRows,
  hasOwnProperty,
  isOtherMatter,
  isRateOfAll,
  isTellingRate,
  listRatios,
} from "./choose-ratio.ts";
import {
  isSameFigure,
  listMainRows,
  mainFigures,
  mainSums,
  mainRows,
  planFigure,
  type FigureRequest,
  type PlannedFigure,
  type Refused,
} from "./plan-figure.ts";

export type FoundSubject =
  | Refused
  | {
      readonly kind: "found";
      readonly subject: Subject;
      readonly isDoubtful: boolean;
      /** What the figure is asked to be without, in words. */
      readonly without?: string;
    };

/** What is to be explained: a figure in two periods or groups, or what it depends on. */
export function* findSubject(
  inquiry: Exclude<Inquiry, { kind: "unusual" | "forecast" | "losing" }>,
  request: FigureRequest,
): Sliced<FoundSubject> {
  const { context } = request;
  switch (inquiry.kind) {
    case "unknowable":
      return { kind: "refused", ...messages.unknowable };
    case "change": {
      const rather = yield* planFirst(inquiry.rather ?? [], request);
      const asked = rather ?? (yield* planQuality(inquiry, request));
      const isUnclear =
        rather === null && inquiry.isGuess === true && (asked.kind === "refused" || asked.isDoubtful);
      if (isUnclear) return { kind: "refused", ...messages.otherQuestion };
      if (asked.kind === "refused") return asked;
      const level = inquiry.isLevel === true ? yield* findLevel(inquiry.asked, asked, request) : null;
      if (level !== null) return level;
      const subject = makeChangeSubject(asked.plan, inquiry.against, context);
      return foundOr(subject, asked, messages.nothingToCompare);
    }
    case "without":
      return yield* findWithout(inquiry, request);
    case "compare":
      if (inquiry.groups.includes("")) return { kind: "refused", ...messages.notTwoGroups };
      return (yield* findPeriods(inquiry, request)) ?? (yield* findGroups(inquiry, request));
    case "rest":
      return yield* findRest(inquiry, request);
    case "drive":
      return yield* findDrivers(inquiry, request);
  }
}

/** What is asked about: what things are so long, late or expensive by, unless their figure is named. */
function* planQuality(
  { asked, quality = [] }: Extract<Inquiry, { kind: "change" }>,
  request: FigureRequest,
): Sliced<PlannedFigure> {
  // How long things take is called as its column is.
  const texts = quality.flatMap((text) =>
    text.startsWith(anyDuration)
      ? listDurations(request, asked).map((name) => `${name}${text.slice(anyDuration.length)}`)
      : [text],
  );
  const isOfDuration = quality.some((text) => text.startsWith(anyDuration));
  const own = namesFigure.test(asked)
    ? null
    : yield* planFirst(texts, request, (plan) => !isOfDuration || hasDuration(plan, request));
  return own ?? (yield* planFigure(asked, request));
}

/** Whether a figure is of a duration: a column of one, or from one date to another. */
function hasDuration(plan: Plan, { context: { described } }: FigureRequest): boolean {
  const [measure] = plan.kind === "query" ? plan.measures : [];
  const of = measure?.expression.kind === "aggregate" ? measure.expression.of : null;
  if (plan.kind !== "query" || of?.kind !== "column") return of !== null;
  const source = plan.sources.find(({ id }) => id === of.source);
  const table = described.tables.find(({ id }) => source?.kind === "table" && id === source.table);
  return (
    table?.columns.some(({ name, figure }) => name === of.column && figure?.counts === "duration") === true
  );
}

const anyDuration = "average duration";
const namesFigure =
  /\b(?:average|mean|median|total|number|share|rate|ratio|percentage|times?|duration|delays?|prices?|costs?)\b/i;

/** The first of some rates that there is; null if there is none. */
function* planFirst(
  texts: readonly string[],
  request: FigureRequest,
  isMeant: (plan: Plan) => boolean = () => true,
): Sliced<Extract<PlannedFigure, { kind: "planned" }> | null> {
  for (const text of texts) {
    const planned = yield* planFigure(text, request);
    if (planned.kind === "planned" && isTellingRate(planned.plan) && isMeant(planned.plan)) return planned;
  }
  return null;
}

/**
 * What is so low or high: of a rate or an average, and of rows with a value, what their rate or average depends on. Null for a
 * figure in a period, whose change is meant, and for sums and all rows.
 */
function* findLevel(
  asked: string,
  planned: Extract<PlannedFigure, { kind: "planned" }>,
  request: FigureRequest,
): Sliced<FoundSubject | null> {
  const { plan } = planned;
  if (plan.kind !== "query" || plan.filters.some(({ kind }) => kind === "period")) return null;
  const isOfSome = countsRows(plan) && plan.filters.length > 0;
  if (!isOfSome && makeDriveSubject(plan, request.context) === null) return null;
  return yield* findRatio(asked, planned, request);
}

/** One thing beside all others, in the rows of the most important table that has it. */
function* findRest(
  { act, thing, others }: Extract<Inquiry, { kind: "rest" }>,
  request: FigureRequest,
): Sliced<FoundSubject> {
  const period = cutPeriod(others, request.context)?.words ?? "";
  for (const [all, own] of listFiguresOf(act, thing, request)) {
    const whole = yield* planFigure(`${all} ${period}`.trimEnd(), request);
    const part = yield* planFigure(`${own} ${period}`.trimEnd(), request);
    if (whole.kind === "refused" || part.kind === "refused") continue;
    const subject = makeRestSubject(part.plan, whole.plan, thing, request.context);
    if (subject !== null) return { kind: "found", subject, isDoubtful: part.isDoubtful };
  }
  return { kind: "refused", ...messages.notTwoGroups };
}

/** A figure of all, and the same of one thing, in words: "how long do members stay" and "how long do Premium members stay". */
function listFiguresOf(
  act: string | null,
  thing: string,
  request: FigureRequest,
): readonly (readonly [string, string])[] {
  if (act === null) return listMainRows(request).map((rows) => [rows, `${rows} in ${thing}`]);
  const averages = durations.test(act) ? listDurations(request, thing) : [`average ${act}`];
  return [
    [sizeOf(act, headOf(thing)), sizeOf(act, thing)],
    ...averages.map((average) => [average, `${average} in ${thing}`] as const),
  ];
}

/** How long things take, in words: those that the words name, then those of the most important tables: "average minutes". */
function listDurations({ database, context }: FigureRequest, words: string): readonly string[] {
  const names = rankTables(null, database.prepared)
    .flatMap((table) => context.described.tables.find(({ id }) => id === table)?.columns ?? [])
    .filter(({ figure }) => figure?.counts === "duration")
    .map(({ name }) => nameInWords(name));
  const isNamed = (name: string) =>
    name.split(" ").some((word) => word.length > 3 && words.toLowerCase().includes(word));
  return names
    .toSorted((one, other) => Number(isNamed(other)) - Number(isNamed(one)))
    .map((name) => `average ${name}`);
}

/** What somebody or something is: "members" of "members who came by referral", and of "Premium members". */
function headOf(group: string): string {
  const [plain = group] = group.split(/ (?:who|that|which|whose|from|with|without|in|of|at|by|on) /i);
  return plain.split(" ").at(-1) ?? plain;
}

/** What is there without something. Data cannot say what would be there otherwise. */
function* findWithout(
  { asked, thing }: Extract<Inquiry, { kind: "without" }>,
  request: FigureRequest,
): Sliced<FoundSubject> {
  const name = cutPeriod(thing, request.context)?.rest || thing;
  let refused: Refused | null = null;
  for (const figure of asked === null ? mainFigures(request) : [asked, ...mainSums(request)]) {
    const whole = yield* planFigure(figure, request);
    if (whole.kind === "refused") refused ??= whole;
    if (whole.kind === "refused") continue;
    const none = yield* planWithoutAmount(name, whole.plan, request);
    const without = none ?? (yield* planFigure(`${figure} without ${thing}`, request));
    if (without.kind === "refused") continue;
    const rest = withFiltersOf(without.plan, whole.plan);
    const subject = rest === null ? null : makeWithoutSubject(rest, whole.plan, name, request.context);
    if (subject === null) continue;
    return { kind: "found", subject, isDoubtful: without.isDoubtful, without: name };
  }
  return refused ?? { kind: "refused", ...messages.unknowable };
}

/** The rows without an amount of their own, such as a discount, if the words name one. */
function* planWithoutAmount(
  thing: string,
  whole: Plan,
  request: FigureRequest,
): Sliced<Extract<PlannedFigure, { kind: "planned" }> | null> {
  const amount = yield* planFigure(thing, { ...request, further: [], within: [] });
  const plan = amount.kind === "refused" ? null : withoutAmount(amount.plan, whole, request.context);
  return amount.kind === "refused" || plan === null ? null : { ...amount, plan };
}

/** The figure of one plan in the rows of another, since what it is without does not change which figure is meant. */
function withFiltersOf(rows: Plan, figure: Plan): Plan | null {
  if (isSameFigure(rows, figure)) return rows;
  if (rows.kind !== "query" || figure.kind !== "query" || !isSame(rows.sources, figure.sources)) return null;
  return { ...figure, filters: rows.filters };
}

/** Two periods are compared as a change: "compare revenue this year with last year". Null if these are none. */
function* findPeriods(
  { asked, groups: [first, last] }: Extract<Inquiry, { kind: "compare" }>,
  request: FigureRequest,
): Sliced<FoundSubject | null> {
  const { context } = request;
  const [one, other] = [cutPeriod(first, context), cutPeriod(last, context)];
  if (one === null || other === null) return null;
  // "Compare this year with last year in admissions" names the figure last.
  const named = other.rest === "" ? "" : /^(?:in|for|by) (?:the )?(.+)$/i.exec(other.rest)?.[1];
  if (named === undefined) return null;
  const figure = [asked ?? "", one.rest, named].filter((text) => text !== "").join(" ");
  const planned = yield* planFigure(figure === "" ? mainRows(request) : figure, request);
  if (planned.kind === "refused") return planned;
  return foundOr(
    makePeriodsSubject(planned.plan, [one.span, other.span], context),
    planned,
    messages.nothingToCompare,
  );
}

function* findGroups(
  { asked, groups: [one, all], act }: Extract<Inquiry, { kind: "compare" }>,
  request: FigureRequest,
): Sliced<FoundSubject> {
  if (act !== undefined) {
    return yield* compareActs(act, [one, all.replace(/\bones\b/i, headOf(one))], request);
  }
  const { other, period } = cutLastPeriod(one, all, request);
  const { last, figure } = cutFigure(other);
  // "Compare phone and online in appointments" may name the figure last.
  const figures = [
    ...(asked === null && figure !== null ? [{ figure, groups: [one, last] as const }] : []),
    // Without a figure, the rows of the most important table that has both values.
    ...(asked === null ? listMainRows(request) : [asked]).map((each) => ({
      figure: each,
      groups: [one, other] as const,
    })),
  ];
  let refused: FoundSubject | null = null;
  for (const each of figures) {
    const found = yield* compareGroups(each.figure, { groups: each.groups, period }, request);
    if (found.kind === "found") return found;
    refused ??= found;
  }
  return refused ?? { kind: "refused", ...messages.notTwoGroups };
}

/** How much two groups do of something: "do Premium members stay longer than Basic members". */
function* compareActs(
  act: string,
  [first, last]: readonly [string, string],
  request: FigureRequest,
): Sliced<FoundSubject> {
  const figures = durations.test(act) ? listDurations(request, first) : [];
  const pairs = [
    [sizeOf(act, first), sizeOf(act, last)] as const,
    ...figures.map((figure) => [`${figure} in ${first}`, `${figure} in ${last}`] as const),
  ];
  let refused: FoundSubject | null = null;
  for (const [one, other] of pairs) {
    const [before, after] = [yield* planFigure(one, request), yield* planFigure(other, request)];
    const failed = [before, after].find(({ kind }) => kind === "refused");
    if (failed?.kind === "refused") refused ??= failed;
    if (before.kind === "refused" || after.kind === "refused") continue;
    const subject = makeCompareSubject(after.plan, before.plan, request.context);
    if (subject !== null) return { kind: "found", subject, isDoubtful: before.isDoubtful };
  }
  return refused ?? { kind: "refused", ...messages.notTwoGroups };
}

/** A period at the end is that of both groups: "compare Spain and Italy this year". */
function cutLastPeriod(
  one: string,
  other: string,
  { context }: FigureRequest,
): { readonly other: string; readonly period: string } {
  const cut = cutPeriod(one, context) === null ? cutPeriod(other, context) : null;
  const rest = cut?.rest.replace(/ (?:in|for|of|during)$/i, "") ?? "";
  return cut === null || rest === "" ? { other, period: "" } : { other: rest, period: cut.words };
}

/** What follows the last "in" or "for" of a group's name. */
function cutFigure(group: string): { readonly last: string; readonly figure: string | null } {
  const [, last = group, figure = null] = /^(.+) (?:in|for|by) (?:the )?(.+)$/i.exec(group) ?? [];
  return { last, figure };
}

function* compareGroups(
  figure: string,
  { groups, period }: { readonly groups: readonly [string, string]; readonly period: string },
  request: FigureRequest,
): Sliced<FoundSubject> {
  const planned: PlannedFigure[] = [];
  for (const group of groups) {
    planned.push(yield* planFigure(`${figure} in ${group} ${period}`.trimEnd(), request));
  }
  const [one, other] = planned;
  if (one === undefined || other === undefined) return { kind: "refused", ...messages.notTwoGroups };
  if (one.kind === "refused") return one;
  if (other.kind === "refused") return other;
  return foundOr(makeCompareSubject(one.plan, other.plan, request.context), one, messages.notTwoGroups);
}

/**
 * Of things that happen to others, such as returns, the rate depends on something, and of a size its average; of a sum, its
 * change does. Of rows with a property, such as infected brews, their share does.
 */
function* findDrivers(
  { asked }: Extract<Inquiry, { kind: "drive" }>,
  request: FigureRequest,
): Sliced<FoundSubject> {
  const { context } = request;
  const planned = yield* planFigure(asked, request);
  const ratio = yield* findRatio(asked, planned, request);
  if (ratio !== null) return ratio;
  if (planned.kind === "refused") return planned;
  return foundOr(
    makeChangeSubject(planned.plan, "periodBefore", context),
    planned,
    messages.nothingToCompare,
  );
}

/** The rate or average of what was asked; null if it has none. */
function* findRatio(
  asked: string,
  planned: PlannedFigure,
  request: FigureRequest,
): Sliced<FoundSubject | null> {
  const { context } = request;
  const isTelling = planned.kind === "planned" && !isRateOfAll(planned.plan, request);
  const own = isTelling ? makeDriveSubject(planned.plan, context) : null;
  if (planned.kind === "planned" && own !== null) return foundOr(own, planned, messages.nothingToCompare);
  const hasProperty = planned.kind === "planned" && hasOwnProperty(planned.plan);
  for (const text of hasProperty ? listRatios(asked).toReversed() : listRatios(asked)) {
    const ratio = yield* planFigure(text, request);
    const isOther =
      planned.kind === "planned" && ratio.kind === "planned" && isOtherMatter(planned.plan, ratio.plan);
    const isOfAll = ratio.kind === "planned" && isRateOfAll(ratio.plan, request);
    const subject =
      ratio.kind === "refused" || isOther || isOfAll ? null : makeDriveSubject(ratio.plan, context);
    if (ratio.kind !== "refused" && subject !== null) {
      return foundOr(subject, ratio, messages.nothingToCompare);
    }
  }
  return null;
}

function foundOr(
  subject: Subject | null,
  { isDoubtful }: { readonly isDoubtful: boolean },
  refusal: { readonly message: string; readonly fix: string },
): FoundSubject {
  return subject === null ? { kind: "refused", ...refusal } : { kind: "found", subject, isDoubtful };
}
