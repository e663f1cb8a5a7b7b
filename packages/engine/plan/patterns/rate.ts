import type { StateCondition, TableId } from "@askery/model";
import type { Mention } from "../../link/mention.ts";
import { splitName } from "../../meaning/names/split-name.ts";
import type { ColumnRef, Quantity, Test } from "../request/clause.ts";
import type { StateTest } from "../request/state-test.ts";
import { decisions } from "./decisions.data.ts";
import type { Schema } from "../schema/schema.ts";
import {
  keyword,
  either,
  map,
  mention,
  onlyWhere,
  optional,
  sequence,
  tagged,
  weigh,
  word,
  type Element,
  type Match,
} from "./pattern.ts";
import { occupancyNouns } from "../../meaning/states/state-words.data.ts";
import { state } from "./state.ts";
import { summed } from "../request/summed.ts";
import { figure, table as entity } from "./column.ts";
import { happening } from "./happening.ts";
import { definedTest, flagged, hasGaps, test } from "./test.ts";

type ValueOutcome = Extract<Test, { kind: "values" }>;
type Outcome = ValueOutcome | Extract<Test, { kind: "defined" | "missing" }>;

/** "cancellation", "reopen", "hire": the outcome of a row, by a value or a flag named after it. */
const valueOutcome: Element<ValueOutcome> = either(
  map(test, (found) =>
    found.kind === "values" && !found.isNegated && found.values.length === 1 ? found : null,
  ),
  flagged,
  map(mention("value"), ({ target: { table, column, value } }): ValueOutcome => ({
    kind: "values",
    column: { table, column },
    values: [value],
    isNegated: false,
  })),
);

/** "refund", "redemption": an event that only some rows have, by their date of it. */
const eventOutcome: Element<Outcome> = onlyWhere(happening, (context, from) =>
  flowWords.has(context.question.words[from]?.lower ?? "")
    ? []
    : map(happening, (column, { schema, mentionsAt }): Outcome | null =>
        hasGaps(column, schema) && !namesRowsOf(column, mentionsAt[from] ?? [])
          ? { kind: "missing", column, isNegated: true }
          : null,
      )(context, from),
);

/** True if the word names the rows that have the date: all returns are returned, whether or not they are refunded. */
function namesRowsOf({ table }: ColumnRef, mentions: readonly Mention[]): boolean {
  return mentions.some(
    ({ target, isGuess }) => target.kind === "table" && target.table === table && !isGuess,
  );
}

/** Who leaves in a year is a part of those who were there, not of those who came then. */
const flowWords: ReadonlySet<string> = new Set(["churn", "attrition", "turnover"]);

/** "staff turnover", "attrition of members": the part of the people that has left. */
const leavers: Element<Quantity> = either(
  sequence([entity, word(...flowWords), optional(keyword("rate"))], ([of], { schema }) => leftOf(of, schema)),
  sequence(
    [word(...flowWords), optional(keyword("rate")), word("of", "among"), entity],
    ([, , , of], { schema }) => leftOf(of, schema),
  ),
);

function leftOf(of: TableId, schema: Schema): Quantity | null {
  const column = schema.isPerson(of) ? schema.endDate(of) : null;
  return column === null
    ? null
    : { kind: "rate", of, tests: [{ kind: "missing", column: { table: of, column }, isNegated: true }] };
}

/** Any outcome of a row, one that people defined included. */
const outcome: Element<Outcome> = either<Outcome>(valueOutcome, definedTest, weigh(eventOutcome, 0.9));

const ratedOutcome: Element<Outcome> = sequence([outcome, keyword("rate")], ([found]) => found);

/**
 * "reopen rate", "refund ratio": the proportion of rows with the outcome. If a lookup table lists the outcomes, that is of
 * the rows which have one.
 */
const outcomeRate: Element<Quantity> = onlyWhere(ratedOutcome, (context, from) =>
  ratedOutcome(context, from).flatMap(({ value: found, ...match }) => {
    const table = tableOf(found);
    const holders = context.schema.holdersOf(table);
    const named = context.mentionsAt
      .flat()
      .flatMap(({ target }) => (target.kind === "table" ? target.table : []));
    return (holders.length === 0 ? [table] : holders).map((of) => ({
      ...match,
      value: rateOf(of, found, context.schema),
      score: match.score + (of !== table && named.includes(of) ? namedHolder : 0),
    }));
  }),
);

/** What it is worth that the question names the rows whose kind the outcome is. */
const namedHolder = 0.2;

/** The part of the rows with the outcome; of the closed ones, if only those have one. */
function rateOf(of: TableId, found: Outcome, schema: Schema): Quantity {
  const state = schema.stateOf(of, closed.phrase);
  const isDecided =
    found.kind === "values" && state !== null && decides(found) && !excludes(state.condition, found);
  return { kind: "rate", of, tests: [found], ...(isDecided && { among: { ...closed, table: of } }) };
}

