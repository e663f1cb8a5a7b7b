import type { AskSettings } from "@askery/model";
import { parseIsoDate } from "../../question/calendar-days.ts";
import { assemblePlans, type Assembled, type PlanContext } from "../assemble/assemble-plan.ts";
import type { Request } from "../request/request.ts";
import { showPlace } from "./show-place.ts";

/** The plan that keeps only one place of a ranking; all of it without a place. Null if nothing identifies what is ranked. */
export function assemblePlace(
  ranked: Assembled,
  place: number | undefined,
  context: PlanContext & { readonly settings: AskSettings },
): Assembled | null {
  if (place === undefined) return ranked;
  const { schema, today, settings } = context;
  const calendar = { today: parseIsoDate(today), settings };
  const kept = showPlace(showRanked(ranked), place, { schema, calendar, plan: ranked.plan });
  const [assembled] = kept === null ? [] : assemblePlans(kept, context);
  return assembled ?? null;
}

/** A ranking says what it ranks and by what; the rows of one place show it. */
function showRanked({ request, shape }: Assembled): Request {
  const subject = request.top?.subject;
  if (shape.kind === "group") {
    const measures = shape.measures.map(({ quantity }) => ({ quantity, isImplied: false }));
    return { ...request, groups: shape.axes, measures };
  }
  const listed =
    subject?.kind === "entity" && request.entities.length === 0 ? [subject.table] : request.entities;
  return { ...request, entities: listed };
}
