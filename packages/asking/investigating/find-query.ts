import {
  listPartSteps,
  listWindowSteps,
  makeWindowSubject,
  readPart,
  readWindow,
  type InvestigationQuery,
} from "@askery/engine";
import type { PlannedInvestigation } from "./plan-investigation.ts";

/** The query of a step, by its id; null if the investigation has no such step. Ids of later steps say what they are about. */
export function findQuery(
  id: string,
  { subject, steps, context }: Extract<PlannedInvestigation, { kind: "planned" }>,
): InvestigationQuery | null {
  const window = readWindow(id);
  const ofDays = window === null ? null : makeWindowSubject(subject, window.from, window.to);
  const part = readPart(id);
  const all = [
    ...steps,
    ...(ofDays === null ? [] : listWindowSteps(ofDays, context)),
    ...(part.length === 0 ? [] : listPartSteps(subject, part, context)),
  ];
  return all.find((step) => step.id === id) ?? null;
}