/** "cancelled share of orders", "overtime share of hours": a part of the rows, or of a figure of theirs. */
const outcomeShare: Element<Quantity> = sequence(
  [outcome, keyword("share"), either<TableId | ColumnRef>(entity, figure)],
  ([found, , whole]) => {
    const isOfRows = typeof whole === "string";
    const of = isOfRows ? whole : whole.table;
    if (of !== tableOf(found)) return null;
    return { kind: "rate", of, tests: [found], ...(!isOfRows && { figure: whole }) };
  },
);

/**
 * "on time delivery rate", "vacancy": rows in a state, over those that can be in it. Rows that are late or on time by two dates have the
 * date that is compared.
 */
const stateRate: Element<Quantity> = onlyWhere(state, (context, from) =>
  inState(context, from).flatMap((match) =>
    tablesWith(match.value, context.schema).map((table): Match<Quantity> => {
      const condition = context.schema.stateOf(table, match.value.phrase)?.condition;
      const among: Test | null =
        condition?.kind === "later" ? { kind: "missing", column: condition.column, isNegated: true } : null;
      const tests: readonly Test[] = [{ ...match.value, table }];
      return { ...match, value: { kind: "rate", of: table, tests, ...(among && { among }) } };
    }),
  ),
);

/** A noun that names no more than the event: "delivery", "arrival". */
const eventNoun: Element<unknown> = either<unknown>(
  happening,
  onlyWhere(tagged("noun"), (context, from) =>
    (context.mentionsAt[from] ?? []).every(({ isGuess }) => isGuess) ? tagged("noun")(context, from) : [],
  ),
);

const inState: Element<StateTest> = either(
  sequence([state, optional(eventNoun), keyword("rate")], ([found]) => found),
  map(state, (found) => (occupancyNouns.has(found.phrase) ? found : null)),
);

function tablesWith({ table, phrase }: StateTest, schema: Schema): readonly TableId[] {
  const all = table === null ? schema.catalog.tables.map(({ id }) => id) : [table];
  return all.filter((id) => schema.stateOf(id, phrase) !== null);
}

function tableOf(found: Outcome): TableId {
  return found.kind === "defined" ? found.entry.meaning.table : found.column.table;
}

/** True if no row in the state has the outcome: a status that nobody counts as closed. */
function excludes(condition: StateCondition, outcome: ValueOutcome): boolean {
  if ("conditions" in condition) return condition.conditions.some((one) => excludes(one, outcome));
  const { column, values } = outcome;
  const isOfColumn = condition.column.table === column.table && condition.column.column === column.column;
  if (condition.kind !== "values" || !isOfColumn) return false;
  return values.some((value) => condition.values.includes(value) === condition.isNegated);
}

const closed: StateTest = { kind: "state", phrase: "closed", table: null, isNegated: false, isMild: false };

/** True for an outcome that only rows which are closed have, one way or the other: won, passed, rejected. */
function decides({ column, values }: ValueOutcome): boolean {
  return [column.column, ...values].flatMap(splitName).some((part) => decisions.has(part));
}

/** "scrap rate", "reject percentage": a figure as a part of the figure of the same rows that includes it. */
const figureRate: Element<Quantity> = sequence(
  [
    figure,
    optional(word("quantity", "count")),
    either(keyword("rate"), word("percent", "percentage", "pct")),
  ],
  ([part], { schema }) => {
    const whole = schema.wholeOf(part);
    return whole === null
      ? null
      : { kind: "combined", operator: "/", left: summed(part), right: whole, isShare: true };
  },
);

/** The rows of a table, as what is rated. */
const ratedTable: Element<TableId> = sequence([entity, keyword("rate")], ([by]) => by);

/** "return rate": the proportion of rows that a return references, unless returns know how much of them that was. */
const relatedRate: Element<Quantity> = onlyWhere(ratedTable, (context, from) => {
  const isKnown = (by: TableId): boolean =>
    figureRate(context, from).some(
      ({ value }) =>
        value.kind === "combined" && value.left.kind === "column" && value.left.column.table === by,
    );
  return ratedTable(context, from).flatMap(({ value: by, ...match }): readonly Match<Quantity>[] => {
    const parent = context.schema.graph.edgesFrom(by).find((edge) => !edge.isFanOut);
    return parent && !isKnown(by) ? [{ ...match, value: { kind: "relatedRate", of: parent.to, by } }] : [];
  });
});

/** Rates, by the name of their outcome. */
export const rate: Element<Quantity> = either(
  outcomeRate,
  weigh(stateRate, 1.6),
  weigh(outcomeShare, 1.2),
  relatedRate,
  weigh(figureRate, 1.1),
  weigh(leavers, 1.3),
);
