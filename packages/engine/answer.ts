import type {
  AskSettings,
  CalendarRule,
  Catalog,
  ChartKind,
  ColumnValues,
  DefaultFilter,
  DefaultFilterName,
  DescribedCatalog,
  Example,
  Glossary,
  IsoDate,
  Mark,
  MeaningCorrection,
  Plan,
  Problem,
} from "@askery/model";
import { prepareLexicon, type Lexicon } from "./link/lexicon.ts";
import { linkMentions } from "./link/link-mentions.ts";
import type { Mention } from "./link/mention.ts";
import { prepareNames } from "./link/prepare-names.ts";
import { describeCatalog } from "./meaning/describe-catalog.ts";
import { uniteSpellings } from "./meaning/find-spellings.ts";
import { listSecrets, type SecretColumn } from "./meaning/list-secrets.ts";
import { withholdSecrets } from "./meaning/withhold-secrets.ts";
import { composeInterpretations } from "./plan/compose-interpretations.ts";
import { applyDefaults } from "./plan/defaults/apply-defaults.ts";
import { markWords } from "./plan/mark-words.ts";
import {
  findExample,
  prepareExamples,
  type CuratedExamples,
  type FoundExample,
} from "./plan/examples/curated-examples.ts";
import { prepareSchema } from "./plan/schema/prepare-schema.ts";
import { rankInterpretations } from "./plan/rank/rank-interpretations.ts";
import type { Probe, RankedInterpretation, Interpretation } from "./plan/interpretation.ts";
import type { Request } from "./plan/request/request.ts";
import { refuseInterpretation } from "./plan/refuse/refuse-interpretation.ts";
import type { Schema } from "./plan/schema/schema.ts";
import type { Question } from "./question/question.ts";
import { readQuestion } from "./question/read-question.ts";

/** A database prepared for questions: once, for many questions. */
export interface PreparedDatabase {
  /** The catalog without secrets. */
  readonly catalog: Catalog;
  /** The values that questions are linked with. */
  readonly values: readonly ColumnValues[];
  /** Columns that are excluded from everything else here. */
  readonly secrets: readonly SecretColumn[];
  /** The meaning of its tables and columns. */
  readonly described: DescribedCatalog;
  readonly lexicon: Lexicon;
  readonly schema: Schema;
  /** The curated examples: questions that people answered with SQL. */
  readonly examples: CuratedExamples;
  /** The default filters. */
  readonly filters: readonly DefaultFilter[];
  /** Which dates questions are about, as people decided. */
  readonly calendarRules: readonly CalendarRule[];
}

/** Prepares a database for questions. Excludes columns with secrets. */
export function prepareDatabase(source: {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
  /** User corrections of the meaning of tables and columns. */
  readonly corrections?: readonly MeaningCorrection[];
}): PreparedDatabase {
  const { corrections = [] } = source;
  const names = prepareNames(source.catalog);
  const read = describeCatalog({ ...source, corrections, names });
  const secrets = listSecrets(read);
  const open = withholdSecrets(source, secrets);
  const described = secrets.length === 0 ? read : describeCatalog({ ...open, corrections, names });
  const { glossary } = open;
  const { catalog, values } = uniteSpellings(open, described);
  const lexicon = prepareLexicon({ catalog, values, glossary, names, described });
  return {
    catalog,
    values,
    described,
    secrets,
    lexicon,
    schema: prepareSchema(catalog, lexicon),
    filters: glossary.filters ?? [],
    calendarRules: glossary.calendarRules ?? [],
    examples: prepareExamples(glossary.examples ?? [], values),
  };
}

/**
 * Finds columns with secrets by their names and values. A correction to another role lifts a secret. Before sampling,
 * `values` is empty and only names count.
 */
export function findSecrets(source: {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly corrections?: readonly MeaningCorrection[];
}): readonly SecretColumn[] {
  const { catalog, values, corrections = [] } = source;
  return listSecrets(describeCatalog({ catalog, values, corrections, names: prepareNames(catalog) }));
}

/** The complete input of an answer's SQL. */
export interface PlanRequest {
  readonly text: string;
  readonly database: PreparedDatabase;
  /** The date in the database's time zone. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly string[];
  /** Default filters that the user removed. */
  readonly without?: readonly DefaultFilterName[];
}

/** The result of planning a question, with all intermediate stages for display. */
export type Planned =
  | {
      readonly kind: "planned";
      readonly plan: Plan;
      readonly confidence: number;
      readonly marks: readonly Mark[];
      readonly askedChart: ChartKind | null;
      /**
       * The curated example that the question matches, possibly with other values. Its SQL, with those values, is then
       * the plan and there are no other interpretations.
       */
      readonly example?: Example;
      /** The likeliest interpretations, best first; the first one has the plan `plan`. */
      readonly interpretations: readonly RankedInterpretation[];
      readonly stages: Stages;
    }
  | {
      readonly kind: "refused";
      readonly problem: Problem;
      readonly marks: readonly Mark[];
      readonly stages: Stages | null;
    };

export interface Stages {
  readonly question: Question;
  readonly mentions: readonly Mention[];
}

/** The maximum number of interpretations to probe. */
const maxInterpretations = 12;

/** Plans a question: reads, links, composes and ranks. Pure: equal requests return equal plans. */
export function planQuestion(request: PlanRequest): Planned {
  return planAfter(readEarlier(request), request);
}

/** The maximum number of earlier questions that are read again, since questions rarely refer further back. */
const earlierRead = 12;

