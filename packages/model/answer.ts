import type { IsoDate } from "./calendar.ts";
import type { TableId } from "./catalog.ts";
import type { Chart } from "./chart/chart-spec.ts";
import type { DefaultFilterName, DefinitionId, Example, RemovedFilter } from "./glossary.ts";
import type { Output } from "./output.ts";
import type { Plan } from "./plan.ts";
import type { PlanEdit, PlanPart, SuggestedEdit } from "./plan-edit.ts";
import type { Problem, Span } from "./problem.ts";
import type { Statement } from "./statement.ts";
import type { Table } from "./table.ts";

/** How the engine understood a question: word by word, and as the parts of the plan. */
export interface InterpretationSummary {
  readonly marks: readonly Mark[];
  readonly chips: readonly Chip[];
  /** The plan as one English clause: "revenue by month and category, 1 Jan – 20 Nov 2026". */
  readonly restatement: string;
  /** 0–1: how likely it is that the user meant this interpretation. */
  readonly confidence: number;
  /** Other ways to understand it, likeliest first. Absent for a plain answer. */
  readonly choices?: readonly Choice[];
}

/** Another way to understand a question, which a person can pick. */
export interface Choice {
  /** Names the choice when the question is asked again. Absent in answers stored before it existed: the restatement. */
  readonly id?: string;
  /** The plan as one English clause. */
  readonly restatement: string;
  /**
   * What is different from the answer, which no other choice has: "by country", "sales = order total". Without an
   * answer, the restatement.
   */
  readonly difference: string;
}

/** Some words of the question and how they were understood. */
export interface Mark {
  readonly span: Span;
  readonly kind: "understood" | "guessed" | "unknown" | "ignored";
  /** The column, value or period: "orders.total", "country = France". Empty when unknown. */
  readonly means: string;
  readonly reason: string;
}

/** One part of the plan, as shown and edited. */
export interface Chip {
  readonly role: "measure" | "by" | "filter" | "period" | "sort" | "limit";
  readonly text: string;
  readonly kind: "understood" | "guessed";
  /**
   * The default filter that this chip shows; the question can be asked without it. Absent for a filter that the
   * question asked for.
   */
  readonly default?: DefaultFilterName;
  /** What edits change. Absent if it cannot be changed by itself, and in answers stored before plan editing. */
  readonly part?: PlanPart;
}

/** A fact, computed from the plan and the result, that may mislead a reader. */
export interface Warning {
  readonly code: WarningCode;
  /** For example "November is not over." */
  readonly fact: string;
  /** For example "20 of 30 days are counted." */
  readonly consequence: string;
  /** `caution` changes how the figures should be read; `information` does not. */
  readonly weight: "caution" | "information";
  /** What else would change it. Absent if there is nothing. */
  readonly offer?: WarningOffer;
  /** A change of the plan that settles it. Absent if there is none, and in answers stored before plan editing. */
  readonly repair?: WarningRepair;
}

/** Edits of an answer's plan, known to apply, and the text of their button: "Leave it out". */
export interface WarningRepair {
  readonly words: string;
  readonly edits: readonly PlanEdit[];
}

export type WarningOffer =
  /** A setting that a person may make once, for all later answers: the spellings of each value in a column are one. */
  | { readonly kind: "unite-spellings"; readonly table: TableId; readonly column: string }
  /** To ask again without a default filter, or with one that was removed. */
  | ({ readonly kind: "remove-default" | "use-default" } & DefaultFilterName);

export type WarningCode =
  | "fan-out"
  | "list-overlap"
  | "other-spellings"
  | "dates-missing"
  | "period-incomplete"
  | "limit-reached"
  | "null-group"
  | "result-empty"
  | "result-truncated"
  | "ties-cut"
  | "default-filter"
  | "mixed-currencies"
  | "other-currency"
  | "schema-changed"
  | "edits-left-out"
  | "nothing-changed"
  | "guessed";

/**
 * How an answer was computed, so that people can check it. `rowCount` counts the whole result, even where the table has
 * only its first rows.
 */
