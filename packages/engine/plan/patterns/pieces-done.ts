import type { TableId } from "@askery/model";
import type { Clause, Test } from "../request/clause.ts";
import type { Schema } from "../schema/schema.ts";
import { asVerb, eventVerb } from "./event-verb.ts";
import { beforeBreakdown } from "./before-breakdown.ts";
import { table } from "./column.ts";
import { counting } from "./counting.ts";
import { either, map, onlyWhere, optional, sequence, word, type Element } from "./pattern.ts";
import { linesSold } from "../schema/lines-sold.ts";
import { piecesOfEvent } from "./pieces-of-event.ts";
import { test } from "./test.ts";

/** Things that something is done to, such as products, and the condition on them. */
interface Things {
  readonly table: TableId;
  readonly test: Test | null;
}

/** "products", "desks", "wooden desks": neither people nor what has no name, as events. */
const things: Element<Things> = map(
  either<Things>(
    map(table, (of) => ({ table: of, test: null })),
    map(test, (found) => (found.kind === "values" ? { table: found.column.table, test: found } : null)),
    sequence([test, table], ([found, of]) => ({ table: of, test: found })),
  ),
  (found, { schema }) => {
    const isNamed = schema.displayColumns(found.table).length > 0;
    return isNamed && !schema.isPerson(found.table) ? found : null;
  },
);

type Events = Element<readonly TableId[]>;

/** "sold", "did we sell": the lines of what is sold, or what they are parts of. */
const sold: Events = asVerb(
  map(word("sell", "buy", "purchase", "order"), (_, { schema }) =>
    schema.flows.income.flatMap((flow) => [schema.detailOf(flow.table) ?? flow.table, flow.table]),
  ),
);

/** "sold", "returned": also the events that a verb names. */
const done: Events = either(
  sold,
  map(eventVerb, (event) => [event]),
);

const piecesOf = sequence([word("unit", "piece", "item"), word("of")], () => true);

/** What was done to which things, and a condition after it: "lamps sold in Germany". */
interface Done {
  readonly things: Things;
  readonly event: TableId;
  readonly where: Test | null;
}

/** One phrase gives less evidence than the same words apart. */
const thereBonus = 2.5;

/** A condition right after the deed is about it, if it can be. */
function thingsWith(deed: Events): Element<Done> {
  const anywhere: Element<Done> = sequence([things, deed], ([found, events], { schema }) => {
    const event = events.find((one) => one !== found.table && isOfOne(one, found.table, schema));
    return event === undefined ? null : { things: found, event, where: null };
  });
  const there: Element<Done> = sequence([anywhere, test], ([found, where], { schema }) =>
    isOfEvent(where, found, schema) ? { ...found, where } : null,
  );
  return onlyWhere(anywhere, (context, from) => {
    const surely = there(context, from).filter(({ mentions }) => mentions.at(-1)?.isGuess === false);
    return surely.length > 0
      ? surely.map((match) => ({ ...match, score: match.score + thereBonus }))
      : anywhere(context, from);
  });
}

const thingsDone = thingsWith(done);

/** True for a value of the event, or of what it leads to other than by the things: the country of the order, not of the maker. */
function isOfEvent(where: Test, { event, things: { table } }: Done, { graph }: Schema): boolean {
  const path = where.kind === "values" ? graph.findPath(event, where.column.table) : null;
  return path?.every(({ isFanOut, to }) => !isFanOut && to !== table) === true;
}

/**
 * "how many desks were sold", "units of desks sold", "desks sold by month": the pieces, or else the events. Without a breakdown,
 * "desks sold" may be listed.
 */
export const piecesDone: Element<readonly Clause[]> = either(
  sequence([counting, optional(piecesOf), thingsDone], ([, , found], { schema }) => countDone(found, schema)),
  sequence([piecesOf, thingsDone], ([, found], { schema }) => countDone(found, schema)),
  beforeBreakdown(map(thingsDone, (found, { schema }) => countDone(found, schema))),
);

/** "units by channel": the pieces that were sold. */
export const piecesAlone: Element<readonly Clause[]> = beforeBreakdown(
  map(word("unit", "piece"), (_, { schema }) => {
    const [event] = linesSold(schema);
    const pieces = event === undefined ? null : piecesOfEvent(event, schema);
    return pieces === null || pieces.kind === "rows"
      ? null
      : [{ kind: "measure", quantity: pieces, isImplied: false }];
  }),
);

/** "which products were sold in Germany", "products sold in 2025": the things that were sold. */
export const thingsThatWere: Element<readonly Clause[]> = map(thingsWith(sold), (found) => [
  { kind: "entity", table: found.things.table },
  { kind: "related", table: found.event, isNegated: false },
  ...conditionsOf(found),
]);

function conditionsOf({ things: { test: found }, where }: Done): readonly Clause[] {
  return [found, where].flatMap((one) => (one === null ? [] : [{ kind: "filter", test: one }]));
}

function countDone(found: Done, schema: Schema): readonly Clause[] {
  const quantity = piecesOfEvent(found.event, schema);
  return [{ kind: "measure", quantity, isImplied: false }, ...conditionsOf(found)];
}

/** True if each of the events is about one of the things. */
function isOfOne(event: TableId, of: TableId, { graph }: Schema): boolean {
  return graph.findPath(event, of)?.every(({ isFanOut }) => !isFanOut) === true;
}
