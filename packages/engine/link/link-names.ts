import type { ColumnRole, Sliced, TableId } from "@askery/model";
import { contraryWords } from "./contrary-words.data.ts";
import type { Question, WordRange } from "../question/question.ts";
import { findFiguresCalled, isOutdone } from "./figures-called.ts";
import type { QuestionWord, RoleTerm, Term } from "./find-terms.ts";
import { describeColumn, type Lexicon } from "./lexicon.ts";
import { matchNames, type NameMatch } from "./match-names.ts";
import type { LinkStage, Mention } from "./mention.ts";
import type { NameOwner } from "./name-index.ts";
import { explainName } from "./explain-mention.ts";

/** Links terms to tables and columns with matching names. */
export function* linkNames(
  question: Question,
  terms: readonly Term[],
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): Sliced<readonly Mention[]> {
  const matches = yield* matchNames(terms, words, lexicon.names);
  const ofTables = matches.filter(
    ({ shape, stage, isOfColumn }) => stage !== "adjective" && isOfColumn !== true && shape.tables.length > 0,
  );
  const tables = chooseBest(ofTables).flatMap((match) =>
    match.shape.tables.map((owner) => mentionName(question, match, owner)),
  );
  const namedTables = new Set(
    tables
      .filter(({ score }) => score >= surelyNamed)
      .flatMap(({ target }) => (target.kind === "table" ? [target.table] : [])),
  );
  const saidTables = new Set(
    tables.flatMap(({ target, isGuess }) => (target.kind === "table" && !isGuess ? [target.table] : [])),
  );
  const namedAt = Map.groupBy(
    tables.filter(({ score }) => score >= surelyNamed),
    ({ range }) => nameRange(range),
  );
  const ofColumns = matches.filter(({ shape }) => shape.columns.length > 0);
  const figuresAt = findFiguresCalled(question, ofColumns, lexicon);
  const columns: Mention[] = [];
  for (const match of chooseBest(ofColumns)) {
    yield;
    const owners = chooseOwners(match, namedTables)
      .filter((owner) => !isTableNamedAgain(question, match, owner, { namedAt, lexicon }))
      .filter((owner) => !isCounted(question, match, owner, lexicon))
      .filter((owner) => !isContrary(question, match, owner, lexicon))
      .filter((owner) => !isOutdone(match, owner, { question, figuresAt, named: saidTables, lexicon }))
      .slice(0, maxOwners);
    const isNear = ({ table }: NameOwner) => namedTables.size === 0 || namedTables.has(table);
    columns.push(...owners.map((owner) => mentionName(question, match, owner, isNear(owner))));
  }
  return [...tables, ...columns];
}

/** Links words to columns by use, in the mentioned tables: "when" implies their dates. */
export function linkRoles(
  question: Question,
  terms: readonly RoleTerm[],
  tables: ReadonlySet<TableId>,
  lexicon: Lexicon,
): readonly Mention[] {
  return terms.flatMap(({ range, role }) =>
    [...tables].flatMap((table) =>
      (lexicon.tables.get(table)?.columns ?? [])
        .filter(({ uses, words }) => uses.has(role) && !areContrary(wordsIn(question, range), words))
        .map(({ column }): Mention => {
          const target = { kind: "column", table, column: column.name } as const;
          return {
            range,
            target,
            score: roleScore,
            stage: "adjective",
            isGuess: true,
            reason: explainName(question, range, target, "adjective"),
          };
        }),
    ),
  );
}

/** From this score on, a mentioned table raises the score of its columns. */
export const surelyNamed = 0.6;

const roleScore = 0.35;
const withoutTableWordFactor = 0.95;
/** Penalties for columns of tables that the question does not mention; higher for guesses. */
const strangerPenalty = 0.03;
const strangerGuessFactor = 0.8;
/** The maximum number of columns per matching name; columns of mentioned tables come first. */
const maxOwners = 8;

/** Keeps the best matches per range, since in a large database one word is part of a thousand names. */
function chooseBest(matches: readonly NameMatch[]): readonly NameMatch[] {
  const byRange = Map.groupBy(matches, ({ range }) => nameRange(range));
  return [...byRange.values()].flatMap((found) =>
    found.length <= maxMatches ? found : found.toSorted((a, b) => b.score - a.score).slice(0, maxMatches),
  );
}

/** A multiple of the final number, since not all matches turn out to be valid. */
const maxMatches = 40;

function chooseOwners({ shape }: NameMatch, namedTables: ReadonlySet<TableId>): readonly NameOwner[] {
  if (shape.columns.length <= maxOwners) return shape.columns;
  const { columnsOf } = shape;
  const near =
    namedTables.size < columnsOf.size
      ? [...namedTables].flatMap((table) => columnsOf.get(table) ?? [])
      : shape.columns.filter(({ table }) => namedTables.has(table));
  if (near.length === 0) return shape.columns.slice(0, maxOwners);
  return near.toSorted((a, b) => Number(a.isWithoutTableWord) - Number(b.isWithoutTableWord));
}

