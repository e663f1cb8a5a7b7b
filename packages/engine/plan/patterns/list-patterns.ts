import type { TableId } from "@askery/model";
import type { Clause, ColumnRef } from "../request/clause.ts";
import {
  keyword,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  weigh,
  word,
  type Element,
  type Pattern,
  type PatternContext,
} from "./pattern.ts";
import { anyColumn, label, sharedColumns, table as entity, versus } from "./column.ts";
import { definedTest } from "./test.ts";
import { tablesNamed } from "./tables-named.ts";

const unlikelyColumn = weigh(label, 0.5);
const whoWord = word("who");

/**
 * A column without figures. Figures are parsed as measures, and become attributes if the request lists rows. A verb
 * seldom names a column to show; a guessed verb, and what people do ("who ordered"), never does.
 */
const namedColumn: Element<ColumnRef> = onlyWhere(label, (context, from) => {
  const nouns = label(context, from).filter(({ to }) => !isVerb(context, to));
  if (whoWord(context, from - 1).length > 0) return nouns;
  const verbs = unlikelyColumn(context, from).filter(({ to }) => isVerb(context, to));
  return [...nouns, ...verbs.filter(({ mentions }) => !mentions.some(({ isGuess }) => isGuess))];
});

/** A column shown next to others, figures included. */
const shownColumn: Element<ColumnRef> = onlyWhere(anyColumn, (context, from) =>
  anyColumn(context, from).filter(({ to }) => !isVerb(context, to)),
);

/** True for words that end with a verb: "start date" is a noun. */
function isVerb({ question }: PatternContext, to: number): boolean {
  return question.words[to - 1]?.tag === "verb";
}

/** "who works in Legal": any table of people. */
const who: Element<TableId> = onlyWhere(whoWord, (context, from) =>
  from === 0
    ? whoWord(context, from).flatMap((match) =>
        context.schema.people.map((id) => ({ ...match, value: id, score: whoScore })),
      )
    : [],
);

const whoScore = 0.45;

const fullNameWords = sequence([word("full", "complete", "whole"), word("name")], ([, noun]) => noun);

/**
 * "names of albums", "the customer's full name": the name columns of an entity. Names in another table are those of its
 * rows: "names of drivers" whose names are in a table of people.
 */
const nameOfEntity: Element<readonly Clause[]> = either(
  sequence([nameWord(), optional(word("of", "for")), entity], ([, , table], context) =>
    showNames(table, context),
  ),
  sequence([entity, nameWord()], ([table], context) => showNames(table, context)),
);

function showNames(table: TableId, context: PatternContext): readonly Clause[] | null {
  const names = namesOf(table, context);
  const isElsewhere = names?.some((name) => name.table !== table) === true;
  return names && [...names.map(attribute), ...(isElsewhere ? [{ kind: "entity", table } as const] : [])];
}

/** "full name" of a mentioned entity; closer mentions score higher. */
const fullName: Element<readonly ColumnRef[]> = onlyWhere(fullNameWords, (context, from) =>
  fullNameWords(context, from).flatMap((match) =>
    tablesNamed(context, from).flatMap(({ table, distance }) => {
      const columns = context.schema.namesOf(table);
      return columns.length === 0
        ? []
        : [{ ...match, value: columns, score: fullNameScore - distanceCost * distance }];
    }),
  ),
);

const fullNameScore = 1.6;
const distanceCost = 0.02;

function nameWord(): Element<string> {
  return either(word("name", "title"), fullNameWords);
}

function namesOf(table: string, { schema }: PatternContext): readonly ColumnRef[] | null {
  const columns = schema.namesOf(table);
  return columns.length > 0 ? columns : null;
}

const idWord = word("id", "identifier", "identification");

/** "ids of aircraft", "the aircraft's id": the key columns of an entity, whatever their names. */
const idOfEntity: Element<readonly ColumnRef[]> = either(
  sequence([idWord, optional(word("of", "for")), entity], ([, , table], context) => keyOf(table, context)),
  sequence([entity, idWord], ([table], context) => keyOf(table, context)),
  onlyWhere(idWord, (context, from) =>
    idWord(context, from).flatMap((match) =>
      tablesNamed(context, from).flatMap(({ table, distance }) => {
        const value = keyOf(table, context);
        return value === null ? [] : [{ ...match, value, score: bareIdScore - distanceCost * distance }];
      }),
    ),
  ),
);