/**
 * The request of the last earlier question that was understood, itself read as a follow-up. Null after a curated
 * example, since the meaning of its SQL is unknown.
 */
function readEarlier({ earlier = [], ...asked }: PlanRequest): Request | null {
  return earlier.slice(-earlierRead).reduce<Request | null>((before, text) => {
    const planned = planAfter(before, { ...asked, text });
    if (planned.kind === "refused") return before;
    return planned.example ? null : (planned.interpretations[0]?.interpretation.request ?? before);
  }, null);
}

function planAfter(before: Request | null, request: PlanRequest): Planned {
  const { database, text, today, settings } = request;
  const { examples, lexicon } = database;
  const curated = findExample(examples, text, { lexicon, today, settings });
  if (curated !== null) return planExample(curated, request);
  const found = readAfter(before, request);
  return found.kind === "problem"
    ? { kind: "refused", problem: found.problem, marks: [], stages: null }
    : settle(found.interpretations, found.stages, request);
}

function planExample(
  { example, swaps, isParaphrase }: FoundExample,
  { text, today, settings }: PlanRequest,
): Planned {
  const read = readQuestion(text, { today, settings });
  if (read.kind === "problem") return { kind: "refused", problem: read.problem, marks: [], stages: null };
  const other = swaps.map(({ from, to }) => `, with “${to}” for “${from}”`).join("");
  const asked = isParaphrase ? `“${example.question}”` : "this question";
  const reason = `${example.author} wrote the SQL that answers ${asked}${other}`;
  return {
    kind: "planned",
    plan: { kind: "sql", text: example.sql },
    confidence: 1,
    marks: [{ span: { start: 0, end: text.length }, kind: "understood", means: "an example", reason }],
    askedChart: null,
    example,
    interpretations: [],
    stages: { question: read.question, mentions: [] },
  };
}

/** Finds all interpretations of a question, best first, including those that would be refused. */
export function findInterpretations(request: PlanRequest): FoundInterpretations {
  return readAfter(readEarlier(request), request);
}

function readAfter(before: Request | null, request: PlanRequest): FoundInterpretations {
  const { text, database, today, settings } = request;
  const read = readQuestion(text, { today, settings });
  if (read.kind === "problem") return read;
  const { question } = read;
  const mentions = linkMentions(question, database.lexicon);
  const interpretations = composeInterpretations({
    question,
    mentions,
    schema: database.schema,
    today,
    settings,
    before,
  });
  const ranked = rankInterpretations(interpretations).map((one) => withDefaults(one, request));
  return { kind: "found", interpretations: ranked, stages: { question, mentions } };
}

function withDefaults(
  ranked: RankedInterpretation,
  { database: { filters }, without }: PlanRequest,
): RankedInterpretation {
  if (filters.length === 0) return ranked;
  const { plan, ...defaults } = applyDefaults(ranked.interpretation.plan, filters, without);
  return { ...ranked, interpretation: { ...ranked.interpretation, plan, defaults } };
}

export type FoundInterpretations =
  | {
      readonly kind: "found";
      readonly interpretations: readonly RankedInterpretation[];
      readonly stages: Stages;
    }
  | { readonly kind: "problem"; readonly problem: Problem };

/** Ranks the interpretations again with the results of probes, one for each of the first interpretations. */
export function chooseInterpretation(planned: Planned, probes: readonly (Probe | null)[]): Planned {
  if (planned.kind === "refused" || planned.example) return planned;
  const ranked = rankInterpretations(
    planned.interpretations.map(({ interpretation }): Interpretation => interpretation),
    probes,
  );
  const [best] = ranked;
  return best
    ? {
        ...planned,
        plan: best.interpretation.plan,
        confidence: best.confidence,
        interpretations: ranked,
        marks: markWords(planned.stages.question, best.interpretation),
        askedChart: best.interpretation.askedChart,
      }
    : planned;
}

function settle(
  ranked: readonly RankedInterpretation[],
  stages: Stages,
  { database, today, settings }: Pick<PlanRequest, "database" | "today" | "settings">,
): Planned {
  const { schema, secrets } = database;
  const refuse = (best: RankedInterpretation | null): Problem | null =>
    refuseInterpretation({ ...stages, best, schema, secrets, calendar: { today, settings } });
  const [first = null] = ranked;
  const best = ranked.filter((one) => isClose(one, first)).find((one) => refuse(one) === null) ?? first;
  const marks = markWords(stages.question, best?.interpretation ?? null);
  const problem = refuse(best);
  if (problem || !best) {
    return {
      kind: "refused",
      problem: problem ?? { code: "question-not-understood", spans: [], facts: {}, suggestions: [] },
      marks: problem?.code === "column-private" ? marks.map((mark) => markPrivate(mark, problem)) : marks,
      stages,
    };
  }
  return {
    kind: "planned",
    plan: best.interpretation.plan,
    confidence: best.confidence,
    marks,
    askedChart: best.interpretation.askedChart,
    interpretations: [best, ...ranked.filter((one) => one !== best)].slice(0, maxInterpretations),
    stages,
  };
}

function markPrivate(mark: Mark, { spans }: Problem): Mark {
  return spans.some(({ start }) => start === mark.span.start)
    ? { ...mark, reason: "It is private, and answers leave it out." }
    : mark;
}

/** The maximum difference in score for an acceptable interpretation to win over a better one that is refused. */
const closeScore = 1.5;

function isClose({ score }: RankedInterpretation, first: RankedInterpretation | null): boolean {
  return first !== null && score >= first.score - closeScore;
}
