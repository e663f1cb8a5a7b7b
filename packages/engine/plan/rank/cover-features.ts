import type { Mention } from "../../link/mention.ts";
import type { Question, Word } from "../../question/question.ts";
import type { Clause, ColumnRef, Test } from "../request/clause.ts";
import type { Fragment } from "../request/fragment.ts";
import { skipCost, type Cover } from "../cover-words.ts";
import type { QuestionEvidence } from "./question-evidence.ts";
import { add, type Draft, type Features } from "./features.ts";
import type { Schema } from "../schema/schema.ts";

export interface CoverContext {
  readonly question: Question;
  readonly schema: Schema;
  readonly evidence: QuestionEvidence;
  readonly mentions: readonly Mention[];
}

/**
 * Returns a function that reads the features of a cover, independent of plans. Features of each fragment are cached.
 */
export function prepareCoverFeatures(context: CoverContext): (cover: Cover) => Features {
  const known = new Map<Fragment, Features>();
  const ofFragment = (fragment: Fragment): Features => {
    const features = known.get(fragment) ?? readFragmentFeatures(fragment, context);
    known.set(fragment, features);
    return features;
  };
  return (cover) => [...readChoice(cover, context), ...cover.fragments.flatMap(ofFragment)];
}

function readChoice(cover: Cover, { question, evidence, mentions }: CoverContext): Features {
  const draft: Draft = [];
  const all = question.words.reduce((sum, word) => sum + skipCost(word), 0);
  const skipped = cover.skipped.flatMap((index) => question.words[index] ?? []);
  add(draft, "cover", cover.score);
  add(draft, "coverShare", all === 0 ? 0 : cover.score / all);
  add(draft, "unexplained", all === 0 ? 0 : skipped.reduce((sum, word) => sum + skipCost(word), 0) / all);
  for (const word of skipped) add(draft, `skipped ${word.tag}`);
  add(draft, "skippedValues", skipped.filter(({ index }) => isValue(index, mentions)).length);
  addLinks(draft, cover, question, evidence);
  add(draft, "splitCompounds", countSplit(cover, question));
  return draft;
}

/** True for a word that surely is a value, such as a status, and so limits rows. */
function isValue(index: number, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ target, stage, score, range }) =>
      target.kind === "value" &&
      stage === "exact" &&
      score >= surelyValue &&
      range.from === index &&
      range.to === index + 1,
  );
}

const surelyValue = 0.9;

function readFragmentFeatures(fragment: Fragment, context: CoverContext): Features {
  const draft: Draft = [];
  add(draft, `pattern ${fragment.pattern}`);
  for (const mention of fragment.mentions) {
    addMention(draft, mention, context);
    addRole(draft, mention, fragment, context.question);
  }
  for (const clause of fragment.clauses) addClause(draft, clause, fragment, context.schema);
  return draft;
}

/** Adds how the mention was linked and the part of speech of its first word, each with the role it has. */
function addRole(draft: Draft, { stage, range }: Mention, { role }: Fragment, { words }: Question): void {
  add(draft, `${stage} as ${role}`);
  const first = words[range.from];
  if (first) add(draft, `${first.tag} as ${role}`);
}

/** Function words that link two parts of a question. */
const linkWords: ReadonlySet<string> = new Set(
  [
    "and",
    "or",
    "but",
    ",",
    ".",
    "of",
    "with",
    "for",
    "in",
    "by",
    "from",
    "to",
    "on",
    "at",
    "that",
    "which",
  ].concat(["who", "whose", "where", "when", "is", "are", "have", "has", "do", "does", "not", "as", "among"]),
);

/** Adds the link word between adjacent parts: "name of a city" differs from "name and city". */
function addLinks(draft: Draft, { fragments }: Cover, { words }: Question, evidence: QuestionEvidence): void {
  const informative = fragments.filter(({ clauses }) => clauses.some(({ kind }) => kind !== "nothing"));
  let before: Fragment | null = null;
  for (const fragment of informative) {
    const between = words.slice(before?.range.to ?? 0, fragment.range.from);
    const link = between.find(({ lower }) => linkWords.has(lower))?.lower ?? "";
    add(draft, `link ${before?.role ?? "start"} ${link} ${fragment.role}`);
    add(draft, `${before?.pattern ?? "start"} > ${fragment.pattern}`);
    add(draft, `${fragment.pattern} in ${evidence.partOf(fragment.range.from)}`);
    before = fragment;
  }
}

/** Counts adjacent nouns that belong to different fragments: a "phone model" is rarely a phone and a model. */
function countSplit({ fragments }: Cover, { words }: Question): number {
  const ownerOf = (index: number): Fragment | undefined =>
    fragments.find(({ range }) => range.from <= index && index < range.to);
  return words.filter(
    ({ tag, index }) =>
      tag === "noun" && words[index + 1]?.tag === "noun" && ownerOf(index) !== ownerOf(index + 1),
  ).length;
}

function addMention(
  draft: Draft,
  { target, stage, score, isGuess, range }: Mention,
  { evidence, question }: CoverContext,
): void {
  add(draft, "mentions");
  add(draft, `stage ${stage}`);
  add(draft, `doubt ${target.kind}`, 1 - score);
  if (isGuess) add(draft, "guesses");
  if (target.kind !== "column" && target.kind !== "value") return;
  add(draft, `${target.kind} far`, 1 - evidence.nearness(target.table, range.from));
  add(draft, `${target.kind} of unmentioned table`, 1 - evidence.tableScore(target.table));
  if (target.kind === "value") {
    add(draft, "value of unmentioned column", 1 - evidence.columnScore(target));
    add(draft, `value ${letterCase(target.value, question.words.slice(range.from, range.to))}`);
  }
}

/** Classifies how the typed case of a value compares with the data: "product" is seldom the value "Product". */
function letterCase(value: string, words: readonly Word[]): string {
  const typed = words.map(({ text }) => text).join(" ");
  if (!/\p{L}/u.test(typed)) return "number";
  const isSame = value === typed;
  if (/^\p{Lu}/u.test(typed)) return isSame ? "capital" : "capital recased";
  return isSame ? "small" : "small recased";
}

function addClause(draft: Draft, clause: Clause, { role }: Fragment, schema: Schema): void {
  for (const column of columnsOf(clause)) {
    if (schema.isKey(column)) add(draft, `key as ${role}`);
    else if (schema.isFigure(column)) add(draft, `figure as ${role}`);
    else add(draft, `label as ${role}`);
  }
}

/** Tests of rows as such, which name none of their columns. */
const testsRows: ReadonlySet<Test["kind"]> = new Set<Test["kind"]>(["repeated", "refers"]);

function columnsOf(clause: Clause): readonly ColumnRef[] {
  switch (clause.kind) {
    case "attribute":
      return [clause.column];
    case "group":
      return clause.axis.kind === "column" ? [clause.axis.column] : [];
    case "filter":
      return "column" in clause.test && !testsRows.has(clause.test.kind) ? [clause.test.column] : [];
    case "order":
      return clause.by.kind === "column" ? [clause.by.column] : [];
    case "measure":
    case "having":
      return clause.quantity.kind === "column" ? [clause.quantity.column] : [];
    default:
      return [];
  }
}
