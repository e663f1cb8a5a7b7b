export type {
  Answer,
  CheckedInterpretation,
  Chip,
  Choice,
  InterpretationSummary,
  Mark,
  Narrative,
  Outcome,
  Receipt,
  ResolvedPeriod,
  UsedDefinition,
  Warning,
  WarningCode,
  WarningOffer,
  WarningRepair,
} from "./answer.ts";
export { AppError } from "./app-error.ts";
export type { AppErrorCode, ConnectionField, FailureText } from "./app-error.ts";
export { defaultSettings } from "./calendar.ts";
export type {
  AbsolutePeriod,
  AskSettings,
  CalendarOffset,
  CalendarUnit,
  DatePart,
  DateSpan,
  DurationUnit,
  FixedDay,
  Grain,
  IsoDate,
  Period,
  PeriodEnd,
  RelativePeriod,
  RelativeUnit,
} from "./calendar.ts";
export type {
  Catalog,
  CatalogColumn,
  CatalogTable,
  CodeEntry,
  CodeLists,
  ColumnList,
  ColumnProfile,
  ColumnType,
  ColumnValues,
  DateEncoding,
  LeftOut,
  ProfileBasis,
  Relationship,
  TableId,
} from "./catalog.ts";
export { nameSource, noCode } from "./database-code.ts";
export type { DatabaseCode, FieldFunction } from "./database-code.ts";
export { databaseKinds } from "./database-kinds.data.ts";
export {
  databaseKindNames,
  fileKindNames,
  isDatabaseKind,
  isServerKind,
  serverKindNames,
  serverKindOfScheme,
} from "./database-kind.ts";
export type { DatabaseKindName, FileKindName, ServerKindName } from "./database-kind.ts";
export { chooseBinEdges, binsBetween } from "./spread.ts";
export type { Spread, SpreadFacts } from "./spread.ts";
export { cardSizesOf, gridColumns, insertCard, removeCard } from "./dashboard/card-grid.ts";
export type { CardSize, CardSlot } from "./dashboard/card-grid.ts";
export type {
  BuildEvent,
  DashboardProposal,
  DashboardTopic,
  ProposedCard,
  ProposedText,
  TopicChoice,
} from "./dashboard/dashboard-proposal.ts";
export { cardsOfTab, findTab } from "./dashboard/dashboard-tab.ts";
export type { DashboardTab } from "./dashboard/dashboard-tab.ts";
export { findAgeLimitMs, findMaxAgeMs, refreshFrequencies } from "./dashboard/freshness.ts";
export type { Freshness, FreshMinutes, RefreshFrequency } from "./dashboard/freshness.ts";
export { dropInOrder, foldSections, listSections } from "./dashboard/list-sections.ts";
export { stackTabs } from "./dashboard/stack-tabs.ts";
export {
  identifyTextFigures,
  missingFigure,
  nameTextFigures,
  noFigure,
  figurePicks,
  printFigureOf,
  readTextFigures,
  renameTextFigures,
  replaceTextFigures,
} from "./dashboard/text-figures.ts";
export { arrangeForPhone, orderForPhone } from "./dashboard/phone-layout.ts";
export type { PhoneCard } from "./dashboard/phone-layout.ts";
export { pickFigure } from "./dashboard/pick-figure.ts";
export type { PickedFigure, PickedFrom } from "./dashboard/pick-figure.ts";
export type { CardFigure, FigurePick } from "./dashboard/text-figures.ts";
export { textSizesOf } from "./dashboard/text-card.ts";
export { listImageVersions, printTextImage, readOnlyImage, readTextImage } from "./dashboard/text-images.ts";
export type { OnlyImage, TextImage } from "./dashboard/text-images.ts";
export type { TextCard, TextKind } from "./dashboard/text-card.ts";
export { describeFilterValue } from "./dashboard/describe-filter-value.ts";
export {
  dayLayouts,
  isDayLayout,
  printLocale,
  readLocale,
  writeDay,
  type DayLayout,
} from "./format/locale-tag.ts";
export { listNamesWithFigures, rewriteFigures } from "./format/rewrite-figures.ts";
export { listFilterValues, lockFilters, testOfValue } from "./dashboard/dashboard-filter.ts";
export type {
  DashboardFilter,
  FilterColumn,
  FilterKind,
  FilterOption,
  FilterState,
  FilterTarget,
  VariableTarget,
  FilterValue,
  PeriodComparison,
  SkippedFilter,
} from "./dashboard/dashboard-filter.ts";
export type {
  ClaimKind,
  Exploration,
  ExplorationChoice,
  ExplorationEvent,
  ExplorationStart,
  ExploredColumn,
  ExploredComparison,
  ExploredCondition,
  ExploredFilter,
  ExploredMeasure,
  ExploredPeriod,
  ExploredZoom,
  FailedFinding,
  Finding,
  FindingPart,
  ProfiledColumn,
  TableProfile,
} from "./exploration.ts";
export { columnField, isSameColumn, keyOfColumn, wholeDatabase } from "./exploration.ts";
export type {
  FailedStep,
  Investigation,
  InvestigationEvent,
  InvestigationReport,
  InvestigationResult,
  InvestigationRun,
  InvestigationStep,
  ReportChanges,
  ReportFigure,
  ReportFinding,
  ReportSentence,
} from "./investigation.ts";
export type { ExecutionStep } from "./execution-plan.ts";
export { cellsOf } from "./cells-of.ts";
export {
  chartEvents,
  chartLabels,
  chartPalettes,
  chartPanels,
  chartSorts,
  colorComparisons,
  findRuleColor,
  maxTop,
  ruleColors,
} from "./chart/chart-display.ts";
export type {
  ChartDisplay,
  ChartEvents,
  ChartLabels,
  ChartPalette,
  ChartPanel,
  ChartSort,
  ChartTop,
  ColorComparison,
  ColorRule,
  RuleColor,
} from "./chart/chart-display.ts";
export { hasOwnHeight } from "./chart/chart-kind.ts";
export type { ChartKindDefinition } from "./chart/chart-kind.ts";
export { canHideSeries } from "./chart/can-hide-series.ts";
export { canHighlight, findHighlight, listParts } from "./chart/chart-highlight.ts";
export { highlightRules, type ChartHighlight } from "./chart/chart-display.ts";
export type { FoundHighlight } from "./chart/chart-highlight.ts";
export { swapAxes } from "./chart/swap-axes.ts";
export { describeDesignChange, panelNames } from "./chart/describe-design-change.ts";
export { chartKindNames, chartKindOf, chartKinds, isChartKind } from "./chart/chart-kinds.ts";
export type { ChartKind } from "./chart/chart-kinds.ts";
export type { ChartRoles } from "./chart/chart-roles.ts";
export { chartVersion, maxForecastUnits, noFacts } from "./chart/chart-spec.ts";
export type {
  Chart,
  ChartCaption,
  ChartFacts,
  ChartMark,
  ChartSpec,
  ChartSpecOf,
} from "./chart/chart-spec.ts";
export type { DatedEvent } from "./chart/dated-event.ts";
export { canColorByFigure, colorsByFigure } from "./chart/colors-by-figure.ts";
export { marksEvents } from "./chart/marks-events.ts";
export { canHaveTrend } from "./chart/can-have-trend.ts";
export { readDrawnColumns } from "./chart/drawn-columns.ts";
export type { DrawnAxis, DrawnColumns } from "./chart/drawn-columns.ts";
export type { ChartAxis, ChartEncoding, ChartFigure, EncodingForm } from "./chart/encoding.ts";
export { findChartObstacle } from "./chart/find-chart-obstacle.ts";
export { isDesignMark } from "./chart/chart-design.ts";
export type { ChartDesign, DesignColumns, DesignMark } from "./chart/chart-design.ts";
export type { ChartWish } from "./chart/make-chart-spec.ts";
export { makeChartSpec, restyleSpec, tableSpec } from "./chart/make-chart-spec.ts";
export { describeUnreadable, unreadableReasons } from "./chart/unreadable-chart.ts";
export { findTraits, isPartOfWhole } from "./chart/result-traits.ts";
export type { ResultTraits } from "./chart/result-traits.ts";
export {
  joinAskedCharts,
  type AskedChart,
  type AskedLook,
  type PlacedAxis,
  type LookPart,
  type PointedPeriod,
} from "./chart/asked-chart.ts";
export { mirroredOperators } from "./compare-operator.ts";
export { stackings } from "./chart/stacking.ts";
export type { Stacking } from "./chart/stacking.ts";
export { maxPanels, suggestAnswerHeight, suggestHeight } from "./chart/suggest-height.ts";
export type { SizedChart } from "./chart/suggest-height.ts";
export { upgradeChart } from "./chart/upgrade-chart.ts";
export { countWord } from "./format/count-word.ts";
export { dayOf, formatBucket, formatDatePart, formatDay, missing, monthName } from "./format/format-date.ts";
export type { DateStyle } from "./format/format-date.ts";
export { readElements } from "./format/format-list.ts";
export { formatChange, formatExact, formatFull, formatValue } from "./format/format-value.ts";
export { headerOf } from "./format/header-of.ts";
export { readFigure } from "./format/read-figure.ts";
export { minus, moneyOptions, writeNumber } from "./format/write-number.ts";
export { maxDecimals } from "./format/value-format.ts";
export { numberLengths, type NumberStyle, type ValueFormat } from "./format/value-format.ts";
export type {
  CalendarRule,
  DefaultFilter,
  DefaultFilterName,
  DefinitionId,
  DescribedEffect,
  RemovedFilter,
  RuleEffect,
  Example,
  Glossary,
  GlossaryEntry,
  Meaning,
  StopWord,
} from "./glossary.ts";
export { assertNever, invariant } from "./invariant.ts";
export { isNumeric } from "./is-numeric.ts";
export type { FigureKind, GeoAxis, Output, OutputRole } from "./output.ts";
export type {
  AggregateExpression,
  AggregateFunction,
  AllCondition,
  AnyCondition,
  ArithmeticExpression,
  BetweenCondition,
  CallExpression,
  CaseExpression,
  ChangeExpression,
  ColumnExpression,
  CompareCondition,
  Condition,
  DatePartExpression,
  Dimension,
  DurationExpression,
  ExistsCondition,
  Expression,
  GrainExpression,
  InCondition,
  InPlanCondition,
  Join,
  Limit,
  LiteralExpression,
  MatchCondition,
  Measure,
  MovingExpression,
  NotCondition,
  NullCondition,
  Order,
  OutputExpression,
  OutputId,
  PeriodCondition,
  Plan,
  PlanSource,
  PreviousExpression,
  QueryPlan,
  RankExpression,
  RowExpression,
  RunningExpression,
  ScalarExpression,
  ScalarFunction,
  SetPlan,
  ShareExpression,
  Source,
  SourceId,
  SqlPlan,
  TableSource,
  WindowExpression,
} from "./plan.ts";
export { columnRoles, roleEvidence } from "./meaning/roles.data.ts";
export type { ColumnSign } from "./meaning/column-sign.ts";
export { hasContent } from "./meaning/has-content.ts";
export { idWords, keyWords, naturalKeyWords } from "./meaning/key-words.data.ts";
export { currencies } from "./meaning/currencies.data.ts";
export { nameCurrency, readCurrency } from "./meaning/name-currency.ts";
export { readPeriodTitle } from "./format/read-period-title.ts";
export type { TitledPeriod } from "./format/read-period-title.ts";
export { measureUnits } from "./meaning/measure-units.data.ts";
export type { MeasureUnit } from "./meaning/measure-units.data.ts";
export type { ColumnRole, RoleEvidence, RoleRecord } from "./meaning/roles.data.ts";
export type {
  Additivity,
  Decision,
  DescribedCatalog,
  DescribedColumn,
  DescribedTable,
  Figure,
  FigureSubject,
  FlagAnswers,
  RowState,
  Spellings,
  StateColumn,
  StateCondition,
  MeaningCorrection,
  RowProduct,
  TableKind,
} from "./meaning/described-catalog.ts";
export type {
  EditDimension,
  EditField,
  EditFigure,
  EditFilter,
  FilterField,
  EditMeasure,
  EditOrder,
  FieldTest,
  PlanEdit,
  PlanPart,
  SetPeriodEdit,
  SuggestedEdit,
} from "./plan-edit.ts";
export { isValidVariable, listPlaceholders, maxSqlVariables, setVariables } from "./sql-variable.ts";
export type {
  ChoiceVariable,
  FieldCondition,
  FieldVariable,
  Placeholder,
  SqlVariable,
  VariableValues,
} from "./sql-variable.ts";
export { countPlaced, findCoordinates, isOnEarth, readGeoAxis } from "./places/find-coordinates.ts";
export type { Coordinates } from "./places/find-coordinates.ts";
export { matchPlaces } from "./places/match-places.ts";
export type { MatchedPlaces } from "./places/match-places.ts";
export { findCountry, isEuropean } from "./places/places.ts";
export type { MapName, Region } from "./places/places.ts";
export type { CompareOperator, MatchKind, ValueTest } from "./value-test.ts";
export type { Literal } from "./literal.ts";
export type {
  ComparisonOption,
  DimensionOption,
  EditablePart,
  EditOptions,
  FieldOption,
  FieldValue,
  FilterPart,
  FieldValues,
  MeasureOption,
  OutputOption,
  TimeOption,
} from "./edit-options.ts";
export type {
  AnswerPoint,
  PointChoices,
  PointInquiry,
  PointOption,
  PointOptions,
  PointRows,
} from "./answer-point.ts";
export { planRows } from "./plan-rows.ts";
export { listPlanNames } from "./list-plan-names.ts";
export type { PlanName } from "./list-plan-names.ts";
export type { Problem, ProblemCode, Span } from "./problem.ts";
export { finish } from "./sliced.ts";
export type { Sliced } from "./sliced.ts";
export type { SqlProblem } from "./sql-problem.ts";
export type { DialectName, Statement } from "./statement.ts";
export type { Cell, Table, TableChunk, TableColumn } from "./table.ts";
export { areSameTables, haveSameColumns } from "./table-difference.ts";
export type { RowDifference, TableDifference, Tolerance } from "./table-difference.ts";
