export { chooseReading, planQuestion, prepareDatabase } from "./answer.ts";
export type { Planned, PlanRequest, PreparedDatabase, Stages } from "./answer.ts";
export type { Mention, MentionTarget } from "./link/mention.ts";
export type { Probe, RankedReading, Reading } from "./plan/reading.ts";
export type { Question, Word } from "./question/question.ts";
export { printStatement } from "./sql/print-statement.ts";
