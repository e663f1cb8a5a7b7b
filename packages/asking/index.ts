export { findLesson, type Lesson, type LessonEntry, type LessonRequest } from "./lessons/find-lesson.ts";
export { pickPlan } from "./lessons/pick-plan.ts";
export { summarizeChoice } from "./summarize-choice.ts";
export { askDatabase } from "./ask-database.ts";
export type { AskRequest } from "./ask-database.ts";
export { inSlices } from "./in-slices.ts";
export { systemClock } from "./clock.ts";
export type { Clock } from "./clock.ts";
export { addCodeLists } from "./add-code-lists.ts";
export { compareTables } from "./compare-tables.ts";
export { connectDatabase, prepareContents, defineGlossary } from "./connect-database.ts";
export type { AskableDatabase } from "./connect-database.ts";
export { answerTable } from "./answer-table.ts";
export { editAnswer } from "./edit-answer.ts";
export type { EditOutcome, EditRequest } from "./edit-answer.ts";
export { engineVersion } from "./engine-version.ts";
export { findForbidden } from "./find-forbidden.ts";
export type { FoundChange, RemovedName } from "./find-removed-name.ts";
export { limitConnector } from "./limits/limit-connector.ts";
export type { ReadLimits } from "./limits/limit-reads.ts";
export { listFieldValues } from "./list-field-values.ts";
export type { ValuesRequest } from "./list-field-values.ts";
export { listPointRows, type ListedRows, type PointRowsRequest } from "./list-point-rows.ts";
export { readPoint } from "./read-point.ts";
export { listExamples } from "./list-examples.ts";
export { listWordMeanings } from "./list-word-meanings.ts";
export { listStarters } from "./list-starters.ts";
export type { StartersRequest } from "./list-starters.ts";
export { readRule } from "./rules/read-rule.ts";
export type { ReadRule } from "./rules/read-rule.ts";
export { rerunChart } from "./rerun-chart.ts";
export { filterPlan, type PlanFilter } from "./filtering/filter-plan.ts";
export { findReach, upgradeCard, type FilteredCard, type FoundReach } from "./filtering/filter-reach.ts";
export { listPointFilters, type PointTest } from "./filtering/list-point-filters.ts";
export {
  listCardFields,
  listFilterChoices,
  type FoundChoice,
  type FoundField,
} from "./filtering/list-filter-choices.ts";
export { rerunPlan } from "./rerun-plan.ts";
export type { RerunPlan, RerunRequest } from "./rerun-plan.ts";
export { runRows } from "./run-rows.ts";
export type { RowsRequest, RowsWanted } from "./run-rows.ts";
export { planFromSql } from "./plan-from-sql.ts";
export { explainSql } from "./explain-sql.ts";
export { runSql } from "./run-sql.ts";
export type { SqlOutcome, SqlRequest } from "./run-sql.ts";
export type { Check, Step } from "./step.ts";
export { translateQuestion } from "./translate-question.ts";
export type { TranslateRequest, Translation } from "./translate-question.ts";
export { buildDashboard } from "./building/build-dashboard.ts";
export { listTopics } from "./building/list-topics.ts";
export { answerFinding } from "./exploring/answer-finding.ts";
export { answerInvestigation, rerunInvestigation } from "./investigating/answer-investigation.ts";
export { inquireIntoPlan, inquireIntoPoint } from "./investigating/inquire-into-point.ts";
export { investigateDatabase } from "./investigating/investigate-database.ts";
export { proposeInvestigations } from "./investigating/propose-investigations.ts";
export { exploreDatabase } from "./exploring/explore-database.ts";
