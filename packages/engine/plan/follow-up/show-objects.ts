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
  const objects = (event === null ? events : [event]).map((one) => objectsOf(one, subject, schema));
  const [object] =
    thing === null ? objects.flatMap(onlyOne) : objects.flat().filter((one) => one.thing === thing);
  if (object === undefined) return event === null ? null : listInstead(listed, [event]);
  const { tests, periods } = listed;
  const related: Related = { table: object.lines, isNegated: false, tests, periods };
  return listInstead({ ...listed, tests: [], periods: [], related: [related] }, [object.thing]);
}

/** The rows that an answer showed, as a list: also those that it counted, ranked or broke a figure down by. Null for other answers. */
export function listShown(before: Request, context: FollowUpContext): Request | null {
  const { havings, related, both, top } = before;
  const isPlain = havings.length + related.length === 0 && both === null && top === null;
  if (isPlain && isListed(before)) return before;
  if (isPlain && isCount(before)) return listWith(before, []);
  const subject = isListed(before) ? subjectOf(before) : groupedTable(before);
  const shown = { ...before, top: null, measures: [], groups: [], orders: [], attributes: [] };
  if (subject === null) return null;
  if (isPlain) return { ...shown, entities: [subject] };
  const placed = placesIn(before, context);
  return (
    placed && {
      ...shown,
      tests: [placed],
      periods: [],
      havings: [],
      related: [],
      both: null,
      entities: [subject],
    }
  );
}

/** The things of a ranking, or of a breakdown by nothing else. */
function groupedTable({ top, groups }: Request): TableId | null {
  const [only, ...others] = groups;
  const axis = top === null && others.length === 0 ? only : top?.subject;
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

/** What an event is plainly about: the only thing that it refers to, or that its lines do. Empty for several. */
function onlyOne(objects: readonly EventObject[]): readonly EventObject[] {
  const [first] = objects;
  const same = objects.filter(({ lines }) => lines === first?.lines);
  const things = new Set(same.map(({ thing }) => thing));
  return first !== undefined && things.size === 1 ? [first] : [];
}

/** Things with names, those of the lines first. */
function objectsOf(event: TableId, subject: TableId, schema: Schema): readonly EventObject[] {
  const lines = schema.detailOf(event);
  const referred = [...(lines === null ? [] : [lines]), event].flatMap((table) =>
    schema.graph
      .edgesFrom(table)
      .flatMap(({ isFanOut, to }) => (isFanOut ? [] : [{ thing: to, lines: table }])),
  );
  return referred.filter(
    ({ thing }) =>
      thing !== subject &&
      thing !== event &&
      !schema.isEvent(thing) &&
      schema.displayColumns(thing).length > 0,
  );
}
