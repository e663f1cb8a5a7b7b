import { personWords } from "../../link/column-words.data.ts";
import type { CueKind } from "../cues/cue.ts";
import type { Clause, ColumnRef, Quantity } from "../request/clause.ts";
import {
  cue,
  either,
  map,
  onlyWhere,
  optional,
  pattern,
  sequence,
  word,
  type Element,
  type Pattern,
} from "./pattern.ts";
import { figureWord, mentionedColumn, table } from "./column.ts";
import { duration } from "./duration.ts";
import {
  aggregatedSeveral,
  aggregateOf,
  aggregating,
  averageOver,
  impliedQuantity,
  quantityPer,
  statedQuantity,
} from "./quantity.ts";
import { test } from "./test.ts";

/** "how many gold customers", "number of newsletter subscribers": rows, and what must hold of them. */
const countedSome: Element<readonly Clause[]> = sequence(
  [cue("count"), test, optional(table)],
  ([, found, named], { schema }) => {
    if (!("column" in found)) return null;
    const isWhole = named !== null || schema.isFlag(found.column);
    if (!isWhole) return null;
    return [measure({ kind: "rows", table: named ?? found.column.table }), { kind: "filter", test: found }];
  },
);

/** "number of students enrolled", "people injured": the figure that the deed is called by, of whoever it was done to. */
const crowd: Element<Quantity> = sequence(
  [either<CueKind>(cue("count"), aggregating), optional(figureWord), word(...personWords), doneFigure()],
  ([how, , , column]) => ({ kind: "column", column, function: aggregateOf(how) ?? "sum" }),
);

function doneFigure(): Element<ColumnRef> {
  const figure = map(mentionedColumn, (column, { schema }) => (schema.isFigure(column) ? column : null));
  return onlyWhere(figure, (context, from) =>
    context.question.words[from]?.tag === "verb"
      ? figure(context, from).filter(({ mentions }) => mentions.every(({ isGuess }) => !isGuess))
      : [],
  );
}

/** What is measured. */
export const measurePatterns: readonly Pattern[] = [
  pattern(
    "measure",
    "measure",
    map(either(statedQuantity, quantityPer, averageOver, duration), (of) => [measure(of)]),
  ),
  pattern(
    "several aggregates",
    "measure",
    map(aggregatedSeveral, (found) => found.map(measure)),
  ),
  pattern(
    "bare figure",
    "measure",
    map(impliedQuantity, (of) => [{ kind: "measure", quantity: of, isImplied: true }]),
  ),
  pattern("counted with a test", "measure", countedSome),
  pattern(
    "crowd",
    "measure",
    map(crowd, (of) => [measure(of)]),
  ),
];

function measure(quantity: Quantity): Clause {
  return { kind: "measure", quantity, isImplied: false };
}
