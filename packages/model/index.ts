export type { Answer, Chip, Interpretation, Mark, Outcome, Receipt, Warning, WarningCode } from "./answer.ts";
export { AppError } from "./app-error.ts";
export type { AppErrorCode } from "./app-error.ts";
export { defaultSettings } from "./calendar.ts";
export type { AskSettings, DatePart, DurationUnit, Grain, IsoDate, Period } from "./calendar.ts";
export type {
  Catalog,
  CatalogColumn,
  CatalogTable,
  ColumnList,
  ColumnProfile,
  ColumnType,
  ColumnValues,
  DateEncoding,
  Relationship,
  TableId,
} from "./catalog.ts";
export type { ChartAxis, ChartFigure, ChartSpec, ChartType } from "./chart-spec.ts";
export type {
  AllCondition,
  AnyCondition,
  BetweenCondition,
  CompareCondition,
  CompareOperator,
  Condition,
  ExistsCondition,
  InCondition,
  InPlanCondition,
  MatchCondition,
  NotCondition,
  NullCondition,
  PeriodCondition,
} from "./condition.ts";
export type {
  AggregateExpression,
  AggregateFunction,
  ArithmeticExpression,
  CallExpression,
  CaseExpression,
  ChangeExpression,
  ColumnExpression,
  DatePartExpression,
  DurationExpression,
  Expression,
  GrainExpression,
  Literal,
  LiteralExpression,
  MovingExpression,
  OutputExpression,
  OutputId,
  PreviousExpression,
  RankExpression,
  RowExpression,
  RunningExpression,
  ScalarExpression,
  ScalarFunction,
  ShareExpression,
  SourceId,
  WindowExpression,
} from "./expression.ts";
export type { ValueFormat } from "./format.ts";
export type { Glossary, GlossaryEntry, Meaning } from "./glossary.ts";
export { assertNever, invariant } from "./invariant.ts";
export type { Dimension, Join, Limit, Measure, Order, Plan, PlanSource, QueryPlan, SetPlan, Source, SqlPlan, TableSource } from "./plan.ts";
export type { Problem, ProblemCode, Span } from "./problem.ts";
export type { DialectName, Statement } from "./statement.ts";
export type { Cell, Table, TableChunk, TableColumn } from "./table.ts";
