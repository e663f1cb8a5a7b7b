import { irregularForms } from "../question/lemmas.data.ts";
import type { Question, Word, WordRange } from "../question/question.ts";
import { explainValue } from "./explain-mention.ts";
import { findAliases, isCode, type Alias } from "./find-aliases.ts";
import type { QuestionWord } from "./find-terms.ts";
import { describeColumn, type Lexicon } from "./lexicon.ts";
import type { LinkStage, Mention } from "./mention.ts";
import { findByText, findByWord, normalizeValue, type FoundValue } from "./value-index.ts";
import { isEnglishWord } from "./synonym-index.ts";
import { rateAlignment } from "../meaning/names/align-word.ts";
import { clearFit } from "../meaning/states/spell-code.ts";
import { weakWords } from "./weak-words.data.ts";
import { pluralizeWord, singularize } from "../meaning/names/word-form.ts";

/** Links words to values: exact, in another form, or in part. */
export function linkValues(
  question: Question,
  words: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Mention[] {
  return [
    ...findRuns(question, words, lexicon).flatMap((run) => linkRun(run, question, lexicon)),
    ...linkParts(question, words, lexicon),
  ];
}

/** Links a misspelled word, alone and with its neighbors, to values with the corrected words. */
export function linkMisspelledValue(
  question: Question,
  index: number,
  meant: readonly string[],
  lexicon: Lexicon,
): readonly Mention[] {
  const forms = meant.flatMap((word) => [word, ...otherNumbersOf(word)]);
  const whole = findRunsAround(question, index, lexicon).flatMap((range) =>
    forms.flatMap((word) =>
      findByText(lexicon.values, replaceWord(question, range, index, word)).map((found) =>
        mentionValue(question, range, found, fitMisspelled(range)),
      ),
    ),
  );
  const range = { from: index, to: index + 1 };
  const parts = meant
    .flatMap((word) => findByWord(lexicon.values, word))
    .map((found) => mentionValue(question, range, found, fits.misspelledPart));
  return [...whole, ...parts];
}

/** The other words of the run fit: "Hamburg Airprot" is more than Hamburg. */
function fitMisspelled({ from, to }: WordRange): Fit {
  const others = to - from - 1;
  const { stage, score } = fits.misspelled;
  return { stage, score: (score + others * fits.caseless.score) / (1 + others) };
}

function findRunsAround({ words }: Question, index: number, lexicon: Lexicon): readonly WordRange[] {
  const runs: WordRange[] = [];
  const longest = lexicon.values.longestWordCount;
  for (let from = Math.max(0, index + 1 - longest); from <= index; from += 1) {
    for (let to = index + 1; to <= Math.min(words.length, from + longest); to += 1) runs.push({ from, to });
  }
  return runs;
}

function replaceWord({ words }: Question, { from, to }: WordRange, index: number, other: string): string {
  return normalizeValue(
    words
      .slice(from, to)
      .map((word) => (word.index === index ? other : word.text))
      .join(" "),
  );
}

interface Run {
  readonly range: WordRange;
  /** As typed. */
  readonly typed: string;
  readonly text: string;
  /** The text with its last word in singular and plural: "sofas" for Sofa. */
  readonly otherNumbers: readonly string[];
  /** The past of a verb: "did we win" for won. */
  readonly past: readonly string[];
  readonly isQuoted: boolean;
}

interface Fit {
  readonly stage: LinkStage;
  readonly score: number;
}

const fits = {
  asTyped: { stage: "exact", score: 0.98 },
  caseless: { stage: "exact", score: 0.94 },
  /** A function word or bare number that happens to be a value. */
  unlikely: { stage: "exact", score: 0.5 },
  marked: { stage: "part", score: 0.45 },
  past: { stage: "exact", score: 0.88 },
  otherNumber: { stage: "lemma", score: 0.88 },
  placeForm: { stage: "lemma", score: 0.86 },
  code: { stage: "abbreviation", score: 0.82 },
  /** The first words of a single value: "Lakeview" for Lakeview Clinic. */
  shortName: { stage: "abbreviation", score: 0.86 },
  otherWord: { stage: "synonym", score: 0.66 },
  misspelled: { stage: "fuzzy", score: 0.58 },
  misspelledPart: { stage: "fuzzy", score: 0.35 },
  head: { stage: "synonym", score: 0.6 },
} as const satisfies Record<string, Fit>;

/** All runs of words that may be a value, with quoted text as a single run. */
function findRuns(
  { text, words, phrases }: Question,
  sorted: readonly QuestionWord[],
  lexicon: Lexicon,
): readonly Run[] {
  const runs: Run[] = [];
  const known = new Map<string, readonly string[]>();
  const add = (run: Pick<Run, "range" | "typed" | "isQuoted">): void => {
    const text = normalizeValue(run.typed);
    const verb = run.range.to === run.range.from + 1 ? words[run.range.from] : undefined;
    const past = verb === undefined ? [] : pastForms(verb);
    runs.push({ ...run, text, otherNumbers: otherNumbers(text, known), past });
  };
  for (const phrase of phrases) {
    if (phrase.kind === "quoted") add({ range: phrase.range, typed: phrase.text, isQuoted: true });
  }
  for (let from = 0; from < words.length; from += 1) {
    if (sorted[from]?.word.tag === "punctuation") continue;
    for (
      let to = from + 1;
      to <= Math.min(words.length, from + lexicon.values.longestWordCount + 2);
      to += 1
    ) {
      if (sorted[to - 1]?.word.tag === "punctuation") continue;
      const typed = text.slice(words[from]?.span.start, words[to - 1]?.span.end);
      add({ range: { from, to }, typed, isQuoted: false });
    }
  }
  return runs;
}

/** What a verb in its base form has done: "won" for "win". */
function pastForms({ tag, lower, lemma }: Word): readonly string[] {
  if (tag !== "verb" || lower !== lemma) return [];
  return irregularForms.get(lemma)?.split(" ") ?? [];
}

/** True for how many rows are wanted: the "5" of "top 5" is no value. */
function isLimit({ words }: Question, { from, to }: WordRange): boolean {
  const isNumber = to === from + 1 && /^\d+$/.test(words[from]?.text ?? "");
  return isNumber && limitWords.has(words[from - 1]?.lower ?? "");
}

const limitWords: ReadonlySet<string> = new Set([
  "top",
  "bottom",
  "best",
  "worst",
  "biggest",
  "largest",
  "smallest",
]);

function linkRun(run: Run, question: Question, lexicon: Lexicon): readonly Mention[] {
  const { range, typed, text } = run;
  if (text === "" || isLimit(question, range)) return [];
  const isUnlikely = !run.isQuoted && isSmallTalk(question, range);
  const exact = findByText(lexicon.values, text).map((found) => {
    const fit = typed === found.value ? fits.asTyped : fits.caseless;
    if (isUnlikely && !isNamed(found, typed)) return mentionValue(question, range, found, fits.unlikely);
    return mentionValue(question, range, found, isMarked(found, typed) ? fits.marked : fit);
  });
  if (run.isQuoted || isUnlikely) return exact;
  const isWeak = weakWords.has(text);
  const otherNumber = (isWeak ? [] : run.otherNumbers).flatMap((other) =>
    findByText(lexicon.values, other).map((found) =>
      mentionValue(question, range, found, isMarked(found, typed) ? fits.marked : fits.otherNumber),
    ),
  );
  const past = run.past.flatMap((other) =>
    findByText(lexicon.values, other).map((found) => mentionValue(question, range, found, fits.past)),
  );
  return [...exact, ...otherNumber, ...past, ...linkAliases(run, question, lexicon)];
}

/** True if the value starts with punctuation that was not typed: "/sale" is more likely a path. */
function isMarked({ value }: { readonly value: string }, typed: string): boolean {
  return !startsWithWord.test(value) && startsWithWord.test(typed);
}

const startsWithWord = /^[\p{L}\p{N}]/u;

/** True if the run consists of function words, question words or digits, or is a noun after its article. */
function isSmallTalk({ words }: Question, { from, to }: WordRange): boolean {
  const run = words.slice(from, to);
  const isThing = run.length > 1 && articles.has(run[0]?.text ?? "");
  return (
    isThing ||
    run.every(
      ({ isFunctionWord, tag, text, lower }) =>
        isFunctionWord ||
        tag === "punctuation" ||
        /^\p{N}{1,3}$/u.test(text) ||
        (text === lower && weakWords.has(lower)),
    )
  );
}

/** In lowercase: "the client" is not the value The Client. */
const articles: ReadonlySet<string> = new Set(["a", "an", "the"]);

/** True if a function word was typed with the capitals of the value: "IT", "Who". */
function isNamed({ value }: FoundValue, typed: string): boolean {
  return typed === value && /\p{Lu}/u.test(typed.slice(1));
}

/** The text with its last word in other numbers. Memoizes them in `known`, since many runs share their last word. */
function otherNumbers(text: string, known: Map<string, readonly string[]>): readonly string[] {
  const cut = text.lastIndexOf(" ") + 1;
  const [start, last] = [text.slice(0, cut), text.slice(cut)];
  const others = known.get(last) ?? otherNumbersOf(last);
  known.set(last, others);
  return others.map((other) => start + other);
}

/** The singular and plural of a word, if they differ from it. */
function otherNumbersOf(word: string): readonly string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  return [singularize(word), pluralizeWord(word)].filter((other) => other !== word);
}

