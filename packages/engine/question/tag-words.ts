import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";
import type { PartOfSpeech } from "./question.ts";
import type { Token } from "./tokenize-text.ts";

/**
 * Returns the part of speech of each token.
 *
 * The first call loads the tagger (about 0.12 s). Tokens over 40 characters are replaced by a noun, since the tagger's
 * time is quadratic in the length of a token.
 */
export function tagWords(tokens: readonly Token[]): readonly PartOfSpeech[] {
  const texts = tokens.map(toTaggerText);
  const tags = readTags(texts).map((tag, index) => (isHad(tokens, index) ? "noun" : tag));
  return tokens.map((token, index) => kindTags[token.kind] ?? tags[index] ?? "other");
}

/** True for "reviews" in "have reviews": what follows a form of "have" is had, or a participle, which has no "s". */
function isHad(tokens: readonly Token[], index: number): boolean {
  const had = tokens[index]?.lower ?? "";
  return havingWords.has(tokens[index - 1]?.lower ?? "") && /[^s]s$/.test(had) && !wordsInS.has(had);
}

const havingWords: ReadonlySet<string> = new Set(["have", "has", "had", "having"]);
/** Words that end with an "s" and are no plurals. */
const wordsInS: ReadonlySet<string> = new Set(["always", "its", "this", "his", "was", "is", "does", "as"]);

/** Kinds of tokens with a fixed tag. */
const kindTags: Readonly<Partial<Record<Token["kind"], PartOfSpeech>>> = {
  number: "number",
  date: "number",
  address: "properNoun",
  opaque: "other",
  punctuation: "punctuation",
  symbol: "symbol",
};

const maxTaggedLength = 40;

function toTaggerText(token: Token): string {
  if (token.kind === "opaque" || token.kind === "address" || token.text.length > maxTaggedLength) {
    return "item";
  }
  if (token.kind === "number" || token.kind === "date") return "5";
  return token.text.replaceAll("\u2019", "'");
}

/** The tag at the start of each text, since the tagger may split a text into several tokens. */
function readTags(texts: readonly string[]): readonly PartOfSpeech[] {
  const { values, spaces, tags } = loadTagger()(texts.join(" "));
  const result: PartOfSpeech[] = [];
  let start = 0;
  let end = 0;
  let token = -1;
  for (const text of texts) {
    while (end <= start && token + 1 < values.length) {
      token += 1;
      end += (spaces[token]?.length ?? 0) + (values[token]?.length ?? 0);
    }
    result.push(universalTags[tags[token] ?? ""] ?? "other");
    start += text.length + 1;
  }
  return result;
}

/** Universal Dependencies tags and their names in this engine. */
const universalTags: Readonly<Record<string, PartOfSpeech>> = {
  NOUN: "noun",
  PROPN: "properNoun",
  VERB: "verb",
  AUX: "verb",
  ADJ: "adjective",
  ADV: "adverb",
  NUM: "number",
  PRON: "pronoun",
  DET: "determiner",
  ADP: "preposition",
  CCONJ: "conjunction",
  SCONJ: "conjunction",
  PART: "particle",
  PUNCT: "punctuation",
  SYM: "symbol",
};

/** The tagger's tokens, the spaces before each, and their tags. */
interface TaggedText {
  readonly values: readonly string[];
  readonly spaces: readonly string[];
  readonly tags: readonly string[];
}

type Tagger = (text: string) => TaggedText;

let tagger: Tagger | null = null;
let textsLeft = 0;

/** The number of texts after which the tagger is replaced, because it caches every word it sees. */
const textsPerTagger = 20_000;

function loadTagger(): Tagger {
  if (tagger === null || textsLeft === 0) {
    tagger = makeTagger();
    textsLeft = textsPerTagger;
  }
  textsLeft -= 1;
  return tagger;
}

function makeTagger(): Tagger {
  const nlp = winkNLP(model, ["pos"]);
  // oxlint-disable-next-line typescript/unbound-method -- the library's API; its helpers do not use "this"
  const { value, precedingSpaces, pos } = nlp.its;
  return (text) => {
    const tokens = nlp.readDoc(text).tokens();
    return { values: tokens.out(value), spaces: tokens.out(precedingSpaces), tags: tokens.out(pos) };
  };
}
