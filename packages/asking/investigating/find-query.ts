import {
  idOfBreakdown,
  listBreakdownSteps,
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
  { task, steps, offers = [], context }: Extract<PlannedInvestigation, { kind: "planned" }>,
): InvestigationQuery | null {
  const known = [...steps, ...offers].find((step) => step.id === id);
  if (known !== undefined || task.kind !== "explain") return known ?? null;
  const { subject } = task;
  const window = readWindow(id);
  const ofDays = window === null ? null : makeWindowSubject(subject, window.from, window.to);
  const part = readPart(id);
  const dimension = subject.dimensions.find((one) => idOfBreakdown(one) === id);
  const all = [
    ...(ofDays === null ? [] : listWindowSteps(ofDays, context)),
    ...(part.length === 0 ? [] : listPartSteps(subject, part, context)),
    ...(dimension === undefined ? [] : listBreakdownSteps(subject, [dimension], context)),
  ];
  return all.find((step) => step.id === id) ?? null;
}