function linkAliases(
  { range, typed, text, otherNumbers }: Run,
  question: Question,
  lexicon: Lexicon,
): readonly Mention[] {
  if (isCode(text) && !isTypedAsCode(typed, question)) return [];
  const singular = otherNumbers.flatMap(findAliases).filter(({ kind }) => kind !== "code");
  return [...findAliases(text), ...singular].flatMap((alias) =>
    findByText(lexicon.values, alias.text)
      .filter((found) => isFitting(alias, found, lexicon))
      .map((found) => mentionValue(question, range, found, fitAlias(alias))),
  );
}

/** True for "US" in a question that is not all capitals. */
function isTypedAsCode(typed: string, { text }: Question): boolean {
  return typed === typed.toUpperCase() && text !== text.toUpperCase();
}

function isFitting({ columns }: Alias, { table, column }: FoundValue, lexicon: Lexicon): boolean {
  if (columns === "any") return true;
  const description = describeColumn(lexicon, table, column);
  if (columns === "places") return description?.uses.has("place") === true;
  return description?.words.some((word) => columns.has(word) || isShortFor(word, columns)) === true;
}

/** `gndr` is short for gender. */
function isShortFor(word: string, columns: ReadonlySet<string>): boolean {
  return [...columns].some((full) => rateAlignment(word, full) >= clearFit);
}

