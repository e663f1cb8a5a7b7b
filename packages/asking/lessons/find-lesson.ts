import {
  defineWord,
  describeMeaning,
  humanizeName,
  isSamePlan,
  listMeanings,
  listPhrases,
  planInSlices,
  pluralOf,
  prepareInSlices,
  type LearnableMeaning,
  type Planned,
  type PreparedDatabase,
} from "@askery/engine";
import type { GlossaryEntry, Meaning, Plan, Sliced, TableId } from "@askery/model";
import type { AskRequest } from "../ask-database.ts";
import type { AskableDatabase } from "../connect-database.ts";
import { readRule } from "../rules/read-rule.ts";
import { showPlan } from "../show-for-people.ts";
import { printDefinition } from "./print-definition.ts";

/** A definition that would make a question mean the plan that a person picked or made. */
export interface Lesson {
  /** "“sales” means order total of orders" */
  readonly text: string;
  readonly entry: LessonEntry;
}

/** What to add to the knowledge of the database. */
export type LessonEntry =
  | {
      readonly kind: "synonym";
      readonly phrase: string;
      readonly table: TableId;
      readonly column: string | null;
      readonly value: string | null;
      /** SQL: which rows of the table it means. */
      readonly condition: string | null;
    }
  | {
      readonly kind: "metric";
      readonly name: string;
      readonly table: TableId;
      readonly expression: string;
      readonly description: null;
    }
  | { readonly kind: "rule"; readonly text: string };

export interface LessonRequest extends Pick<
  AskRequest,
  "database" | "text" | "today" | "settings" | "earlier" | "without"
> {
  /** The plan that the question should mean. */
  readonly plan: Plan;
  /** Whether a person made the plan by edits. Otherwise it is a choice, which explains the same words. */
  readonly isEdited: boolean;
}

type DateMeaning = Extract<LearnableMeaning, { kind: "date" }>;

/** How many definitions are tried. */
const maxTried = 24;
/** Dates are tried in databases of at most this many tables, because the whole database is prepared again. */
const maxTables = 100;

/**
 * Finds the definition of a word after which a question means a plan. It was tried: the question was planned with it. Null
 * if the question means the plan already, or if no single definition is enough.
 */
export function* findLesson(request: LessonRequest): Sliced<Lesson | null> {
  const { database, plan, isEdited } = request;
  const { prepared } = database;
  const planned = yield* planAs(prepared, request);
  if (planned.stages === null || means(planned, request)) return null;
  const before = planned.kind === "planned" ? planned.interpretations[0] : planned.rivals[0];
  const phrases = listPhrases(planned.stages.question, before?.interpretation.explained ?? []);
  const meanings = listMeanings(plan, before?.interpretation.plan ?? null);
  let left = maxTried;
  for (const { meaning, isFigure } of meanings) {
    // A breakdown by something else does not mean that the name of the first one was misunderstood.
    const doubtful = phrases.filter(({ isNamed }) => isFigure || !isEdited || !isNamed);
    for (const { text } of meaning.kind === "date" ? [dated] : doubtful) {
      if (left === 0) return null;
      left -= 1;
      const lesson =
        meaning.kind === "date"
          ? yield* teachDate(meaning, request)
          : yield* teachWord(text, meaning, request);
      if (lesson !== null) return lesson;
    }
  }
  return null;
}

/** Dates need no phrase. */
const dated = { text: "" };

function* planAs(
  database: PreparedDatabase,
  { text, today, settings, earlier, without }: LessonRequest,
): Sliced<Planned> {
  return yield* planInSlices({
    text,
    database,
    today,
    settings,
    ...(earlier && { earlier }),
    ...(without && { without }),
  });
}

/** True if a question is answered with the plan, as it is or as people see it. */
function means(planned: Planned, { database, plan, today, settings }: LessonRequest): boolean {
  if (planned.kind === "refused") return false;
  const shown = showPlan(planned.plan, database.prepared);
  return [planned.plan, shown].some((one) => isSamePlan(one, plan, { today, settings }));
}

function* teachWord(phrase: string, meaning: Meaning, request: LessonRequest): Sliced<Lesson | null> {
  const entry = entryOf(phrase, meaning);
  const { prepared } = request.database;
  if (entry === null) return null;
  const taught = yield* planAs(withWord(prepared, { phrase, meaning }), request);
  if (!means(taught, request)) return null;
  const { catalog, described } = prepared;
  const scope = { catalog, described, settings: request.settings };
  return { text: `“${phrase}” means ${describeMeaning(meaning, scope)}`, entry };
}

function entryOf(phrase: string, meaning: Meaning): LessonEntry | null {
  const { table } = meaning;
  const word = { kind: "synonym", phrase, table, column: null, value: null, condition: null } as const;
  switch (meaning.kind) {
    case "table":
      return word;
    case "column":
      return { ...word, column: meaning.column };
    case "value":
      return { ...word, column: meaning.column, value: meaning.value };
    case "filter": {
      const condition = printDefinition(meaning.condition);
      return condition === null ? null : { ...word, condition };
    }
    case "metric": {
      const expression = printDefinition(meaning.expression);
      return expression === null
        ? null
        : { kind: "metric", name: phrase, table, expression, description: null };
    }
  }
}

/** "Use shipped at for orders": tried as a rule in words, because that is how it is saved. */
function* teachDate({ table, column }: DateMeaning, request: LessonRequest): Sliced<Lesson | null> {
  const { database, today, settings } = request;
  const name = database.prepared.catalog.tables.find(({ id }) => id === table)?.name;
  if (name === undefined || database.prepared.catalog.tables.length > maxTables) return null;
  const text = `Use ${humanizeName(column)} for ${humanizeName(name)}`;
  const read = readRule(text, { database: database.prepared, today, settings });
  const [effect, ...others] = read.kind === "read" ? read.effects.map((one) => one.effect) : [];
  const isRead = effect?.kind === "date" && effect.table === table && effect.column === column;
  if (!isRead || others.length > 0) return null;
  const taught = yield* planAs(yield* dateBy({ kind: "date", table, column }, database), request);
  if (!means(taught, request)) return null;
  return {
    text: `${pluralOf(humanizeName(name))} are dated by ${humanizeName(column)}`,
    entry: { kind: "rule", text },
  };
}

/** The same database with another date for a table. */
function* dateBy(
  { table, column }: DateMeaning,
  { prepared, values }: AskableDatabase,
): Sliced<PreparedDatabase> {
  const { catalog, lexicon } = prepared;
  const glossary = { entries: [...lexicon.glossary.entries.values()].flat() };
  return yield* prepareInSlices({
    catalog,
    values,
    glossary,
    corrections: [{ kind: "date", table, column }],
  });
}

/** The database as if people had defined one more word. */
function withWord(prepared: PreparedDatabase, entry: GlossaryEntry): PreparedDatabase {
  return { ...prepared, lexicon: defineWord(prepared.lexicon, entry) };
}