const bareIdScore = 0.9;

function keyOf(table: string, { schema }: PatternContext): readonly ColumnRef[] | null {
  const [key, ...more] = schema.keyColumns(table);
  return key === undefined || more.length > 0 ? null : [{ table, column: key }];
}

/** "all information about", "every detail of". */
const everything: Element<readonly Clause[]> = sequence(
  [
    word("all", "every", "full", "complete", "entire"),
    optional(word("available", "relevant", "related", "possible")),
    word("information", "info", "detail", "data", "column", "field", "attribute"),
    word("about", "regarding", "on", "for", "of", "concerning", "from"),
  ],
  () => [{ kind: "everything" }],
);

/** Rows by their name. After a noun, "by products" breaks down: taking them for rows would lose the breakdown. */
const rows: Element<TableId> = onlyWhere(entity, (context, from) => {
  const [noun, by] = [context.question.words[from - 2], context.question.words[from - 1]];
  const isBreakdown = by?.lower === "by" && noun?.tag === "noun";
  return (isBreakdown ? unlikelyRows : entity)(context, from);
});

const unlikelyRows = weigh(entity, 0.4);

/** Lists of rows. */
export const listPatterns: readonly Pattern[] = [
  pattern(
    "entity",
    "source",
    map(rows, (table) => [{ kind: "entity", table }]),
  ),
  pattern(
    "defined rows",
    "source",
    map(definedTest, (test) => [
      { kind: "entity", table: test.entry.meaning.table },
      { kind: "filter", test },
    ]),
    -0.05,
  ),
  pattern("everything", "source", everything, 0.1),
  pattern(
    "who",
    "source",
    map(who, (table) => [{ kind: "entity", table }]),
  ),
  pattern(
    "attribute",
    "dimension",
    map(namedColumn, (column) => [{ kind: "attribute", column }]),
    -0.03,
  ),
  pattern(
    "with attributes",
    "dimension",
    sequence([keyword("with"), namedColumn, keyword("and"), namedColumn], ([, first, , second]) => [
      { kind: "attribute", column: first },
      { kind: "attribute", column: second },
    ]),
  ),
  pattern(
    "things with attributes",
    "dimension",
    sequence(
      [entity, keyword("with"), optional(word("their", "its")), namedColumn, keyword("and"), shownColumn],
      ([table, , , first, , second], { schema }): readonly Clause[] => [
        { kind: "entity", table },
        ...schema.namesOf(table).map(attribute),
        attribute(first),
        attribute(second),
      ],
    ),
  ),
  pattern(
    "with its",
    "dimension",
    sequence(
      [
        keyword("with", "and"),
        word("their", "its", "his", "her"),
        optional(word("corresponding", "respective", "associated")),
        entity,
      ],
      ([, , , table], { schema }) => schema.namesOf(table).map(attribute),
    ),
  ),
  pattern(
    "columns against each other",
    "dimension",
    sequence([anyColumn, versus, anyColumn], ([one, , other], { schema }) =>
      schema.isFigure(one) && schema.isFigure(other) ? [attribute(one), attribute(other)] : null,
    ),
  ),
  pattern(
    "name of entity",
    "dimension",
    either(
      nameOfEntity,
      map(fullName, (columns) => columns.map(attribute)),
    ),
  ),
  pattern(
    "id of entity",
    "dimension",
    map(idOfEntity, (columns) => columns.map(attribute)),
  ),
  pattern(
    "shared attributes",
    "dimension",
    map(sharedColumns, (columns) => columns.map((column) => ({ kind: "attribute", column }))),
    0.1,
  ),
  pattern(
    "distinct things",
    "source",
    sequence([keyword("distinct"), entity], ([, table]) => [{ kind: "distinct" }, { kind: "entity", table }]),
  ),
  pattern(
    "distinct attribute",
    "dimension",
    sequence([keyword("distinct"), anyColumn], ([, column]) => [
      { kind: "distinct" },
      { kind: "attribute", column },
    ]),
  ),
];

function attribute(column: ColumnRef): Clause {
  return { kind: "attribute", column };
}
