import type { Mention } from "../../link/mention.ts";
import type { Question } from "../../question/question.ts";
import type { Clause, ColumnRef, Fragment } from "../request/clause.ts";
import { skipCost, type Cover } from "../cover-words.ts";
import type { QuestionEvidence } from "./question-evidence.ts";
import { add, type Draft, type Features } from "./features.ts";
import type { Schema } from "../schema/schema.ts";

/** What all readings of one cover have in common. */
export interface CoverFeatures {
  readonly features: Features;
}

/** Features of a choice of fragments, whatever plan comes of them. */
export function readCoverFeatures(
  cover: Cover,
  { question, schema, evidence }: { question: Question; schema: Schema; evidence: QuestionEvidence },
): CoverFeatures {
  const draft: Draft = {};
  const all = question.words.reduce((sum, word) => sum + skipCost(word), 0);
  const skipped = cover.skipped.flatMap((index) => question.words[index] ?? []);
  add(draft, "cover", cover.score);
  add(draft, "coverShare", all === 0 ? 0 : cover.score / all);
  add(draft, "unexplained", all === 0 ? 0 : skipped.reduce((sum, word) => sum + skipCost(word), 0) / all);
  for (const word of skipped) add(draft, `skipped ${word.tag}`);
  for (const fragment of cover.fragments) {
    add(draft, `pattern ${fragment.pattern}`);
    for (const mention of fragment.mentions) {
      addMention(draft, mention, evidence);
      addRole(draft, mention, fragment, question);
    }
    for (const clause of fragment.clauses) addClause(draft, clause, fragment, schema);
  }
  addLinks(draft, cover, question);
  return { features: draft };
}

/** How words led to what they are taken for, and what kind of word stands for it. */
function addRole(draft: Draft, { stage, range }: Mention, { role }: Fragment, { words }: Question): void {
  add(draft, `${stage} as ${role}`);
  const first = words[range.from];
  if (first) add(draft, `${first.tag} as ${role}`);
}

/** Small words that tie one part of a question to the next. */
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

/** What stands between two parts that say something: "name of a city" is not "name and city". */
function addLinks(draft: Draft, { fragments }: Cover, { words }: Question): void {
  const telling = fragments.filter(({ clauses }) => clauses.some(({ kind }) => kind !== "nothing"));
  let before: Fragment | null = null;
  for (const fragment of telling) {
    const between = words.slice(before?.range.to ?? 0, fragment.range.from);
    const link = between.find(({ lower }) => linkWords.has(lower))?.lower ?? "";
    add(draft, `link ${before?.role ?? "start"} ${link} ${fragment.role}`);
    before = fragment;
  }
}

function addMention(
  draft: Draft,
  { target, stage, score, isGuess, range }: Mention,
  evidence: QuestionEvidence,
): void {
  add(draft, "mentions");
  add(draft, `stage ${stage}`);
  add(draft, `doubt ${target.kind}`, 1 - score);
  if (isGuess) add(draft, "guesses");
  if (target.kind !== "column" && target.kind !== "value") return;
  add(draft, `${target.kind} far`, 1 - evidence.nearness(target.table, range.from));
  add(draft, `${target.kind} of unsaid table`, 1 - evidence.tableScore(target.table));
  if (target.kind === "value") add(draft, "value of unsaid column", 1 - evidence.columnScore(target));
}

function addClause(draft: Draft, clause: Clause, { role }: Fragment, schema: Schema): void {
  for (const column of columnsOf(clause)) {
    if (schema.isKey(column)) add(draft, `key as ${role}`);
    else if (schema.isFigure(column)) add(draft, `figure as ${role}`);
    else add(draft, `label as ${role}`);
  }
}

function columnsOf(clause: Clause): readonly ColumnRef[] {
  switch (clause.kind) {
    case "attribute":
      return [clause.column];
    case "group":
      return clause.axis.kind === "column" ? [clause.axis.column] : [];
    case "filter":
      return "column" in clause.test ? [clause.test.column] : [];
    case "order":
      return clause.by.kind === "column" ? [clause.by.column] : [];
    case "measure":
    case "having":
      return clause.quantity.kind === "column" ? [clause.quantity.column] : [];
    default:
      return [];
  }
}
