import type { TableId } from "@askery/model";
import type { Clause, ColumnRef } from "../clause.ts";
import { cue, map, pattern, sequence, weigh, word, type Element, type Pattern } from "../pattern.ts";
import { anyColumn, table as entity } from "./column.ts";

/** A verb seldom names what is to be shown, and a guess at one never does. */
const namedColumn: Element<ColumnRef> = (context, from) => {
  const isVerb = context.question.words[from]?.tag === "verb";
  if (!isVerb) return anyColumn(context, from);
  return weigh(anyColumn, 0.5)(context, from).filter(
    (match) => !match.mentions.some((mention) => mention.isGuess),
  );
};

/** "who works in Legal": whoever the data know, where no word names them. */
const who: Element<TableId> = (context, from) =>
  from === 0
    ? word("who")(context, from).flatMap((match) =>
        context.schema.people.map((id) => ({ ...match, value: id, score: whoScore })),
      )
    : [];

const whoScore = 0.45;

/** What is listed. */
export const listPatterns: readonly Pattern[] = [
  pattern(
    "entity",
    "source",
    map(entity, (table) => [{ kind: "entity", table }]),
  ),
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
    sequence([cue("with"), namedColumn, cue("and"), namedColumn], ([, first, , second]) => [
      { kind: "attribute", column: first },
      { kind: "attribute", column: second },
    ]),
  ),
  pattern(
    "things with attributes",
    "dimension",
    sequence(
      [entity, cue("with"), namedColumn, cue("and"), namedColumn],
      ([table, , first, , second], { schema }): readonly Clause[] => [
        { kind: "entity", table },
        ...schema.displayColumns(table).map((column): Clause => attribute({ table, column })),
        attribute(first),
        attribute(second),
      ],
    ),
  ),
  pattern(
    "with its",
    "dimension",
    sequence([cue("with", "and"), word("their", "its", "his", "her"), entity], ([, , table], { schema }) =>
      schema.displayColumns(table).map((column) => ({ kind: "attribute", column: { table, column } })),
    ),
  ),
  pattern(
    "distinct attribute",
    "dimension",
    sequence([cue("distinct"), anyColumn], ([, column]) => [
      { kind: "distinct" },
      { kind: "attribute", column },
    ]),
  ),
];

function attribute(column: ColumnRef): Clause {
  return { kind: "attribute", column };
}