function fitAlias({ kind }: Alias): Fit {
  if (kind === "form") return fits.placeForm;
  return kind === "code" ? fits.code : fits.otherWord;
}

/** Links parts of values with several words: more and rarer words score higher, and most a short name. */
function linkParts(question: Question, words: readonly QuestionWord[], lexicon: Lexicon): readonly Mention[] {
  const parts = new Map<string, { readonly found: FoundValue; readonly matched: readonly QuestionWord[] }>();
  for (const word of words.filter(({ isContent, isWeak }) => isContent && !isWeak)) {
    for (const found of findByWord(lexicon.values, normalizeValue(word.word.text))) {
      const key = `${found.table}\n${found.column}\n${found.value}`;
      parts.set(key, { found, matched: [...(parts.get(key)?.matched ?? []), word] });
    }
  }
  const all = [...parts.values()];
  return all.flatMap(({ found, matched }) => {
    const [first, last] = [matched[0]?.word.index ?? 0, matched.at(-1)?.word.index ?? 0];
    const isTogether = last - first < matched.length + 2;
    const range = isTogether ? { from: first, to: last + 1 } : { from: first, to: first + 1 };
    const share = (isTogether ? matched.length : 1) / normalizeValue(found.value).split(" ").length;
    if (share >= 1) return [];
    const short = findShortName(question, range, found);
    if (short !== null && isProper(question, short) && isOnlyOne(short, found, all)) {
      return [mentionValue(question, short.range, found, fits.shortName)];
    }
    const score =
      (0.3 + 0.4 * share) * (matched.length > 1 || matched.some(isNameLike) ? 1 : commonWordFactor);
    return [mentionValue(question, range, found, { stage: "part", score })];
  });
}

