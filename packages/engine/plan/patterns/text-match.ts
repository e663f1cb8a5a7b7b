import type { ColumnRef, Test } from "../request/clause.ts";
import type { KeywordKind } from "../keywords/keyword.ts";
import { anyColumn } from "./column.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  phrase,
  sequence,
  word,
  type Element,
  type Match,
  type PatternContext,
} from "./pattern.ts";
import { tablesNamed } from "./tables-named.ts";

type TextTest = Extract<Test, { kind: "match" }>;

export const matchKeyword = keyword("contains", "startsWith", "endsWith");

export const matchText: Element<string> = either(
  map(phrase("quoted"), (found) => found.text),
  anyWord(),
);

const matchOfText = sequence([matchKeyword, matchText], ([how, text]) => ({ how, text }));

/** "that start with A": matches the column mentioned before, or the name of a mentioned entity. */
const matchAlone: Element<TextTest> = onlyWhere(matchOfText, (context, from) =>
  matchOfText(context, from).flatMap((found): readonly Match<TextTest>[] =>
    textColumnsBefore(context, from).map((column) => ({
      ...found,
      value: textTest(column, found.value.how, found.value.text),
      score: found.score * aloneFactor,
    })),
  ),
);

const aloneFactor = 0.8;
const surelyNamed = 0.6;

/** The text column mentioned last, and the name columns of the mentioned entities. */
function textColumnsBefore(context: PatternContext, index: number): readonly ColumnRef[] {
  const { schema, mentionsAt } = context;
  const isText = (column: ColumnRef): boolean => schema.column(column).type === "text";
  const mentioned = mentionsAt
    .slice(0, index)
    .flat()
    .flatMap(({ target, score }) => (target.kind === "column" && score >= surelyNamed ? [target] : []))
    .map(({ table, column }): ColumnRef => ({ table, column }))
    .findLast(isText);
  const called = tablesNamed(context, index).flatMap(({ table }) => schema.namesOf(table).slice(0, 1));
  return [...(mentioned ? [mentioned] : []), ...called.filter(isText)];
}

/** "name contains 'oak'", "titles starting with The", "have 'oak' in their names". */
export const textMatch: Element<TextTest> = either<TextTest>(
  sequence([anyColumn, optional(keyword("exactly")), matchKeyword, matchText], ([column, , how, text]) =>
    textTest(column, how, text),
  ),
  sequence([anyColumn, keyword("not"), matchKeyword, matchText], ([column, , how, text]) => ({
    ...textTest(column, how, text),
    isNegated: true,
  })),
  sequence(
    [optional(keyword("with")), optional(keyword("contains")), matchText, word("in", "within"), anyColumn],
    ([has, contains, text, , column], { schema }) =>
      (has === null && contains === null) || schema.column(column).type !== "text"
        ? null
        : textTest(column, "contains", text),
  ),
  matchAlone,
);

export function textTest(column: ColumnRef, how: KeywordKind, text: string): TextTest {
  return { kind: "match", column, how: matchOf(how), text, isNegated: false };
}

export function matchOf(how: KeywordKind): TextTest["how"] {
  return how === "startsWith" || how === "endsWith" ? how : "contains";
}

/** Any single word, as typed, except a keyword; a function word only if it is one capital letter: "starting with A". */
function anyWord(): Element<string> {
  return (context, from) => {
    const found = context.question.words[from];
    if (!found || found.tag === "punctuation") return [];
    if (found.isFunctionWord && !/^\p{Lu}$/u.test(found.text)) return [];
    return [{ value: found.text, to: from + 1, mentions: [], score: 0.7 }];
  };
}
