import type { IsoDate } from "./calendar.ts";
import type { Chart } from "./chart/chart-spec.ts";
import type { DefaultFilterName, Example, RemovedFilter } from "./glossary.ts";
import type { Output } from "./output.ts";
import type { Plan } from "./plan.ts";
import type { SuggestedEdit } from "./plan-edit.ts";
import type { Problem, Span } from "./problem.ts";
import type { Statement } from "./statement.ts";
import type { Table } from "./table.ts";

/** How a question was understood: word by word, and as the parts of the plan. */
export interface InterpretationSummary {
  readonly marks: readonly Mark[];
  readonly chips: readonly Chip[];
  /** The plan said back in one English clause: "revenue by month and category, 1 Jan – 20 Nov 2026". */
  readonly restatement: string;
  /** 0–1: how likely this reading is the one that was meant. */
  readonly confidence: number;
}

/** Some words of the question, and what they were taken for. */
export interface Mark {
  readonly span: Span;
  readonly kind: "understood" | "guessed" | "unknown" | "ignored";
  /** What it stands for: "orders.total", "country = France". Empty when unknown. */
  readonly means: string;
  readonly reason: string;
}

/** One part of the plan, as shown and edited. */
export interface Chip {
  readonly role: "measure" | "by" | "filter" | "period" | "sort" | "limit";
  readonly text: string;
  readonly kind: "understood" | "guessed";
  /** The default filter that it is: the question can be asked without it. Absent where the question asked for it. */
  readonly default?: DefaultFilterName;
}

/** What may mislead a reader, found by computation. */
export interface Warning {
  readonly code: WarningCode;
  /** The fact: "November is not over." */
  readonly fact: string;
  /** What follows from it: "20 of 30 days are counted." */
  readonly consequence: string;
  /** Whether it changes how the figures read, or only informs. */
  readonly weight: "caution" | "information";
}

export type WarningCode =
  | "fan-out"
  | "dates-missing"
  | "period-incomplete"
  | "limit-reached"
  | "null-group"
  | "result-empty"
  | "result-truncated"
  | "ties-cut"
  | "default-filter"
  | "guessed";

/** What lets anybody check an answer. `rowCount` is that of the whole result, wherever only its first rows are at hand. */
export interface Receipt {
  readonly engine: string;
  readonly statement: Statement;
  /** Of the catalog's names, types and relationships: 8 hexadecimal digits. */
  readonly schemaFingerprint: string;
  readonly askedAt: string;
  readonly planningMs: number;
  readonly runningMs: number;
  readonly rowCount: number;
  readonly timeZone: string;
  /** What was today in that time zone. Absent in answers from before periods could be relative. */
  readonly today?: IsoDate;
  /** What its relative periods came to on that day. Absent where it has none. */
  readonly periods?: readonly ResolvedPeriod[];
  /** Who wrote the statement. Absent where the engine did. */
  readonly writer?: "person";
  /** The example whose SQL it is. Absent where it is none. */
  readonly example?: Pick<Example, "question" | "author">;
  /** Default filters that the asker took away. Absent where none were. */
  readonly without?: readonly RemovedFilter[];
  /** Readings that were run because the likeliest one found nothing; absent when it found something. */
  readonly checks?: readonly CheckedInterpretation[];
}

/** "this month", and its dates on the day of the answer: "Nov 2026". */
export interface ResolvedPeriod {
  readonly words: string;
  readonly dates: string;
}

/** A reading that was run to choose between several, and what it found. */
export interface CheckedInterpretation {
  readonly statement: Statement;
  readonly found: "rows" | "no-rows" | "only-nulls" | "failed" | "not-in-time";
}

/** One answered question. */
export interface Answer {
  readonly question: string;
  readonly interpretation: InterpretationSummary;
  readonly plan: Plan;
  readonly statement: Statement;
  /** The statement with its values in place, to be read and copied; what runs is `statement`. */
  readonly sql: string;
  readonly table: Table;
  /** What each column of the table is, in their order: its label, and how its values are written. */
  readonly outputs: readonly Output[];
  readonly chart: Chart;
  readonly sentence: string;
  readonly warnings: readonly Warning[];
  readonly receipt: Receipt;
  /** Questions that continue this one, each of which can be answered. */
  readonly followUps: readonly string[];
  /** The same as changes of the plan, in the same order. Absent in answers stored before edits were. */
  readonly suggestedEdits?: readonly SuggestedEdit[];
}

/** What an answer says in words, apart from what it found. */
export type Narrative = Pick<
  Answer,
  "interpretation" | "sentence" | "warnings" | "receipt" | "followUps" | "suggestedEdits"
>;

/** What came of asking. */
export type Outcome =
  | { readonly kind: "answered"; readonly answer: Answer }
  | {
      readonly kind: "refused";
      readonly question: string;
      readonly problem: Problem;
      /** The problem in one or two sentences: what is wrong, and a way out. */
      readonly sentence: string;
      readonly marks: readonly Mark[];
    };