function mentionName(question: Question, match: NameMatch, owner: NameOwner, isNear = true): Mention {
  const { range } = match;
  const stage = owner.isWithoutTableWord ? weakenStage(match.stage) : match.stage;
  const target =
    owner.column === null
      ? ({ kind: "table", table: owner.table } as const)
      : ({ kind: "column", table: owner.table, column: owner.column } as const);
  const isGuess = guessStages.has(stage) || (stage === "abbreviation" && match.score < surelyShort);
  const fit = match.score * (owner.isWithoutTableWord ? withoutTableWordFactor : 1);
  const stranger = isGuess ? fit * strangerGuessFactor : fit - strangerPenalty;
  return {
    range,
    target,
    score: isNear ? fit : stranger,
    stage,
    isGuess,
    reason: explainName(question, range, target, stage),
  };
}

function weakenStage(stage: LinkStage): LinkStage {
  return stage === "exact" || stage === "lemma" || stage === "compound" || stage === "abbreviation"
    ? "withoutTableWord"
    : stage;
}

/** An abbreviation that fits less than this is a guess. */
const surelyShort = 0.5;

const guessStages: ReadonlySet<LinkStage> = new Set<LinkStage>([
  "comment",
  "part",
  "synonym",
  "adjective",
  "fuzzy",
  "similar",
]);

/**
 * True if part of a key or reference is a table's name ("student" in student_id) and thus means the table, or if part
 * of a date column is a noun: "orders" does not mean `ordered_at`. A plural means the rows of a table, never a column
 * that only repeats its name: "accounts" does not mean `account_source`. "Gifts over 1000" means `gift_amount`.
 */
function isTableNamedAgain(
  { words }: Question,
  match: NameMatch,
  owner: NameOwner,
  {
    namedAt,
    lexicon,
  }: { readonly namedAt: ReadonlyMap<string, readonly Mention[]>; readonly lexicon: Lexicon },
): boolean {
  const named = namedAt.get(nameRange(match.range));
  const isBest = owner.isRole !== true || named?.every(({ score }) => score < match.score) === true;
  if ((match.coverage === 1 && isBest) || owner.column === null || named === undefined) return false;
  const uses = describeColumn(lexicon, owner.table, owner.column)?.uses;
  if (uses === undefined) return false;
  const last = words[match.range.to - 1];
  const isPlural = last?.tag === "noun" && last.lower !== last.lemma && !uses.has("measure");
  if (isPlural && named.some(({ target }) => "table" in target && target.table === owner.table)) return true;
  const { from, to } = match.range;
  const isNoun = words.slice(from, to).every(({ tag }) => tag === "noun");
  return uses.has("key") || uses.has("reference") || (uses.has("date") && isNoun);
}

/** True if rows are counted: the "number of movements" is no `movement_no`. */
function isCounted({ words }: Question, { range }: NameMatch, owner: NameOwner, lexicon: Lexicon): boolean {
  if (owner.column === null) return false;
  const role = describeColumn(lexicon, owner.table, owner.column)?.meaning.role.value;
  if (role === undefined || !identifyingRoles.has(role)) return false;
  const [first, second] = words.slice(range.from, range.to);
  const last = words[range.to - 1];
  return (
    first?.lemma === "number" && second?.lower === "of" && last?.tag === "noun" && last.lower !== last.lemma
  );
}

/** Roles whose numbers tell rows apart. */
const identifyingRoles: ReadonlySet<ColumnRole> = new Set(["key", "reference", "code", "ordinal"]);

/** True if the match is by synonym but the name means the opposite: a refund is not revenue. */
function isContrary(
  question: Question,
  { range, shape, stage }: NameMatch,
  { table }: NameOwner,
  lexicon: Lexicon,
): boolean {
  if (stage !== "synonym" && stage !== "adjective" && stage !== "similar") return false;
  const named = [...shape.words.map(({ text }) => text), ...(lexicon.tables.get(table)?.words ?? [])];
  return areContrary(wordsIn(question, range), named);
}

function areContrary(typed: readonly string[], named: readonly string[]): boolean {
  return contraryWords.some(
    (row) => typed.some((word) => row.words.includes(word)) && named.some((word) => row.never.includes(word)),
  );
}

function wordsIn({ words }: Question, { from, to }: WordRange): readonly string[] {
  return words.slice(from, to).map(({ lemma }) => lemma);
}

function nameRange({ from, to }: WordRange): string {
  return `${from}-${to}`;
}