interface ShortName {
  readonly range: WordRange;
  readonly text: string;
}

/** The words that a value begins with, as many as there are: "type 2 diabetes" of Type 2 Diabetes, Juvenile. */
function findShortName(
  { words }: Question,
  { from, to }: WordRange,
  { value }: FoundValue,
): ShortName | null {
  const whole = `${normalizeValue(value)} `;
  const textOf = (start: number, end: number): string =>
    words
      .slice(start, end)
      .map(({ text }) => normalizeValue(text))
      .join(" ");
  let [start, end] = [from, to];
  while (start > 0 && whole.includes(`${textOf(start - 1, end)} `)) start -= 1;
  while (end < words.length && whole.includes(`${textOf(start, end + 1)} `)) end += 1;
  const text = textOf(start, end);
  return whole.startsWith(`${text} `) ? { range: { from: start, to: end }, text } : null;
}

/** True for several words, or one that is not a common word: "family" does not mean Family Hemp. */
function isProper({ words }: Question, { range: { from, to } }: ShortName): boolean {
  const word = words[from];
  if (word === undefined || to > from + 1) return word !== undefined;
  return !isEnglishWord(word.lemma) || (from > 0 && /^\p{Lu}/u.test(word.text));
}

/** True if no other value of the column begins with the same words. */
function isOnlyOne(
  { text }: ShortName,
  { table, column, value }: FoundValue,
  parts: readonly { readonly found: FoundValue }[],
): boolean {
  return !parts.some(
    ({ found }) =>
      found.table === table &&
      found.column === column &&
      found.value !== value &&
      normalizeValue(found.value).startsWith(`${text} `),
  );
}

/** Words that nothing else explains are the last word of a value in another number: "croissants" for Butter Croissant. */
export function linkHeads(
  question: Question,
  unexplained: readonly QuestionWord[],
  { values }: Lexicon,
): readonly Mention[] {
  return unexplained.flatMap(({ word }) => {
    const found = otherNumbersOf(word.lower).flatMap((other) =>
      findByWord(values, other).filter(({ value }) => normalizeValue(value).endsWith(` ${other}`)),
    );
    const range = { from: word.index, to: word.index + 1 };
    return found.length > mostAlike ? [] : found.map((one) => mentionValue(question, range, one, fits.head));
  });
}

/** A word that ends more values than this means none of them. */
const mostAlike = 2;

/** Common English words are seldom part of a proper name: "family" does not mean Hemp Family. */
const commonWordFactor = 0.75;

function isNameLike({ word }: QuestionWord): boolean {
  return /^\p{Lu}/u.test(word.text) || /\p{N}/u.test(word.text) || !isEnglishWord(word.lemma);
}

function mentionValue(
  question: Question,
  range: WordRange,
  found: FoundValue,
  { stage, score }: Fit,
): Mention {
  const target = { kind: "value", ...found } as const;
  const isGuess = stage === "part" || stage === "synonym" || stage === "fuzzy";
  return { range, target, score, stage, isGuess, reason: explainValue(question, range, target, stage) };
}
