import type { TableId } from "@askery/model";
import { eventsReferringTo } from "../patterns/events-of.ts";
import type { Edit } from "../request/clause.ts";
import type { Related, Request } from "../request/request.ts";
import { isSold } from "../schema/lines-sold.ts";
import type { Schema } from "../schema/schema.ts";
import { subjectOf } from "./count-rows.ts";
import type { FollowUpContext } from "./follow-up-context.ts";
import { isCount, isListed, listInstead, listWith } from "./merge-lists.ts";
import { placesIn } from "./show-place.ts";

/**
 * "What did they buy": the things that the events of the rows shown are about. Their conditions become those of the events. Null
 * if those rows have no events, or events that are about nothing else.
 */
export function showObjects(
  before: Request,
  { event, thing }: Extract<Edit, { kind: "objects" }>,
  context: FollowUpContext,
): Request | null {
  const { schema } = context;
  const listed = listShown(before, context);
  const subject = listed && subjectOf(listed);
  if (listed === null || subject === null) return null;
  const events = eventsOf(subject, schema);
  if (thing !== null && events.includes(thing)) return null;
  const [object] = (event === null ? events : [event])
    .flatMap((one) => objectsOf(one, subject, schema))
    .filter((one) => thing === null || one.thing === thing);
  if (object === undefined) return null;
  const { tests, periods } = listed;
  const related: Related = { table: object.lines, isNegated: false, tests, periods };
  return listInstead({ ...listed, tests: [], periods: [], related: [related] }, [object.thing]);
}

/** The rows that an answer showed, as a list: also those that it counted or ranked. Null for other answers. */
export function listShown(before: Request, context: FollowUpContext): Request | null {
  const isPlain = before.havings.length + before.related.length === 0 && before.both === null;
  if (isPlain && isListed(before)) return before;
  if (isPlain && isCount(before)) return listWith(before, []);
  const subject = before.top === null ? subjectOf(before) : tableOf(before.top.subject);
  const placed = subject === null || isCount(before) ? null : placesIn(before, context);
  if (subject === null || placed === null) return null;
  return {
    ...before,
    tests: [placed],
    periods: [],
    havings: [],
    related: [],
    both: null,
    top: null,
    measures: [],
    groups: [],
    orders: [],
    attributes: [],
    entities: [subject],
  };
}

function tableOf(axis: NonNullable<Request["top"]>["subject"]): TableId | null {
  return axis?.kind === "entity" ? axis.table : null;
}

/** The events of some rows, what is sold first. */
function eventsOf(subject: TableId, schema: Schema): readonly TableId[] {
  const events = eventsReferringTo([subject], schema);
  return [...events.filter((one) => isSold(one, schema)), ...events.filter((one) => !isSold(one, schema))];
}

/** What an event is about, and the table that refers to it: the lines of the event, or the event itself. */
interface EventObject {
  readonly thing: TableId;
  readonly lines: TableId;
}

/** Things with names, before people, and those before other events. */
function objectsOf(event: TableId, subject: TableId, schema: Schema): readonly EventObject[] {
  const lines = schema.detailOf(event);
  const referred = [...(lines === null ? [] : [lines]), event].flatMap((table) =>
    schema.graph
      .edgesFrom(table)
      .flatMap(({ isFanOut, to }) => (isFanOut ? [] : [{ thing: to, lines: table }])),
  );
  const objects = referred.filter(
    ({ thing }) => thing !== subject && thing !== event && schema.displayColumns(thing).length > 0,
  );
  const ranks = objects.map((one) => ({
    one,
    rank: schema.isEvent(one.thing) ? 2 : schema.isPerson(one.thing) ? 1 : 0,
  }));
  return ranks.toSorted((a, b) => a.rank - b.rank).map(({ one }) => one);
}
