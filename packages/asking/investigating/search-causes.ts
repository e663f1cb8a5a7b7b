import {
  findCauses,
  findDrivers,
  listBreakdownSteps,
  measureStrength,
  pickDimensions,
  planCube,
  readCube,
  withoutAliases,
  withoutConsequences,
  type FoundCauses,
  type NamedCube,
  type StepFound,
  type Subject,
} from "@askery/engine";
import { readRows } from "../exploring/run-candidate.ts";
import type { StepRun } from "./run-step.ts";

type Dimensions = Subject["dimensions"];

export interface CauseRequest {
  /** What is searched: what was asked, or the same in a stretch of days. */
  readonly subject: Subject;
  readonly isOfDays: boolean;
  readonly found: readonly StepFound[];
  /** The breakdowns that people left out. */
  readonly without: Dimensions;
}

/** Looks for causes in the sums by all dimensions; by the most telling ones, if there are too many combinations. */
export async function searchCauses(
  { subject, isOfDays, found, without }: CauseRequest,
  run: StepRun,
): Promise<FoundCauses | null> {
  const together = found.find(({ step }) => step.kind === (isOfDays ? "window-together" : "together"));
  if (together === undefined) return null;
  const { context } = run;
  const wanted = subject.dimensions.filter((one) => !without.includes(one));
  const whole = together.table.isTruncated
    ? await readSmallerCube(subject, { wanted, found }, run)
    : readCube(together.table, subject.dimensions, { subject, context });
  if (whole === null) return null;
  const cube = pickDimensions(
    whole,
    whole.dimensions.filter((one) => wanted.includes(one)),
  );
  const own = subject.kind === "compare" ? pickDimensions(cube, withoutAliases(cube)) : cube;
  const shown = isPartOfBase(subject) ? pickDimensions(own, withoutConsequences(own, subject.kind)) : own;
  if (shown.dimensions.length === 0) return null;
  const search =
    subject.kind === "drive"
      ? findDrivers(shown.cube, isShareOfRows(subject))
      : findCauses(shown.cube, { isOfGroups: subject.kind === "compare" });
  const causes = search.causes.filter((cause) => isWorthNaming(cause, search, subject));
  return { ...search, causes, cube: shown, subject, isOfDays };
}

/** A cause that moves the whole by less is certain, perhaps, and no news. */
const leastOfWhole = 0.005;

function isWorthNaming(
  { kind, effect }: FoundCauses["causes"][number],
  whole: Pick<FoundCauses, "before" | "after">,
  subject: Subject,
): boolean {
  return (
    subject.kind === "drive" ||
    kind === "rate" ||
    Math.abs(effect) >= leastOfWhole * Math.max(Math.abs(whole.before), Math.abs(whole.after))
  );
}

/** A share of the rows, such as a rate of returns; an average can be any number. */
function isPartOfBase({ plan }: Subject): boolean {
  return plan.measures.some(({ format }) => format?.kind === "percent");
}

/** A share of rows that have a property; the average of percentages is none. */
function isShareOfRows(subject: Subject): boolean {
  const figure = subject.parts?.figure;
  return isPartOfBase(subject) && figure?.kind === "aggregate" && figure.function !== "sum";
}

async function readSmallerCube(
  subject: Subject,
  { wanted, found }: { readonly wanted: Dimensions; readonly found: readonly StepFound[] },
  run: StepRun,
): Promise<NamedCube | null> {
  const { database, context, signal, timeoutMs, maxRows } = run;
  const known = [...found, ...(await measureOthers(subject, { wanted, found }, run))];
  const strongest = wanted.toSorted(
    (one, other) => measureStrength(other, subject, known) - measureStrength(one, subject, known),
  );
  for (let count = Math.ceil((2 * strongest.length) / 3); count > 0; count = Math.floor((2 * count) / 3)) {
    const dimensions = strongest.slice(0, count);
    const plan = planCube(subject, dimensions, context);
    if (plan === null) return null;
    const table = await readRows(plan, { database, context, limits: { timeoutMs, maxRows }, signal });
    if (!table.isTruncated) return readCube(table, dimensions, { subject, context });
  }
  return null;
}

/** The figure by the breakdowns that have no step of their own in the plan: the most telling one may be among them. */
async function measureOthers(
  subject: Subject,
  { wanted, found }: { readonly wanted: Dimensions; readonly found: readonly StepFound[] },
  { database, context, signal, timeoutMs, maxRows }: StepRun,
): Promise<readonly StepFound[]> {
  const others = wanted.filter((dimension) => !found.some(({ step }) => step.dimension === dimension));
  const measured: StepFound[] = [];
  for (const step of listBreakdownSteps(subject, others, context)) {
    const table = await readRows(step.plan, { database, context, limits: { timeoutMs, maxRows }, signal });
    measured.push({ step, table, outputs: [] });
  }
  return measured;
}
