import { describeProblem, editPlan } from "@askery/engine";
import { AppError, planRows, type TableId } from "@askery/model";
import { answerPlan, type EditOutcome, type EditRequest } from "./edit-answer.ts";
import { messages } from "./messages.ts";

export type TableRequest = Omit<EditRequest, "plan" | "edits" | "question" | "askedOn"> & {
  readonly table: TableId;
};

/**
 * Counts the rows of a table: a plan to which edits add measures, breakdowns and filters.
 *
 * @throws AppError `not-found` for a table that answers leave out, otherwise as `editAnswer`
 */
export async function answerTable({ table, ...rest }: TableRequest): Promise<EditOutcome> {
  const { database, today, settings, now } = rest;
  const { schema, catalog } = database.prepared;
  if (!catalog.tables.some(({ id }) => id === table)) {
    throw new AppError("not-found", messages.noSuchTable(table));
  }
  const before = planRows(table);
  const measure = { figure: { kind: "rows", table }, label: null } as const;
  const counted = editPlan(before, { kind: "addMeasure", measure }, { schema, today, settings });
  if (counted.kind === "problem") {
    return { kind: "refused", problem: counted.problem, sentence: describeProblem(counted.problem) };
  }
  const askedAt = new Date(now()).toISOString();
  const request: EditRequest = { ...rest, plan: before, edits: [], question: "", askedOn: today };
  return answerPlan({ plan: counted.plan, words: "", before, askedAt, planningMs: 0 }, request);
}
