import type {
  AskSettings,
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
import { composeReadings } from "./plan/compose-readings.ts";
import { applyDefaults } from "./plan/defaults/apply-defaults.ts";
import { markWords } from "./plan/mark-words.ts";
import { prepareSchema } from "./plan/schema/prepare-schema.ts";
import { rankReadings } from "./plan/rank/rank-readings.ts";
import type { Probe, RankedReading, Reading } from "./plan/reading.ts";
import type { Request } from "./plan/request/request.ts";
import { refuseReading } from "./plan/refuse/refuse-reading.ts";
import type { Schema } from "./plan/schema/schema.ts";
import type { Question } from "./question/question.ts";
import { readQuestion } from "./question/read-question.ts";
import {
  findExample,
  prepareExamples,
  type FoundExample,
  type TaughtExamples,
} from "./question/taught-examples.ts";

/** A database as the engine knows it: prepared once, then asked many times. */
export interface PreparedDatabase {
  readonly catalog: Catalog;
  /** What its tables and columns mean. */
  readonly described: DescribedCatalog;
  readonly lexicon: Lexicon;
  readonly schema: Schema;
  /** What people taught to be answered by SQL of their own. */
  readonly examples: TaughtExamples;
  /** What holds of its rows unless a question says otherwise. */
  readonly filters: readonly DefaultFilter[];
}

export function prepareDatabase(source: {
  readonly catalog: Catalog;
  readonly values: readonly ColumnValues[];
  readonly glossary: Glossary;
  /** What people said about the meaning of its tables and columns. */
  readonly corrections?: readonly MeaningCorrection[];
}): PreparedDatabase {
  const { catalog, values, glossary, corrections = [] } = source;
  const names = prepareNames(catalog);
  const described = describeCatalog({ catalog, values, corrections, names });
  const lexicon = prepareLexicon({ catalog, values, glossary, names, described });
  return {
    catalog,
    described,
    lexicon,
    schema: prepareSchema(catalog, lexicon),
    filters: glossary.filters ?? [],
    examples: prepareExamples(glossary.examples ?? [], values),
  };
}

/** All that an answer's SQL depends on. */
export interface PlanRequest {
  readonly text: string;
  readonly database: PreparedDatabase;
  /** In the database's time zone. */
  readonly today: IsoDate;
  readonly settings: AskSettings;
  /** Earlier questions of the conversation, oldest first. */
  readonly earlier?: readonly string[];
  /** Default filters that the asker took away. */
  readonly without?: readonly DefaultFilterName[];
}

/** What came of reading a question. The stages behind it are kept, so that each can be shown. */
export type Planned =
  | {
      readonly kind: "planned";
      readonly plan: Plan;
      readonly confidence: number;
      readonly marks: readonly Mark[];
      readonly askedChart: ChartKind | null;
      /**
       * Where the question is one that people taught, be it with another value: its SQL, with that value, is the plan, and
       * there are no other readings.
       */
      readonly example?: Example;
      /** The likeliest ways to understand the question, best first; the first is `plan`. */
      readonly readings: readonly RankedReading[];
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

/** Readings carried on to probing. */
const readingsKept = 12;

/** Question → plan: reads, links, composes, ranks. Pure: equal requests give equal plans. */
export function planQuestion(request: PlanRequest): Planned {
  return planAfter(readEarlier(request), request);
}

/** Earlier questions that are read again; what a question refers to seldom lies further back. */
const earlierRead = 12;

/**
 * What the last earlier question that was understood came to, itself read as a follow-up of those before it. After an
 * example there is nothing to follow: what its SQL means is not known.
 */
function readEarlier({ earlier = [], ...asked }: PlanRequest): Request | null {
  return earlier.slice(-earlierRead).reduce<Request | null>((before, text) => {
    const planned = planAfter(before, { ...asked, text });
    if (planned.kind === "refused") return before;
    return planned.example ? null : (planned.readings[0]?.reading.request ?? before);
  }, null);
}

function planAfter(before: Request | null, request: PlanRequest): Planned {
  const { database, text } = request;
  const taught = findExample(database.examples, text);
  if (taught !== null) return planExample(taught, request);
  const found = readAfter(before, request);
  return found.kind === "problem"
    ? { kind: "refused", problem: found.problem, marks: [], stages: null }
    : settle(found.readings, found.stages, request);
}

function planExample({ example, swaps }: FoundExample, { text, today, settings }: PlanRequest): Planned {
  const read = readQuestion(text, { today, settings });
  if (read.kind === "problem") return { kind: "refused", problem: read.problem, marks: [], stages: null };
  const other = swaps.map(({ from, to }) => `, with “${to}” for “${from}”`).join("");
  const reason = `${example.author} taught the SQL that answers this question${other}`;
  return {
    kind: "planned",
    plan: { kind: "sql", text: example.sql },
    confidence: 1,
    marks: [{ span: { start: 0, end: text.length }, kind: "understood", means: "an example", reason }],
    askedChart: null,
    example,
    readings: [],
    stages: { question: read.question, mentions: [] },
  };
}

/** Every reading of a question, best first, whether or not it is good enough to be answered. */
export function findReadings(request: PlanRequest): FoundReadings {
  return readAfter(readEarlier(request), request);
}

function readAfter(before: Request | null, request: PlanRequest): FoundReadings {
  const { text, database, today, settings } = request;
  const read = readQuestion(text, { today, settings });
  if (read.kind === "problem") return read;
  const { question } = read;
  const mentions = linkMentions(question, database.lexicon);
  const readings = composeReadings({ question, mentions, schema: database.schema, today, settings, before });
  const ranked = rankReadings(readings).map((one) => withDefaults(one, request));
  return { kind: "found", readings: ranked, stages: { question, mentions } };
}

function withDefaults(ranked: RankedReading, { database: { filters }, without }: PlanRequest): RankedReading {
  if (filters.length === 0) return ranked;
  const { plan, ...defaults } = applyDefaults(ranked.reading.plan, filters, without);
  return { ...ranked, reading: { ...ranked.reading, plan, defaults } };
}

export type FoundReadings =
  | { readonly kind: "found"; readonly readings: readonly RankedReading[]; readonly stages: Stages }
  | { readonly kind: "problem"; readonly problem: Problem };

/** Ranks the readings of a question anew by what running them showed: one probe for each of its first readings. */
export function chooseReading(planned: Planned, probes: readonly (Probe | null)[]): Planned {
  if (planned.kind === "refused" || planned.example) return planned;
  const ranked = rankReadings(
    planned.readings.map(({ reading }): Reading => reading),
    probes,
  );
  const [best] = ranked;
  return best
    ? {
        ...planned,
        plan: best.reading.plan,
        confidence: best.confidence,
        readings: ranked,
        marks: markWords(planned.stages.question, best.reading),
        askedChart: best.reading.askedChart,
      }
    : planned;
}

function settle(
  ranked: readonly RankedReading[],
  stages: Stages,
  { database, today, settings }: Pick<PlanRequest, "database" | "today" | "settings">,
): Planned {
  const refuse = (best: RankedReading | null): Problem | null =>
    refuseReading({ ...stages, best, schema: database.schema, calendar: { today, settings } });
  const [first = null] = ranked;
  const best = ranked.filter((one) => isClose(one, first)).find((one) => refuse(one) === null) ?? first;
  const marks = markWords(stages.question, best?.reading ?? null);
  const problem = refuse(best);
  if (problem || !best) {
    return {
      kind: "refused",
      problem: problem ?? { code: "question-not-understood", spans: [], facts: {}, suggestions: [] },
      marks,
      stages,
    };
  }
  return {
    kind: "planned",
    plan: best.reading.plan,
    confidence: best.confidence,
    marks,
    askedChart: best.reading.askedChart,
    readings: [best, ...ranked.filter((one) => one !== best)].slice(0, readingsKept),
    stages,
  };
}

/** How much lower a reading that may be answered can score than a first one that may not, and still be taken. */
const closeScore = 1.5;

function isClose({ score }: RankedReading, first: RankedReading | null): boolean {
  return first !== null && score >= first.score - closeScore;
}