export interface Receipt {
  readonly engine: string;
  readonly statement: Statement;
  /** A hash of the catalog's names, types and relationships: 8 hexadecimal digits. */
  readonly schemaFingerprint: string;
  readonly askedAt: string;
  /** When the rows were read, if that was before: for the figure of a choice. Absent if they were read for the answer. */
  readonly readAt?: string;
  /** The title of the chart whose rows the figures were computed from. Absent if the statement was run. */
  readonly totalOf?: string;
  /**
   * The SQL that was run, with its values inlined, if it is not the statement: it reads the figures together with those of
   * other cards, or the rows of the chart that they are a total of.
   */
  readonly ranSql?: string;
  readonly planningMs: number;
  readonly runningMs: number;
  readonly rowCount: number;
  readonly timeZone: string;
  /** The date of the run in that time zone. Absent in answers from before relative periods existed. */
  readonly today?: IsoDate;
  /** The dates of the plan's relative periods on that day. Absent if the plan has none. */
  readonly periods?: readonly ResolvedPeriod[];
  /** Who wrote the statement. Absent if the engine did. */
  readonly writer?: "person";
  /** The saved example whose SQL was run. Absent if there was none. */
  readonly example?: Pick<Example, "question" | "author" | "id">;
  /** The definitions of people that the answer follows. Absent if there are none. */
  readonly definitions?: readonly UsedDefinition[];
  /** Default filters that the user removed. Absent if there are none. */
  readonly without?: readonly RemovedFilter[];
  /** The edits of the plan since the question, in words: "by country instead". Absent if there are none. */
  readonly edits?: readonly string[];
  /** Interpretations that were run because the likeliest one found nothing. Absent if it found something. */
  readonly checks?: readonly CheckedInterpretation[];
}

/**
 * What people defined: a word of the question and what it means ("metric of visits", "rows of orders"), or a default
 * filter or a rule and what it does ("status is not cancelled").
 */
export interface UsedDefinition {
  readonly words: string;
  readonly means: string;
  readonly id?: DefinitionId;
}

/** "this month", and its dates on the day of the answer: "Nov 2026". */
export interface ResolvedPeriod {
  readonly words: string;
  readonly dates: string;
}

/** An interpretation that was run to choose between several, and what it found. */
export interface CheckedInterpretation {
  readonly statement: Statement;
  readonly found: "rows" | "no-rows" | "only-nulls" | "failed" | "not-in-time";
}

export interface Answer {
  readonly question: string;
  readonly interpretation: InterpretationSummary;
  readonly plan: Plan;
  readonly statement: Statement;
  /** The statement with its values inlined, for reading and copying. What runs is `statement`. */
  readonly sql: string;
  readonly table: Table;
  /** The label and format of each column, in the order of the table's columns. */
  readonly outputs: readonly Output[];
  readonly chart: Chart;
  readonly sentence: string;
  readonly warnings: readonly Warning[];
  readonly receipt: Receipt;
  /** Questions that continue this one. All of them can be answered. */
  readonly followUps: readonly string[];
  /** The follow-ups as changes of the plan, in the same order. Absent in answers stored before plan edits existed. */
  readonly suggestedEdits?: readonly SuggestedEdit[];
}

/** The text of an answer, without its data. */
export interface Narrative extends Pick<
  Answer,
  "interpretation" | "sentence" | "warnings" | "receipt" | "followUps" | "suggestedEdits"
> {
  /** The plan of a saved chart before its last edit, to undo it. Absent if there was none, and for answers. */
  readonly planBefore?: Plan;
}

/** The result of asking a question. */
export type Outcome =
  | { readonly kind: "answered"; readonly answer: Answer }
  | {
      readonly kind: "refused";
      readonly question: string;
      readonly problem: Problem;
      /** The problem in one or two sentences: what is wrong, and what to do. */
      readonly sentence: string;
      readonly marks: readonly Mark[];
      /** What may have been meant, likeliest first. Absent if there is nothing to offer. */
      readonly choices?: readonly Choice[];
    };
