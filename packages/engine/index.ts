export {
  chooseInterpretation,
  findInterpretations,
  planInSlices,
  planQuestion,
  weighCandidates,
} from "./answer.ts";
export type { EarlierQuestion, FoundInterpretations, Planned, PlanRequest, Stages } from "./answer.ts";
export {
  findSecrets,
  findSecretsInSlices,
  prepareDatabase,
  prepareInSlices,
} from "./plan/prepare-database.ts";
export type { PreparedDatabase } from "./plan/prepare-database.ts";
export { askedAgain } from "./chart/asked-again.ts";
export { chooseChart } from "./chart/choose-chart.ts";
export { defineWord } from "./link/define-word.ts";
export { listMeanings, type LearnableMeaning } from "./narrate/choices/list-meanings.ts";
export { listPhrases } from "./narrate/choices/list-phrases.ts";
export type { ChartRequest } from "./chart/choose-chart.ts";
export { describeOutputs } from "./chart/describe-outputs.ts";
export { capitalize, humanizeName, nameInWords, pluralOf, singularOf } from "./chart/name-words.ts";
export type { EditContext, EditResult } from "./edit/edit-context.ts";
export { formatPeriod } from "./question/format-period.ts";
export { findComparedSpans, type ComparedSpans } from "./edit/compare-spans.ts";
export { planFigureRows, type PlanPoint } from "./edit/plan-figure-rows.ts";
export { crossFilter, drillInto, exclude, keepOnly } from "./edit/edit-marks.ts";
export type { CrossFilter, MarkValue } from "./edit/edit-marks.ts";
export { typeOfOutput } from "./edit/resolve-field.ts";
export { editPlan, editPlanInSteps } from "./edit/edit-plan.ts";
export { filterCard } from "./edit/filter-card.ts";
export { canSetVariables, findSql } from "./edit/set-sql-variables.ts";
export type { CardFilter } from "./edit/filter-card.ts";
export { isSamePlan } from "./edit/is-same-plan.ts";
export { isSame } from "./plan/request/is-same.ts";
export { combinePlans } from "./edit/roll-up/combine-plans.ts";
export { splitTable } from "./edit/roll-up/split-table.ts";
export { findRollUp } from "./edit/roll-up/find-roll-up.ts";
export { rollUpTable } from "./edit/roll-up/roll-up-table.ts";
export { claimCounts } from "./explore/candidate.ts";
export type { Candidate, CandidateKind, TableSubject } from "./explore/candidate.ts";
export { chooseBest } from "./explore/choose-best.ts";
export type { ExploreContext } from "./explore/explore-context.ts";
export { readFilter } from "./edit/read-filter.ts";
export { listRestrictions } from "./narrate/describe-condition.ts";
export { explorationOfPlan } from "./explore/exploration-of-plan.ts";
export { exploredFiltersOf, readFilterValue } from "./explore/explored-filters.ts";
export { matchMeasure } from "./explore/match-measure.ts";
export { titleExploration } from "./explore/explore-title.ts";
export { acceptClaims } from "./explore/finding/accept-claims.ts";
export type { Claim } from "./explore/finding/claim.ts";
export { findClaims } from "./explore/finding/find-claims.ts";
export { makeFinding, type DrawnResult } from "./explore/finding/make-finding.ts";
export { readResult } from "./explore/finding/read-result.ts";
export { listCandidates, listExploredDimensions, listTotals } from "./explore/list-candidates.ts";
export { planProfile, profileTable } from "./explore/profile-table.ts";
export {
  isSameSegment,
  leavesOf,
  listSegmentTables,
  segmentOf,
  type Cube,
  type LeafSums,
  type Segment,
  type SegmentTable,
} from "./investigate/causes/cube.ts";
export { findDrivers } from "./investigate/drivers/find-drivers.ts";
export { findCauses, type Cause, type CauseSearch } from "./investigate/causes/find-causes.ts";
export {
  idOfBreakdown,
  listBreakdownSteps,
  listPartSteps,
  listSteps,
  listWindowSteps,
  readPart,
  listOfferedSteps,
  type Step as InvestigationQuery,
} from "./investigate/list-steps.ts";
export {
  partOf,
  pickDimensions,
  planCube,
  readCube,
  withoutAliases,
  withoutConsequences,
  type NamedCube,
} from "./investigate/make-cube.ts";
export { listCauseSteps } from "./investigate/list-cause-steps.ts";
export { nameDurations } from "./investigate/name-durations.ts";
export { nameNegations } from "./investigate/name-negations.ts";
export { measureStrength } from "./investigate/measure-strength.ts";
export {
  makeChangeSubject,
  makeCompareSubject,
  makeDriveSubject,
  makePeriodsSubject,
  makeRestSubject,
  makeWithoutSubject,
  withoutAmount,
} from "./investigate/make-subject.ts";
export { latestPoint } from "./investigate/latest-point.ts";
export { makePointSubject, type PointSubject } from "./investigate/make-point-subject.ts";
export { isSameSubject } from "./investigate/is-same-subject.ts";
export { makeWindowSubject, readWindow } from "./investigate/make-window-subject.ts";
export { findDaysApart } from "./investigate/report/find-days-apart.ts";
export { namePeriods } from "./investigate/name-periods.ts";
export { durations } from "./investigate/inquiry-forms.data.ts";
export { readInquiries, sizeOf, type Inquiry } from "./investigate/read-inquiry.ts";
export type { FoundCauses, StepFound } from "./investigate/report/report-input.ts";
export { describeStep } from "./investigate/report/describe-step.ts";
export { wholeUnit } from "./investigate/unusual/whole-unit.ts";
export { cutPeriod } from "./investigate/cut-period.ts";
export { limitToPeriod, limitToValues } from "./explore/explore-context.ts";
export { drawForecast } from "./investigate/forecast/draw-forecast.ts";
export { findDataEnd, planForecast, type ForecastPlan } from "./investigate/forecast/forecast-plan.ts";
export { makeForecast } from "./investigate/forecast/forecast-result.ts";
export { measureScale } from "./investigate/forecast/back-test.ts";
export { planLosing, type LosingPlan } from "./investigate/losing/plan-losing.ts";
export { writeLosingReport } from "./investigate/losing/write-losing-report.ts";
export { repeatSeason } from "./investigate/forecast/forecast-methods.ts";
export { forecastValues } from "./investigate/forecast/forecast-values.ts";
export { readHorizon } from "./investigate/forecast/read-horizon.ts";
export { forecastStepId, writeForecastReport } from "./investigate/forecast/write-forecast-report.ts";
export { compareReports } from "./investigate/report/compare-reports.ts";
export { writeReport } from "./investigate/report/write-report.ts";
export type { Subject } from "./investigate/subject.ts";
export { listScans, type UnusualScan } from "./investigate/unusual/list-scans.ts";
export { writeUnusualReport } from "./investigate/unusual/write-unusual-report.ts";
export { readValues } from "./investigate/read-values.ts";
export { titleInvestigation } from "./investigate/title-investigation.ts";
export { listExploredMeasures } from "./explore/list-measures.ts";
export { suggestSpellings } from "./link/correct-words.ts";
export type { Mention, MentionTarget } from "./link/mention.ts";
export { nameTarget } from "./link/name-target.ts";
export { findListTables, readCodeLists } from "./meaning/code-lists/find-code-lists.ts";
export type { ListTable } from "./meaning/code-lists/find-code-lists.ts";
export { forgetSecrets } from "./meaning/withhold-secrets.ts";
export type { SecretColumn } from "./meaning/list-secrets.ts";
export { findOtherCurrency } from "./narrate/find-other-currency.ts";
export { askPlan } from "./narrate/ask-plan.ts";
export { describeEdit } from "./narrate/describe-edit.ts";
export { findWarnings } from "./narrate/find-warnings.ts";
export { planOneMore } from "./narrate/warnings/find-ties.ts";
export { listBreakdowns } from "./narrate/list-breakdowns.ts";
export { describeMeaning } from "./narrate/describe-meaning.ts";
export { verbalizeDefaultFilter } from "./narrate/verbalize-default-filter.ts";
export { findTouchedSpellings, type TouchedSpellings } from "./narrate/find-touched-spellings.ts";
export { quoteSpellings } from "./narrate/quote-spellings.ts";
export type { SpellingCounts } from "./narrate/spelling-counts.ts";
export { listFilterFields } from "./narrate/options/list-fields.ts";
export { listEditOptions } from "./narrate/options/list-edit-options.ts";
export { listPointOptions } from "./narrate/options/list-point-options.ts";
export type { OptionContext } from "./narrate/options/option-context.ts";
export { listResolvedPeriods } from "./narrate/list-resolved-periods.ts";
export { makeChips } from "./narrate/make-chips.ts";
export { summarizeResult, type ResultToSummarize } from "./narrate/summarize-result.ts";
export { suggestFollowUps } from "./narrate/suggest-follow-ups.ts";
export { describeChoices, type ExplainedPlan } from "./narrate/choices/describe-choices.ts";
export { describeAnswer } from "./narrate/describe-answer.ts";
export { describePlan, verbalizeOrder } from "./narrate/describe-plan.ts";
export { describeUnplaced } from "./narrate/describe-unplaced.ts";
export { describeProblem } from "./narrate/describe-problem.ts";
export { showChange } from "./plan/show/show-change.ts";
export { showCounts } from "./plan/show/show-counts.ts";
export { showDetails } from "./plan/show/show-details.ts";
export { showRanking } from "./plan/show/show-ranking.ts";
export { upgradePlan } from "./plan/upgrade/upgrade-plan.ts";
export type { PlannedOutcome } from "./plan/outcome/decide-outcome.ts";
export type { Evidence, EvidenceName } from "./plan/outcome/evidence.ts";
export { maxRivals, pickCandidates } from "./plan/outcome/pick-candidates.ts";
export { readStanding } from "./plan/outcome/read-standing.ts";
export { startsAnew } from "./plan/outcome/read-evidence.ts";
export { sumFeatures } from "./plan/rank/features.ts";
export type { Probe, RankedInterpretation, Interpretation } from "./plan/interpretation.ts";
export type { Question, Word } from "./question/question.ts";
export { readQuestion } from "./question/read-question.ts";
export { fillSql, printStatement } from "./sql/print-statement.ts";
export {
  printBlocked,
  printPermitted,
  type PermittedRows,
  type RowFilter,
} from "./sql/print-permitted-rows.ts";
export type { FilledSql } from "./sql/fill-sql.ts";
