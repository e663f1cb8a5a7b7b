import {
  describeProblem,
  listSteps,
  makeChangeSubject,
  makeCompareSubject,
  makeDriveSubject,
  planQuestion,
  readInquiry,
  singularOf,
  titleInvestigation,
  type ExploreContext,
  type Inquiry,
  type InvestigationQuery,
  type Subject,
} from "@askery/engine";
import type { Plan } from "@askery/model";
import { exploreContextOf } from "../exploring/plan-exploration.ts";
import { messages } from "../messages.ts";
import { rankTables } from "../rank-tables.ts";
import type { InvestigationPlanRequest } from "./investigation-request.ts";
import { proposeInvestigations } from "./propose-investigations.ts";

export type PlannedInvestigation =
  | {
      readonly kind: "planned";
      readonly title: string;
      readonly subject: Subject;
      readonly context: ExploreContext;
      readonly steps: readonly InvestigationQuery[];
      /** Whether the question may mean something else as well. */
      readonly isDoubtful: boolean;
    }
  | {
      readonly kind: "refused";
      readonly message: string;
      readonly fix: string;
      /** Questions that can be investigated. */
      readonly questions: readonly string[];
    };

/** Plans an investigation without running anything. The same database, question and date have the same steps. */
export function planInvestigation(request: InvestigationPlanRequest): PlannedInvestigation {
  const { database, question, today, settings } = request;
  const context = exploreContextOf(database, { today, settings });
  const found = findSubject(readInquiry(question), context, request);
  if (found.kind === "refused") {
    return { ...found, questions: proposeInvestigations(request) };
  }
  const { subject, isDoubtful } = found;
  return {
    kind: "planned",
    title: titleInvestigation(subject, context),
    subject,
    context,
    steps: listSteps(subject, context),
    isDoubtful,
  };
}

type FoundSubject =
  | { readonly kind: "found"; readonly subject: Subject; readonly isDoubtful: boolean }
  | { readonly kind: "refused"; readonly message: string; readonly fix: string };

function findSubject(
  inquiry: Inquiry,
  context: ExploreContext,
  request: InvestigationPlanRequest,
): FoundSubject {
  const plan = (text: string) => planFigure(text, request);
  switch (inquiry.kind) {
    case "unknowable":
      return { kind: "refused", ...messages.unknowable };
    case "forecast":
      return { kind: "refused", ...messages.noForecast };
    case "change":
    case "unusual": {
      const asked = plan(inquiry.kind === "change" ? inquiry.asked : `${mainRows(request)} ${inquiry.tail}`);
      if (asked.kind === "refused") return asked;
      return foundOr(
        makeChangeSubject(asked.plan, inquiry.against, context),
        asked,
        messages.nothingToCompare,
      );
    }
    case "compare": {
      const [first, last] = inquiry.groups;
      const [one, other] = [first, last].map((group) =>
        plan(`${inquiry.asked ?? mainRows(request)} in ${group}`),
      );
      if (one === undefined || other === undefined) return { kind: "refused", ...messages.notTwoGroups };
      if (one.kind === "refused") return one;
      if (other.kind === "refused") return other;
      return foundOr(makeCompareSubject(one.plan, other.plan, context), one, messages.notTwoGroups);
    }
    case "drive": {
      const asked = plan(inquiry.asked);
      const subject = asked.kind === "refused" ? null : makeDriveSubject(asked.plan, context);
      if (asked.kind !== "refused" && subject !== null) {
        return foundOr(subject, asked, messages.nothingToCompare);
      }
      // Of things that happen to others, such as returns, the rate depends on something; of a sum, its change does.
      const rate = plan(`${singularOf(inquiry.asked)} rate`);
      const ofRate = rate.kind === "refused" ? null : makeDriveSubject(rate.plan, context);
      if (rate.kind !== "refused" && ofRate !== null) return foundOr(ofRate, rate, messages.nothingToCompare);
      if (asked.kind === "refused") return asked;
      return foundOr(
        makeChangeSubject(asked.plan, "periodBefore", context),
        asked,
        messages.nothingToCompare,
      );
    }
  }
}

type PlannedFigure =
  | { readonly kind: "planned"; readonly plan: Plan; readonly isDoubtful: boolean }
  | Extract<FoundSubject, { kind: "refused" }>;

/** Reads the part of the question that names a figure. */
function planFigure(text: string, { database, today, settings }: InvestigationPlanRequest): PlannedFigure {
  const planned = planQuestion({ text, database: database.prepared, today, settings });
  if (planned.kind === "planned") {
    return { kind: "planned", plan: planned.plan, isDoubtful: planned.outcome === "choices" };
  }
  return { kind: "refused", message: describeProblem(planned.problem), fix: messages.nothingToCompare.fix };
}

function foundOr(
  subject: Subject | null,
  { isDoubtful }: { readonly isDoubtful: boolean },
  refusal: { readonly message: string; readonly fix: string },
): FoundSubject {
  return subject === null ? { kind: "refused", ...refusal } : { kind: "found", subject, isDoubtful };
}

/** The rows of the most important table, in words: "orders". */
function mainRows({ database: { prepared } }: InvestigationPlanRequest): string {
  const [table] = rankTables(null, prepared);
  return table === undefined ? "" : nameOf(prepared.schema.table(table).name);
}

function nameOf(name: string): string {
  return name.replaceAll("_", " ").toLowerCase();
}
